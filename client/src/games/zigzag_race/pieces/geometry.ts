/** Where the areas of a course lie (ZR-3), in units: a lane is 40 wide. Numbered as in `shape.py` on the server. */
import type { Terrain } from './terrains';

export const LANE = 40;
export const AREAS = 18;
export const START = -1;
export const WIDE = 3 * LANE; // of a course, across its lanes

const LONG = 4 * LANE; // a card
const STEP = LONG + 5; // and the seam after it
const GOAL = 44;
const WAITS = -26; // where a runner waits before the first row
const CUT = 13.6; // of an octagon's corner
const HALF = LANE / 2 - 0.6;
const SQUARE = 13; // from the middle of a square to its corner: larger than in a regular paving, to show its texture

export type Spot = { x: number; y: number };
export type Box = Spot & { wide: number; high: number };

export const goalOf = (cards: number) => cards * AREAS;
export const isMiddle = (area: number) => area >= 0 && (area % AREAS) % 5 > 2;

/** From the top left corner; `up`: forward is up, else it is right. */
export function spot(area: number, cards: number, up: boolean): Spot {
  return laid(along(area, cards), across(area, cards), cards, up);
}

function along(area: number, cards: number): number {
  if (area < 0) return WAITS;
  if (area >= goalOf(cards)) return cards * STEP + GOAL / 2;
  const [card, here] = [Math.floor(area / AREAS), area % AREAS];
  return card * STEP + Math.floor(here / 5) * LANE + (isMiddle(area) ? LANE : LANE / 2);
}

function across(area: number, cards: number): number {
  if (area < 0 || area >= goalOf(cards)) return WIDE / 2;
  const column = (area % AREAS) % 5;
  return isMiddle(area) ? (column - 2) * LANE : column * LANE + LANE / 2;
}

const laid = (far: number, side: number, cards: number, up: boolean): Spot =>
  up ? { x: side, y: lengthOf(cards) - far } : { x: far, y: side };

/** With the goal, or the place for it. */
export const lengthOf = (cards: number) => cards * STEP + GOAL;

export const sizeOf = (cards: number, up: boolean) =>
  up ? { wide: WIDE, high: lengthOf(cards) } : { wide: lengthOf(cards), high: WIDE };

export const cardBox = (card: number, cards: number, up: boolean) => boxOf(card * STEP, LONG, cards, up);
export const goalBox = (cards: number, up: boolean) => boxOf(cards * STEP, GOAL, cards, up);
/** The last of the goal card is its flag. */
export const flagBox = (cards: number, up: boolean) => boxOf(cards * STEP + GOAL - 9, 9, cards, up);

function boxOf(from: number, long: number, cards: number, up: boolean): Box {
  if (!up) return { x: from, y: 0, wide: long, high: WIDE };
  return { x: 0, y: lengthOf(cards) - from - long, wide: WIDE, high: long };
}

/** Where one goes straight on into a card, by lane (ZR-22). */
export function seams(card: number, cards: number, up: boolean): Spot[] {
  return [0, 1, 2].map((lane) => laid(card * STEP - 2.5, lane * LANE + LANE / 2, cards, up));
}

/** As a path around its spot: an octagon on a lane, a square between lanes, the whole card at the goal. */
export function outline(area: number, cards: number, up: boolean): string {
  const { x, y } = spot(area, cards, up);
  if (area >= goalOf(cards)) return boxPath(goalBox(cards, up));
  return polygon(isMiddle(area) ? DIAMOND : OCTAGON, x, y);
}

const edge = HALF - CUT;
const OCTAGON = [
  -HALF,
  -edge,
  -edge,
  -HALF,
  edge,
  -HALF,
  HALF,
  -edge,
  HALF,
  edge,
  edge,
  HALF,
  -edge,
  HALF,
  -HALF,
  edge,
];
const DIAMOND = [0, -SQUARE, SQUARE, 0, 0, SQUARE, -SQUARE, 0];

/** For a stamp around 0 0. */
export const shapeOf = (middle: boolean) => polygon(middle ? DIAMOND : OCTAGON, 0, 0);

function polygon(corners: number[], x: number, y: number): string {
  const points = corners.map((value, index) => rounded(value + (index % 2 ? y : x)));
  return `M${points.join(' ')}z`;
}

export const boxPath = ({ x, y, wide, high }: Box) => `M${x} ${y}h${wide}v${high}h${-wide}z`;

const rounded = (value: number) => Math.round(value * 10) / 10;

/** The area under a finger at this point; undefined beside the course. */
export function areaAt({ x, y }: Spot, cards: number, up: boolean): number | undefined {
  const { wide, high } = sizeOf(cards, up);
  if (x < 0 || y < 0 || x > wide || y > high) return undefined;
  const all = Array.from({ length: goalOf(cards) + 1 }, (_, area) => area);
  return all.find((area) => isIn(area, { x, y }, cards, up)) ?? nearest(all, { x, y }, cards, up);
}

function isIn(area: number, { x, y }: Spot, cards: number, up: boolean): boolean {
  if (area >= goalOf(cards)) return isInside({ x, y }, goalBox(cards, up));
  const middle = spot(area, cards, up);
  const [dx, dy] = [Math.abs(x - middle.x), Math.abs(y - middle.y)];
  return isMiddle(area) ? dx + dy <= SQUARE : Math.max(dx, dy) <= HALF && dx + dy <= HALF + edge;
}

const isInside = ({ x, y }: Spot, box: Box) =>
  x >= box.x && y >= box.y && x <= box.x + box.wide && y <= box.y + box.high;

function nearest(areas: number[], to: Spot, cards: number, up: boolean): number {
  const away = (area: number) => distance(spot(area, cards, up), to);
  return areas.reduce((best, area) => (away(area) < away(best) ? area : best));
}

const distance = (one: Spot, other: Spot) => Math.hypot(one.x - other.x, one.y - other.y);

/** What a course looks like, without what happens on it. */
export type Laid = { tiles: readonly number[]; goal: Terrain | null; up: boolean };
