/** Where a drawing lies: moved, scaled, turned. Lines keep their width. */
import type { Stroke } from '../../../../../ui/picture';

type Matrix = { a: number; b: number; c: number; d: number; e: number; f: number };

const AS_IT_IS: Matrix = { a: 1, b: 0, c: 0, d: 1, e: 0, f: 0 };

/** A drawing around its own origin, put where it belongs. */
export const at = (x: number, y: number, strokes: readonly Stroke[], scale = 1, turn = 0) =>
  strokes.map((stroke) => moved(stroke, matrixOf(x, y, scale, turn)));

/** By degrees, clockwise. */
export function turned(strokes: readonly Stroke[], degrees: number, [x, y]: readonly [number, number]): Stroke[] {
  const around = times(matrixOf(x, y, 1, degrees), matrixOf(-x, -y, 1, 0));
  return strokes.map((stroke) => moved(stroke, around));
}

const moved = (stroke: Stroke, by: Matrix): Stroke => ({
  ...stroke,
  placed: times(by, { ...AS_IT_IS, ...stroke.placed }),
});

function matrixOf(e: number, f: number, scale: number, degrees: number): Matrix {
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle) * scale, Math.sin(angle) * scale];
  return { a: cos, b: sin, c: -sin, d: cos, e, f };
}

/** First n, then m. */
function times(m: Matrix, n: Matrix): Matrix {
  return {
    a: m.a * n.a + m.c * n.b,
    b: m.b * n.a + m.d * n.b,
    c: m.a * n.c + m.c * n.d,
    d: m.b * n.c + m.d * n.d,
    e: m.a * n.e + m.c * n.f + m.e,
    f: m.b * n.e + m.d * n.f + m.f,
  };
}
