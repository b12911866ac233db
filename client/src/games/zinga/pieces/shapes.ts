/** The shapes as paths, of which one element can hold many, and as pictures. */
import { picture, type Frame, type Stroke } from '../../../ui/picture';
import { COLOURS, LOOKS, type Shape } from './colours';

export const TICK = 'var(--yellow)';

type Point = readonly [number, number];

const STAR: Point[] = Array.from({ length: 10 }, (_, i) => {
  const [radius, angle] = [i % 2 ? 0.45 : 1.05, (i * Math.PI) / 5 - Math.PI / 2];
  return [radius * Math.cos(angle), radius * Math.sin(angle)];
});
const CORNERS: Partial<Record<Shape, Point[]>> = {
  triangle: [
    [0, -0.95],
    [0.95, 0.75],
    [-0.95, 0.75],
  ],
  star: STAR,
  square: [
    [-0.8, -0.8],
    [0.8, -0.8],
    [0.8, 0.8],
    [-0.8, 0.8],
  ],
  diamond: [
    [0, -1],
    [0.9, 0],
    [0, 1],
    [-0.9, 0],
  ],
};

export function drawn(shape: Shape, x = 0, y = 0, size = 1): string {
  const corners = CORNERS[shape];
  if (!corners) return round(x, y, size * (shape === 'dot' ? 0.75 : 0.9));
  return `M${corners.map(([dx, dy]) => point(x + dx * size, y + dy * size)).join('L')}z`;
}

const point = (x: number, y: number) => `${x.toFixed(2)} ${y.toFixed(2)}`;

function round(x: number, y: number, radius: number): string {
  const [bend, left, right] = [`A${radius} ${radius} 0 1 0 `, point(x - radius, y), point(x + radius, y)];
  return `M${left}${bend}${right}${bend}${left}z`;
}

const SMALL = 72; // px, enough for a large cell on a fine screen
const CUBE = 180; // px, as large as a die gets; in flight nobody sees finer

/** For a cell's background: a hundred small drawings on a table would cost every frame. */
export const pictured = (shape: Shape, colour: string) =>
  url(`${shape} ${colour}`, { side: SMALL, span: 2.4 }, () => [{ d: drawn(shape), fill: colour }]);

export const picturedTick = (colour: string) =>
  url(`tick ${colour}`, { side: SMALL, span: 20 }, () => [{ d: 'M-7 1l5 5L7-6', line: colour, width: 4.5 }]);

/** What the first tick of each colour needs. Else they would be made in the frame in which a call is settled. */
export function prepareTicks() {
  picturedTick(TICK);
  for (const colour of COLOURS) pictured(LOOKS[colour].shape, LOOKS[colour].fill);
}

/** A die in flight, from above one of its corners: left in the shade, its top in the light. */
export const picturedCube = (colour: string) =>
  url(`cube ${colour}`, { side: CUBE, span: 64 }, () => [
    { d: OUTLINE, fill: colour },
    { d: 'M0 0V29L-26 14.5V-14.5z', fill: 'rgb(0 0 0 / 0.22)' },
    { d: 'M0 -29L26 -14.5L0 0L-26 -14.5z', fill: 'rgb(255 255 255 / 0.34)' },
    { d: 'M0 0V27M0 0L24 -13.5M0 0L-24 -13.5', line: 'var(--ink)', width: 3 },
    { d: OUTLINE, line: 'var(--ink)', width: 5 },
  ]);
const OUTLINE = 'M0 -29L26 -14.5V14.5L0 29L-26 14.5V-14.5z';

const url = (name: string, frame: Frame, strokes: () => Stroke[]) => `url("${picture(name, frame, strokes)}")`;
