/** Where an arrow leads on the board, and through the game. */
import { arrowOf } from '../../kit/keys/keys';
import { spotOf, squareOn, type Side, type Size } from '../pieces/squares';

/** As it is seen; an edge holds. Undefined: not an arrow. */
export function stepped(square: string, key: string, size: Size, bottom: Side): string | undefined {
  const step = arrowOf(key);
  if (!step) return undefined;
  const { x, y } = spotOf(square, size, bottom);
  return squareOn({ x: x + step[0], y: y + step[1] }, size, bottom) ?? square;
}

/** Which moment of the game an arrow leads to; `last` is the present one. */
export function turnedTo(at: number, key: string, last: number): number | undefined {
  const to: Record<string, number> = {
    ArrowLeft: at - 1,
    ArrowRight: at + 1,
    ArrowUp: 0,
    ArrowDown: last,
    Home: 0,
    End: last,
  };
  return key in to ? Math.min(last, Math.max(0, to[key]!)) : undefined;
}
