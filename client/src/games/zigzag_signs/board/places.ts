/** The four places of one's own hand: a card keeps its place until it is gone, and a new one comes where a place is free. */
import type { View } from '../wire.gen';

export type Places = readonly (string | null)[];

export const EMPTY: Places = [null, null, null, null];

export function arranged(before: Places, cards: readonly string[]): Places {
  const left = [...cards];
  const kept = before.map((card) => (card !== null && take(left, card) ? card : null));
  const filled = kept.map((card) => card ?? left.shift() ?? null);
  return filled.every((card, index) => card === before[index]) ? before : filled;
}

function take(cards: string[], card: string): boolean {
  const at = cards.indexOf(card);
  if (at >= 0) cards.splice(at, 1);
  return at >= 0;
}

/** Who sits where, clockwise from one's own left: partner opposite (ZS-10). An onlooker sits with the first seat. */
export function around(seats: number, seat: number | null): { left: number[]; top: number; right: number[] } {
  const others = Array.from({ length: seats - 1 }, (_, step) => ((seat ?? 0) + step + 1) % seats);
  const middle = (others.length - 1) / 2;
  return { left: others.slice(0, middle).reverse(), top: others[middle]!, right: others.slice(middle + 1) };
}

export type Shape = 'wide' | 'tall' | 'low';

export const shapeOf = (width: number, height: number): Shape =>
  height > width ? 'tall' : height < 560 ? 'low' : 'wide';

/** An upright screen with room at its sides, such as a tablet. */
export const isRoomy = (shape: Shape, width: number) => shape === 'tall' && width >= 600;

/** Columns of the mat: as large as cards can be. If it grows, then by further rows, so that a card keeps its column. */
export function columnsOf(seats: number, shape: Shape, width: number): number {
  if (shape === 'tall') return isRoomy(shape, width) ? 6 : 4;
  return seats > 4 ? 6 : 4;
}

/** Before the first hand of a round none is laid out yet, but there it lies: three places a player. */
export const matOf = ({ mat, seats }: Pick<View, 'mat' | 'seats'>): View['mat'] =>
  mat.length ? mat : seats.flatMap(() => [null, null, null]);

/** Rows to be shown: three, or as many as hold something; the mat of six players on a phone has five. */
export const rowsOf = (mat: readonly (string | null)[], columns: number): number =>
  Math.max(
    Math.min(3, Math.ceil(mat.length / columns)),
    Math.ceil((1 + mat.findLastIndex((card) => card !== null)) / columns),
  );
