/** The shapes as paths, of which one element can hold many, and as pictures. */
import { pixels, valueOf } from '../../ui/picture';
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
const SIDE = 72; // px, enough for a large cell on a fine screen

/** For a cell's background: a hundred small drawings on a table would cost every frame. */
export function pictured(shape: Shape, colour: string): string {
  return kept(`${shape} ${colour}`, 2.4, (pen) => {
    pen.fillStyle = valueOf(colour);
    pen.fill(new Path2D(drawn(shape)));
  });
}

export function picturedTick(colour: string): string {
  return kept(`tick ${colour}`, 20, (pen) => {
    Object.assign(pen, { strokeStyle: valueOf(colour), lineWidth: 4.5, lineCap: 'round', lineJoin: 'round' });
    pen.stroke(new Path2D('M-7 1l5 5L7-6'));
  });
}

function kept(name: string, span: number, draw: (pen: CanvasRenderingContext2D) => void): string {
  if (!pictures.has(name)) pictures.set(name, `url("${pixels(SIDE, span, draw)}")`);
  return pictures.get(name)!;
}
