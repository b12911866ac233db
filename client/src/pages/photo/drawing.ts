/** What a photo finish looks like: plain shapes, the same for the page and for the picture to share. Pure. */
import type { Finish, Row } from '../../table/fair/photo';

export type Box = {
  kind: 'box';
  x: number;
  y: number;
  w: number;
  h: number;
  fill: string;
  round?: number;
  stroke?: string;
  line?: number;
};
type Rule = { kind: 'rule'; x: number; y: number; toX: number; toY: number; stroke: string; line: number };
export type Text = {
  kind: 'text';
  x: number;
  y: number;
  text: string;
  size: number;
  fill: string;
  anchor: 'start' | 'middle' | 'end';
};
export type Face = { kind: 'face'; x: number; y: number; size: number; animal: string };
export type Shape = Box | Rule | Text | Face;
export type Drawing = { width: number; height: number; shapes: Shape[] };

/** Who runs in which seat; `hue` of their disc. */
type Runner = { name: string; animal: string | null; hue: number; bot: boolean; mine: boolean };
export type Cast = (seat: number) => Runner;
export type Words = { you: () => string; gap: (gap: number) => string };

export const INK = '#1b1f3b';
export const PAPER = '#fffdf6';
export const YELLOW = '#f0e442';
export const [FELT, NIGHT, SOFT, CHALK] = ['#256655', '#0d211d', '#e4f1eb', '#ffffff4d'];
const [LANE, BAR, FACE, SCALE] = [46, 28, 32, 24];
const [LINE, RUN] = [0.56, 0.34]; // of the width: where the first one's act lies, and how much room the others have behind it
const [LEAST, TICK, STEPS] = [10, 44, [1, 2, 5, 10, 20, 50, 100, 200, 500]]; // ms shown at least; px between two ticks at least

export function drawing(finish: Finish, cast: Cast, words: Words, width: number): Drawing {
  const height = finish.rows.length * LANE + SCALE;
  const at = scaleOf(finish, width);
  const lanes = finish.rows.flatMap((row, index) => laneOf(row, index, at, cast(row.seat), words, width));
  return {
    width,
    height,
    shapes: [
      box(0, 0, width, height, FELT),
      ...chalk(finish, width),
      ...scale(at, width, height),
      ...line(at.x(0), height - SCALE),
      ...lanes,
    ],
  };
}

type Scale = { x: (gap: number) => number; pixels: number };

/** From ms behind the first to px. The last stretch is what a photo finish shows, so a close race is drawn large. */
function scaleOf({ rows }: Finish, width: number): Scale {
  const gaps = rows.map(({ gap }) => gap);
  const [least, most] = [Math.min(...gaps), Math.max(...gaps)];
  const pixels = (width * RUN) / Math.max(most - least, LEAST);
  return { x: (gap) => width * LINE + (gap - least) * pixels, pixels };
}

function laneOf(row: Row, index: number, { x }: Scale, runner: Runner, words: Words, width: number): Shape[] {
  const [middle, end] = [index * LANE + LANE / 2, x(row.gap)];
  const seen = runner.bot ? 0 : x(row.gap - row.reaction / 1000); // a bot has no screen
  const start = Math.max(0, seen); // a player who saw it long before comes in from the edge
  return [
    ...barOf(start, end, middle, runner.mine),
    ...(start > 0
      ? [
          box(start - 4, middle - 7, 14, 14, PAPER, { round: 7, stroke: INK, line: 2 }),
          box(start, middle - 3, 6, 6, INK, { round: 3 }),
        ]
      : []),
    label(
      Math.max(8, start + 14),
      middle + 5,
      `${index + 1}  ${short(runner.name, width)}${runner.mine && words.you() ? ` · ${words.you()}` : ''}`,
      14,
    ),
    ...faceOf(end, middle, runner),
    ...(index === 0 ? [] : [gapOf(end, middle, `${row.gap < 0 ? '−' : '+'}${words.gap(row.gap)}`, width)]),
  ];
}

/** The own bar is known by its stripes and its heavier rim, too. */
function barOf(start: number, end: number, middle: number, mine: boolean): Shape[] {
  const top = middle - BAR / 2;
  const bar = box(start, top, end - start, BAR, mine ? YELLOW : PAPER, {
    round: start > 0 ? 7 : 0,
    stroke: INK,
    line: mine ? 4 : 2,
  });
  const stripes = Array.from({ length: mine ? Math.max(0, Math.floor((end - start - 24) / 10)) : 0 }, (_, index) => {
    const x = start + 4 + index * 10;
    return rule(x, top + BAR - 3, x + 8, top + 3, '#1b1f3b1f', 3);
  });
  return [bar, ...stripes, rule(end, middle - LANE / 2 + 2, end, middle + LANE / 2 - 2, INK, 2)];
}

/** The face looks over the moment of the press. */
export function faceOf(end: number, middle: number, { name, animal, hue, bot }: Runner): Shape[] {
  const [left, top] = [end - FACE + 4, middle - FACE / 2];
  const disc = box(left, top, FACE, FACE, bot ? '#d3dae6' : `hsl(${hue} 70% 82%)`, {
    round: bot ? 7 : FACE / 2,
    stroke: INK,
    line: 2.5,
  });
  if (!animal)
    return [
      disc,
      {
        kind: 'text',
        x: left + FACE / 2,
        y: middle + 6,
        text: name.slice(0, 1),
        size: 17,
        fill: INK,
        anchor: 'middle',
      },
    ];
  return [disc, { kind: 'face', x: left - 2, y: top - 2, size: FACE + 4, animal }];
}

/** Inside the bar where it has room, else behind it. */
function gapOf(end: number, middle: number, gap: string, width: number): Shape {
  const roomy = width - end > 64;
  return {
    kind: 'text',
    x: roomy ? end + 10 : end - FACE - 2,
    y: middle + 5,
    text: gap,
    size: 14,
    fill: roomy ? SOFT : INK,
    anchor: roomy ? 'start' : 'end',
  };
}

function chalk({ rows }: Finish, width: number): Shape[] {
  return rows.map((_, index) => rule(0, (index + 1) * LANE, width, (index + 1) * LANE, CHALK, 1.5));
}

/** ms before and after the first act. */
function scale({ x, pixels }: Scale, width: number, height: number): Shape[] {
  const step = STEPS.find((ms) => ms * pixels >= TICK) ?? 1000;
  const shapes: Shape[] = [box(0, height - SCALE, width, SCALE, NIGHT)];
  for (let ms = Math.ceil(-x(0) / pixels / step) * step; x(ms) < width - 14; ms += step) {
    if (x(ms) < 14) continue;
    shapes.push(rule(x(ms), 0, x(ms), height - SCALE + 5, CHALK, ms === 0 ? 0 : 1));
    shapes.push({
      kind: 'text',
      x: x(ms),
      y: height - 7,
      text: ms === 0 ? '0 ms' : `${ms > 0 ? '+' : '−'}${Math.abs(ms)}`,
      size: 12,
      fill: SOFT,
      anchor: 'middle',
    });
  }
  return shapes;
}

/** Chequered, as a finish is. */
function line(x: number, height: number): Shape[] {
  const side = 4;
  return Array.from({ length: Math.ceil(height / side) * 2 }, (_, index) => {
    const [column, row] = [index % 2, Math.floor(index / 2)];
    return box(
      x + (column - 1) * side,
      row * side,
      side,
      Math.min(side, height - row * side),
      (column + row) % 2 ? INK : PAPER,
    );
  });
}

const short = (name: string, width: number) =>
  name.length * 8 > width * 0.36 ? `${name.slice(0, Math.floor((width * 0.36) / 8))}…` : name;
export const label = (x: number, y: number, text: string, size: number, fill = INK): Text => ({
  kind: 'text',
  x,
  y,
  text,
  size,
  fill,
  anchor: 'start',
});
export const rule = (x: number, y: number, toX: number, toY: number, stroke: string, line: number): Rule => ({
  kind: 'rule',
  x,
  y,
  toX,
  toY,
  stroke,
  line,
});
export const box = (x: number, y: number, w: number, h: number, fill: string, rest: Partial<Box> = {}): Box => ({
  kind: 'box',
  x,
  y,
  w,
  h,
  fill,
  ...rest,
});
