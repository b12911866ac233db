/** The twelve lines of a sheet. */
import type { SheetView } from '../wire.gen';

const FIVE = [0, 1, 2, 3, 4];
const LINES = [
  ...FIVE.map((row) => FIVE.map((step) => row * 5 + step)),
  ...FIVE.map((column) => FIVE.map((step) => step * 5 + column)),
  FIVE.map((step) => step * 6),
  FIVE.map((step) => 4 + step * 4),
];

/** How many ticks the fullest line has. */
export function longest({ cells, ticked }: SheetView): number {
  return Math.max(...LINES.map((line) => line.filter((index) => ticked.includes(cells[index]!)).length));
}

/** The cells of all lines that are ticked from end to end. */
export function fullLines({ cells, ticked }: SheetView): string[] {
  const full = LINES.filter((line) => line.every((index) => ticked.includes(cells[index]!)));
  return [...new Set(full.flat())].map((index) => cells[index]!);
}
