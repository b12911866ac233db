/** Whole cards of 240 × 336 as strokes: a character with its tab of marks, a special card, a back. */
import type { Kind, Value } from '../cards';
import type { Element } from './bodies';
import { figure } from './figure';
import { QUARTERS } from './joker';
import { GROUND, MARKS } from './marks';
import type { Accessory } from './poses';
import { SCENES, type Landscape } from './scenes';
import { PICTURES, TINTS } from './specials';
import { dot, filled, INK, line, moved, PAPER, panel, WHITE, YELLOW, type Stroke } from './strokes';

export const EDGE = panel(0, 0, 240, 336, 24);
const frame = (fill: string) => filled(EDGE + panel(7, 7, 226, 322, 18, true), fill);
const RIM: Stroke = { d: panel(1.5, 1.5, 237, 333, 22.5), line: '#1b1f3b8c', width: 3 };

const PLACES: Record<Accessory, { x: number; y: number; scale: number }> = {
  sunglasses: { x: 149, y: 215, scale: 0.95 },
  cocktail: { x: 130, y: 215, scale: 0.9 }, // what is held reaches further to the right
  suitcase: { x: 127, y: 215, scale: 0.9 },
  none: { x: 149, y: 215, scale: 0.95 },
};

export const character = (element: Element, landscape: Landscape, accessory: Accessory): Stroke[] => [
  ...SCENES[landscape],
  filled(dot(PLACES[accessory].x + 2, 304, 62, 11), '#1b1f3b52'),
  frame(PAPER),
  ...moved(figure(element, accessory), PLACES[accessory]),
  ...tab([element, landscape, accessory]),
  RIM,
];

/** Paper, top left. */
const tab = (values: readonly Value[]): Stroke[] => [
  filled('M0 24Q0 0 24 0H72V176Q72 194 54 194H0z', PAPER),
  line('M72 7V176Q72 194 54 194H7', 3, '#1b1f3b40'),
  ...values.flatMap((value, row) => moved(mark(value), { x: 11, y: 11 + row * 60.5, scale: 52 / 24 })),
];

/** On its tile, if it has one. */
const mark = (value: Value): Stroke[] => [
  ...(GROUND[value] ? [filled(panel(-0.5, -0.5, 25, 25, 6), GROUND[value], 1.8)] : []),
  ...MARKS[value],
];

const ray = (step: number) => {
  const at = (angle: number) => `${(120 + 320 * Math.cos(angle)).toFixed()} ${(140 + 320 * Math.sin(angle)).toFixed()}`;
  return `M120 140L${at((step * Math.PI) / 6)}L${at((step * Math.PI) / 6 + 0.26)}z`;
};
const RAYS = Array.from({ length: 12 }, (_, step) => ray(step)).join('');

export const special = (card: string, kind: Kind): Stroke[] => [
  filled(EDGE, TINTS[kind][0]),
  filled(RAYS, TINTS[kind][1]),
  ...(kind === 'joker' ? QUARTERS : []),
  ...moved(PICTURES[card] ?? [], { x: 120, y: kind === 'stop' ? 132 : 146 }),
  ...(kind === 'stop' ? STOP : [filled(panel(18, 262, 204, 54, 16), PAPER, 4)]),
  frame(INK),
  line(panel(8, 8, 224, 320, 17), 3.5, YELLOW),
  ...badge(kind),
];

const LETTERS =
  'M67 262Q58 252 46 256Q36 262 44 272L60 280Q70 292 58 298Q46 302 36 294M82 256H112M97 256V298M129 277a16 21 0 1 0 32 0a16 21 0 1 0-32 0zM178 298V256H190Q206 258 206 270T190 284H180';
const STOP = [line(LETTERS, 27), line(LETTERS, 15, WHITE)];

const BOLT = filled('M14 1L3 15H11L9 25L21 10H13z', YELLOW, 2.2);
const HOURGLASS = [
  filled('M5 2H21V6Q21 10 15 13Q21 16 21 20V24H5V20Q5 16 11 13Q5 10 5 6z', WHITE, 2.2),
  filled('M8 20Q13 14 18 20V22H8z', '#ffab2e'),
];

/** A bolt: at once. An hourglass: between two hands. */
function badge(kind: Kind): Stroke[] {
  if (kind === 'joker' || kind === 'stop') return [];
  const sign = kind === 'later' ? HOURGLASS : [BOLT];
  return moved(
    [{ d: dot(0, 0, 25), fill: INK, line: WHITE, width: 3 }, ...moved(sign, { x: -17, y: -17, scale: 1.32 })],
    {
      x: 34,
      y: 34,
    },
  );
}

const ZIGZAGS = Array.from({ length: 10 }, (_, row) => `M-20 ${row * 42 - 12}${'l28 24 28-24'.repeat(5)}`).join('');

export const BACK: Stroke[] = [
  filled(EDGE, '#3d2f86'),
  line(ZIGZAGS, 11, '#5443a8'),
  frame(PAPER),
  ...moved(
    [
      filled(dot(0, 0, 64), PAPER, 8),
      filled(dot(0, 0, 52), '#3d2f86'),
      filled('M-30-36H32V-20L-4 16H32V36H-34V18L2-18H-30z', YELLOW, 6),
    ],
    { x: 120, y: 168 },
  ),
  RIM,
];
