/** A drawing as data: paths that are filled, drawn as a line or both, from back to front. */
export type Stroke = { d: string; fill?: string; line?: string; width?: number };

export const [INK, PAPER, YELLOW, WHITE] = ['#1b1f3b', '#fffdf6', '#f0e442', '#fff'];

export const filled = (d: string, fill: string, width = 0): Stroke => ({
  d,
  fill,
  line: width ? INK : undefined,
  width,
});
export const line = (d: string, width: number, colour = INK): Stroke => ({ d, line: colour, width });

/** As a path: round, or an ellipse. */
export const dot = (x: number, y: number, rx: number, ry = rx) =>
  `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`;

/** With a white edge, so that it stands out from any ground. */
export const cut = (d: string, fill: string, width = 6): Stroke[] => [
  { d, fill: WHITE, line: WHITE, width: width + 12 },
  filled(d, fill, width),
];
