/** A drawing as data: paths that are filled, drawn as a line or both, from back to front. */
import type { Blend, Move, Stroke } from '../../../../ui/picture';

export type { Stroke };

export const [INK, PAPER, YELLOW, WHITE] = ['#1b1f3b', '#fffdf6', '#f0e442', '#fff'];

export const filled = (d: string, fill: string, width = 0): Stroke => ({
  d,
  fill,
  line: width ? INK : undefined,
  width,
});
export const line = (d: string, width: number, colour = INK): Stroke => ({ d, line: colour, width });
export const blended = (d: string, along: Blend['along'], ...colours: string[]): Stroke => ({
  d,
  blend: { along, colours },
});

/** As a path: round, or an ellipse. */
export const dot = (x: number, y: number, rx: number, ry = rx) =>
  `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`;

export const heart = (size = 1) => {
  const at = (...numbers: number[]) => numbers.map((number) => number * size).join(' ');
  return `M${at(0, 20)}C${at(-34, -4, -20, -28, 0, -11)}C${at(20, -28, 34, -4, 0, 20)}z`;
};

/** A rectangle with round corners; `anticlockwise`, it cuts a hole into one around it. */
export function panel(x: number, y: number, width: number, height: number, round: number, anticlockwise = false) {
  const [right, bottom] = [x + width, y + height];
  const corner = (dx: number, dy: number) =>
    `a${round} ${round} 0 0 ${anticlockwise ? 0 : 1} ${dx * round} ${dy * round}`;
  return anticlockwise
    ? `M${x + round} ${y}${corner(-1, 1)}V${bottom - round}${corner(1, 1)}H${right - round}${corner(1, -1)}V${y + round}${corner(-1, -1)}z`
    : `M${x + round} ${y}H${right - round}${corner(1, 1)}V${bottom - round}${corner(-1, 1)}H${x + round}${corner(-1, -1)}V${y + round}${corner(1, -1)}z`;
}

/** With a white edge, so that it stands out from any ground. */
export const cut = (d: string, fill: string, width = 6): Stroke[] => [halo(d, width), filled(d, fill, width)];
const halo = (d: string, width: number): Stroke => ({ d, fill: WHITE, line: WHITE, width: width + 12 });

type Place = { x?: number; y?: number; scale?: number; turn?: number; flip?: boolean };

/** Turned (degrees), made larger or smaller, then put at x y. */
export function moved(
  strokes: readonly Stroke[],
  { x = 0, y = 0, scale = 1, turn = 0, flip = false }: Place,
): Stroke[] {
  const [across, up] = [scale * Math.cos((turn * Math.PI) / 180), scale * Math.sin((turn * Math.PI) / 180)];
  const side = flip ? -1 : 1;
  const move: Move = [across * side, up * side, -up, across, x, y];
  return strokes.map((stroke) => ({ ...stroke, move: stroke.move ? after(move, stroke.move) : move }));
}

/** One matrix for two: first the inner one. */
const after = ([a, b, c, d, e, f]: Move, [g, h, i, j, k, l]: Move): Move => [
  ...([a * g + c * h, b * g + d * h] as const),
  ...([a * i + c * j, b * i + d * j] as const),
  ...([a * k + c * l + e, b * k + d * l + f] as const),
];
