/** The board in numbers: files and ranks, where each side first stands, and where a square lies on this screen. */
import type { PieceView, View } from '../wire.gen';

export type Size = View['size'];
export type Side = PieceView['side'];
export type Symbol = NonNullable<PieceView['symbol']>;
export type Spot = { x: number; y: number }; // columns from the left, rows from the top

export const SIDES: readonly Side[] = ['white', 'black'];
export const otherSide = (side: Side): Side => (side === 'white' ? 'black' : 'white');

export function dimensions(size: Size) {
  const [width, height] = size.split('x').map(Number);
  return { width: width!, height: height! };
}

export const squareAt = (file: number, rank: number) => `${String.fromCharCode(97 + file)}${rank + 1}`;
export const placeOf = (square: string) => ({ file: square.charCodeAt(0) - 97, rank: Number(square[1]) - 1 });

/** `bottom` is the side that sits below. */
export function spotOf(square: string, size: Size, bottom: Side): Spot {
  const { width, height } = dimensions(size);
  const { file, rank } = placeOf(square);
  return bottom === 'white' ? { x: file, y: height - 1 - rank } : { x: width - 1 - file, y: rank };
}

export function squareOn({ x, y }: Spot, size: Size, bottom: Side): string | undefined {
  const { width, height } = dimensions(size);
  if (x < 0 || y < 0 || x >= width || y >= height) return undefined;
  return bottom === 'white' ? squareAt(x, height - 1 - y) : squareAt(width - 1 - x, y);
}

/** All squares as they are seen, row by row from the top. */
export function rowsOf(size: Size, bottom: Side): string[][] {
  const { width, height } = dimensions(size);
  return Array.from({ length: height }, (_, y) =>
    Array.from({ length: width }, (_, x) => squareOn({ x, y }, size, bottom)!),
  );
}

export const isDark = (square: string) => (placeOf(square).file + placeOf(square).rank) % 2 === 0;

/** ZZ-3: the five of the base line by file, then the three before it. */
export function homeOf(size: Size, side: Side): string[] {
  const { width, height } = dimensions(size);
  const left = (width - 5) / 2;
  const [base, front] = side === 'white' ? [0, 1] : [height - 1, height - 2];
  return [
    ...[0, 1, 2, 3, 4].map((file) => squareAt(left + file, base)),
    ...[1, 2, 3].map((file) => squareAt(left + file, front)),
  ];
}

export const Z_PLACE = 2; // among those of home
