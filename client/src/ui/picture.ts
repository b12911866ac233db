/** A painter of pictures: a drawing made once, as pixels. As elements it would be laid out and composited with the page,
 *  frame by frame; as an SVG image it would be drawn again for each size. */
import { memo } from '../memo';

/** A path, filled or drawn as a line or both; colours may be those of `app.css`. */
export type Stroke = { d: string; fill?: string; line?: string; width?: number; mirrored?: boolean };
/** A square of so many pixels, `span` wide in the drawing, around its middle. */
export type Frame = { side: number; span: number; middle?: readonly [number, number] };

const pictures = new Map<string, string>();

/** Memoised by name. */
export function picture(name: string, frame: Frame, strokes: () => Stroke[]): string {
  return memo(pictures, name, () => painted(frame, strokes()));
}

function painted({ side, span, middle = [0, 0] }: Frame, strokes: Stroke[]): string {
  const canvas = Object.assign(document.createElement('canvas'), { width: side, height: side });
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  if (!pen) return '';
  pen.setTransform(side / span, 0, 0, side / span, side / 2, side / 2);
  pen.translate(-middle[0], -middle[1]);
  Object.assign(pen, { lineCap: 'round', lineJoin: 'round' });
  for (const stroke of strokes) paint(pen, stroke, 2 * middle[0]);
  return canvas.toDataURL();
}

/** `across`: where a mirrored path has its axis, doubled. */
export function paint(pen: CanvasRenderingContext2D, { d, fill, line, width, mirrored }: Stroke, across = 0): void {
  const path = new Path2D();
  path.addPath(new Path2D(d), mirrored ? { a: -1, d: 1, e: across } : undefined);
  Object.assign(pen, { fillStyle: fill && valueOf(fill), strokeStyle: line && valueOf(line), lineWidth: width });
  if (fill) pen.fill(path);
  if (line) pen.stroke(path);
}

/** A colour of `app.css` by its value; a picture can't look it up itself. */
function valueOf(colour: string): string {
  const name = /^var\((.*)\)$/.exec(colour)?.[1];
  return name ? getComputedStyle(document.documentElement).getPropertyValue(name).trim() : colour;
}
