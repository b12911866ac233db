/** Where things lie while all collect, as a pure function of the room there is. The same for everyone but for its size. */
import { LANE, lengthOf } from '../pieces/geometry';

export const PLACES = 48; // of 50: the last two stay free
const [LONG, SHORT] = [10, 5];

export type Shape = 'wide' | 'tall' | 'low';
export type Lie = { x: number; y: number; turn: number }; // the middle of a card in px, and degrees

/** Upright the course goes up beside the field; a phone on its side has no room below it. */
export function shapeOf(width: number, height: number): Shape {
  if (height > width * 1.05) return 'tall';
  return height < 520 ? 'low' : 'wide';
}

export const isUp = (shape: Shape) => shape === 'tall';

// ---------- the field ----------

export type Field = {
  cell: { wide: number; high: number };
  card: number;
  reach: { x: number; y: number };
  tilt: number;
};

const OUTLINED = 83 / 80; // a card with its edge
const [TIGHT, ROOMY] = [
  { part: 0.86, tilt: 5 },
  { part: 0.75, tilt: 9 },
];
const FINGER = 44; // px: a card is this wide where there is room for it
const MOST = 0.11; // of a cell: how far a card may lie beside its middle

/** Cards as large as they can be without ever covering each other (ZR-30). */
export function fieldOf(width: number, height: number, up: boolean): Field {
  const [wide, high] = up ? [width / SHORT, height / LONG] : [width / LONG, height / SHORT];
  const side = Math.min(wide, high);
  const { part, tilt } = ROOMY.part * side >= FINGER ? ROOMY : TIGHT;
  const card = Math.floor(part === TIGHT.part ? Math.min(FINGER, part * side) : part * side);
  const spread = (cell: number) => Math.max(0, Math.min(MOST * cell, (cell - card * OUTLINED * girth(tilt)) / 2));
  return { cell: { wide, high }, card, reach: { x: spread(wide), y: spread(high) }, tilt };
}

/** How much wider a square's bounds are when it is turned by this angle. */
const girth = (tilt: number) => Math.cos((tilt * Math.PI) / 180) + Math.sin((tilt * Math.PI) / 180);

/** Column and row of a place; the same table, transposed upright. */
export function cellOf(place: number, up: boolean): { column: number; row: number } {
  const [far, near] = [Math.floor(place / SHORT), place % SHORT];
  return up ? { column: near, row: far } : { column: far, row: near };
}

/** Looks thrown, yet all screens show the same. */
export function lieOf(place: number, { cell, reach, tilt }: Field, up: boolean): Lie {
  const { column, row } = cellOf(place, up);
  return {
    x: (column + 0.5) * cell.wide + chance(place, 1) * reach.x,
    y: (row + 0.5) * cell.high + chance(place, 2) * reach.y,
    turn: chance(place, 3) * tilt,
  };
}

/** From -1 to 1, by place. */
function chance(place: number, salt: number): number {
  const mixed = Math.imul((place + 1) * 73_856_093 + salt * 19_349_663, 0x9e3779b1) >>> 0;
  return (((mixed ^ (mixed >>> 15)) >>> 0) % 2_001) / 1_000 - 1;
}

/** The nearest of these places in the direction of an arrow. */
export function neighbour(from: number, [dx, dy]: readonly [number, number], among: number[], up: boolean): number {
  const here = cellOf(from, up);
  const away = (place: number) => {
    const { column, row } = cellOf(place, up);
    const [along, beside] = dx
      ? [(column - here.column) * dx, row - here.row]
      : [(row - here.row) * dy, column - here.column];
    return along > 0 ? along + 2.1 * Math.abs(beside) : Infinity;
  };
  return among.reduce((best, place) => (away(place) < away(best) ? place : best), from);
}

// ---------- the course beside it ----------

const [LEAST, MOST_LANE] = [36, 64]; // px
const ROOM = 56; // units before the first card, for the runner

/** How wide a lane is if the course may be this long and this deep; a longer course scrolls. */
function laneOf(cards: number, long: number, deep: number): number {
  const fits = (long * LANE) / (lengthOf(cards) + ROOM);
  return Math.floor(Math.max(Math.min(LEAST, deep / 3), Math.min(MOST_LANE, fits, deep / 3)));
}

export type Plan = { shape: Shape; lane: number; strip: number; field: { wide: number; high: number } };
const BARS: Record<Shape, { across: number; down: number }> = {
  wide: { across: 64, down: 150 },
  tall: { across: 18, down: 188 },
  low: { across: 242, down: 24 },
};
const EDGE = 14; // px around a course

/** All sizes of the board at once: how wide the strip of the course is, and what the field gets. */
export function planOf(width: number, height: number, cards: number): Plan {
  const shape = shapeOf(width, height);
  const bars = BARS[shape];
  if (shape === 'tall') {
    const high = height - bars.down;
    const lane = laneOf(cards, high - EDGE, Math.max(3 * LEAST, width * 0.3));
    const strip = 3 * lane + EDGE;
    return { shape, lane, strip, field: { wide: width - strip - bars.across, high } };
  }
  const lane = laneOf(cards, width - 44, shape === 'low' ? height * 0.31 : height * 0.23);
  const strip = 3 * lane + (shape === 'low' ? 10 : 2 * EDGE);
  return { shape, lane, strip, field: { wide: width - bars.across, high: height - strip - bars.down } };
}
