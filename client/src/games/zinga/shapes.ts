/** The shapes as paths, of which one element can hold many, and as pictures. */
import { picture, valueOf } from '../../ui/picture';
import type { Shape } from './colours';

type Point = readonly [number, number];

const STAR: Point[] = Array.from({ length: 10 }, (_, i) => {
  const [radius, angle] = [i % 2 ? 0.45 : 1.05, (i * Math.PI) / 5 - Math.PI / 2];
  return [radius * Math.cos(angle), radius * Math.sin(angle)];
});
const CORNERS: Partial<Record<Shape, Point[]>> = {
  triangle: [[0, -0.95], [0.95, 0.75], [-0.95, 0.75]],
  star: STAR,
  square: [[-0.8, -0.8], [0.8, -0.8], [0.8, 0.8], [-0.8, 0.8]],
  diamond: [[0, -1], [0.9, 0], [0, 1], [-0.9, 0]],
};

export function drawn(shape: Shape, x = 0, y = 0, size = 1): string {
  const corners = CORNERS[shape];
  if (!corners) return round(x, y, size * (shape === 'dot' ? 0.75 : 0.9));
  return `M${corners.map(([dx, dy]) => `${(x + dx * size).toFixed(2)} ${(y + dy * size).toFixed(2)}`).join('L')}z`;
}

const round = (x: number, y: number, radius: number) => `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0z`;

const pictures = new Map<string, string>();

/** For a cell's background: a hundred small drawings on a table would cost every frame. */
export function pictured(shape: Shape, colour: string): string {
  const name = `${shape} ${colour}`;
  if (!pictures.has(name)) pictures.set(name, `url("${picture('-1.2 -1.2 2.4 2.4', `<path d="${drawn(shape)}" fill="${valueOf(colour)}"/>`)}")`);
  return pictures.get(name)!;
}
