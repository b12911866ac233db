/** The shapes as paths, of which one element can hold many, and as pictures. */
import { memo } from '../../../memo';
import { pixels, valueOf } from '../../../ui/picture';
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

const pictures = new Map<string, string>();
const SIDE = 72; // px, enough for a large cell on a fine screen
const CUBE = 180; // px, as large as a die gets; in flight nobody sees finer

/** For a cell's background: a hundred small drawings on a table would cost every frame. */
export function pictured(shape: Shape, colour: string): string {
  return pictureOf(`${shape} ${colour}`, SIDE, 2.4, (pen) => {
    filled(pen, colour, drawn(shape));
  });
}

export function picturedTick(colour: string): string {
  return pictureOf(`tick ${colour}`, SIDE, 20, (pen) => {
    stroked(pen, colour, 4.5, 'M-7 1l5 5L7-6');
  });
}

/** What the first tick of each colour needs. A picture takes a slow phone 4 ms, in the frame in which a call is settled. */
export function prepareTicks() {
  picturedTick(TICK);
  for (const colour of COLOURS) pictured(LOOKS[colour].shape, LOOKS[colour].fill);
}

/** A die in flight, from above one of its corners: left in the shade, its top in the light. */
export function picturedCube(colour: string): string {
  return pictureOf(`cube ${colour}`, CUBE, 64, (pen) => {
    const outline = 'M0 -29L26 -14.5V14.5L0 29L-26 14.5V-14.5z';
    filled(pen, colour, outline);
    filled(pen, 'rgb(0 0 0 / 0.22)', 'M0 0V29L-26 14.5V-14.5z');
    filled(pen, 'rgb(255 255 255 / 0.34)', 'M0 -29L26 -14.5L0 0L-26 -14.5z');
    stroked(pen, 'var(--ink)', 3, 'M0 0V27M0 0L24 -13.5M0 0L-24 -13.5');
    stroked(pen, 'var(--ink)', 5, outline);
  });
}

function filled(pen: CanvasRenderingContext2D, colour: string, path: string): void {
  pen.fillStyle = valueOf(colour);
  pen.fill(new Path2D(path));
}

function stroked(pen: CanvasRenderingContext2D, colour: string, lineWidth: number, path: string): void {
  Object.assign(pen, { strokeStyle: valueOf(colour), lineWidth, lineCap: 'round', lineJoin: 'round' });
  pen.stroke(new Path2D(path));
}

function pictureOf(name: string, side: number, span: number, draw: (pen: CanvasRenderingContext2D) => void): string {
  return memo(pictures, name, () => `url("${pixels(side, span, draw)}")`);
}
