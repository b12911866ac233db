/** How far a piece could go on an empty board (ZZ-10 to ZZ-16): for a move planned before its turn. What is allowed, the server says. */
import { dimensions, placeOf, squareAt, type Side, type Size, type Symbol } from './squares';

type Way = readonly [number, number];
const FORWARD: Way[] = [
  [-1, 1],
  [0, 1],
  [1, 1],
];
const DIAGONAL: Way[] = [
  [-1, -1],
  [-1, 1],
  [1, -1],
  [1, 1],
];
const STRAIGHT: Way[] = [
  [-1, 0],
  [0, -1],
  [0, 1],
  [1, 0],
];
const FAR = 6;
const WAYS: Record<Symbol, { ways: Way[]; far: number }> = {
  z: { ways: [...DIAGONAL, ...STRAIGHT], far: 1 },
  zero: { ways: FORWARD, far: 1 },
  arrow: { ways: FORWARD, far: 2 },
  cross: { ways: DIAGONAL, far: FAR },
  plus: { ways: STRAIGHT, far: FAR },
};

export function reachOf(square: string, side: Side, symbol: Symbol, size: Size): string[] {
  const { width, height } = dimensions(size);
  const { file, rank } = placeOf(square);
  const { ways, far } = WAYS[symbol];
  const forward = side === 'white' ? 1 : -1;
  const steps = ways.flatMap(([x, y]) =>
    Array.from({ length: far }, (_, step) => ({ file: file + x * (step + 1), rank: rank + y * forward * (step + 1) })),
  );
  return steps
    .filter((to) => to.file >= 0 && to.rank >= 0 && to.file < width && to.rank < height)
    .map((to) => squareAt(to.file, to.rank));
}
