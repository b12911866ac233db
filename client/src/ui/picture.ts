/** A painter of pictures: a drawing made once, as pixels. As elements it would be laid out and composited with the page,
 *  frame by frame; as an SVG image it would be drawn again for each size. */
import { memo } from '../memo';

/** A path, filled or drawn as a line or both; colours may be those of `app.css`. It is mirrored first, then `placed`, which
 *  leaves its lines as wide as they are; `move` moves and scales all of it. */
export type Stroke = {
  d: string;
  fill?: string;
  blend?: Blend;
  line?: string;
  width?: number;
  mirrored?: boolean;
  placed?: DOMMatrix2DInit;
  move?: Move;
};
/** A fill from colour to colour along a line: x, y, x, y. */
export type Blend = { along: readonly [number, number, number, number]; colours: readonly string[] };
/** The matrix of a canvas: a, b, c, d, e, f. */
export type Move = readonly [number, number, number, number, number, number];
/** `side` pixels across, `span` wide in the drawing, around its middle; `tall` is its height by its width. Nothing is
 *  drawn outside of `within`. */
export type Frame = {
  side: number;
  span: number;
  middle?: readonly [number, number];
  tall?: number;
  within?: string;
};

const pictures = new Map<string, string>();

/** Memoised by name. */
export function picture(name: string, frame: Frame, strokes: () => Stroke[]): string {
  return memo(pictures, name, () => painted(frame, strokes()));
}

function painted({ side, span, middle = [0, 0], tall = 1, within }: Frame, strokes: Stroke[]): string {
  const height = Math.round(side * tall);
  const canvas = Object.assign(document.createElement('canvas'), { width: side, height });
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  if (!pen) return '';
  pen.setTransform(side / span, 0, 0, side / span, side / 2, height / 2);
  pen.translate(-middle[0], -middle[1]);
  if (within) pen.clip(new Path2D(within));
  Object.assign(pen, { lineCap: 'round', lineJoin: 'round' });
  for (const stroke of strokes) paint(pen, stroke, 2 * middle[0]);
  return canvas.toDataURL();
}

/** `across`: where a mirrored path has its axis, doubled. */
export function paint(pen: CanvasRenderingContext2D, stroke: Stroke, across = 0): void {
  const { d, fill, blend, line, width, mirrored, placed, move } = stroke;
  const path = transformed(transformed(new Path2D(d), mirrored && { a: -1, d: 1, e: across }), placed);
  pen.save();
  if (move) pen.transform(...move);
  Object.assign(pen, { strokeStyle: line && valueOf(line), lineWidth: width });
  pen.fillStyle = blend ? blended(pen, blend) : fill ? valueOf(fill) : '';
  if (fill || blend) pen.fill(path);
  if (line) pen.stroke(path);
  pen.restore();
}

function blended(pen: CanvasRenderingContext2D, { along, colours }: Blend): CanvasGradient {
  const gradient = pen.createLinearGradient(...along);
  colours.forEach((colour, index) => gradient.addColorStop(index / (colours.length - 1), colour));
  return gradient;
}

function transformed(path: Path2D, matrix: DOMMatrix2DInit | false | undefined): Path2D {
  if (!matrix) return path;
  const other = new Path2D();
  other.addPath(path, matrix);
  return other;
}

/** A colour of `app.css` by its value; a picture can't look it up itself. */
function valueOf(colour: string): string {
  const name = /^var\((.*)\)$/.exec(colour)?.[1];
  return name ? getComputedStyle(document.documentElement).getPropertyValue(name).trim() : colour;
}
