/** Pictures of ground. Repeated things are pixels (decision 11): a stamp for each terrain, from which courses are put together. */
import { memo } from '../../../../memo';
import { paint } from '../../../../ui/picture';
import { LANE, shapeOf } from '../geometry';
import { TEXTURES, type Terrain } from '../terrains';

export const [INK, PAPER, YELLOW] = ['#1b1f3b', '#fffdf6', '#f0e442'];
export type Pen = CanvasRenderingContext2D;

/** A canvas of this size in units, `scale` pixels each; blank where nothing can be painted, as in tests. */
export function sheet(wide: number, high: number, scale: number, draw: (pen: Pen) => void): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [Math.ceil(wide * scale), Math.ceil(high * scale)];
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  if (pen) drawn(pen, scale, draw);
  return canvas;
}

export function drawn(pen: Pen, scale: number, draw: (pen: Pen) => void) {
  pen.setTransform(scale, 0, 0, scale, 0, 0);
  Object.assign(pen, { lineCap: 'round', lineJoin: 'round' });
  draw(pen);
}

/** Fills a shape around 0 0 with ground; the pattern begins in its middle, so that all areas of a terrain look alike. */
export function fillGround(pen: Pen, terrain: Terrain, shape: Path2D, reach: number) {
  const { ground, wide, high, strokes, turn = 0 } = TEXTURES[terrain];
  pen.save();
  pen.clip(shape);
  pen.fillStyle = ground;
  pen.fillRect(-reach, -reach, 2 * reach, 2 * reach);
  pen.rotate((turn * Math.PI) / 180);
  const far = turn ? reach * Math.SQRT2 : reach;
  for (const [x, y] of corners(wide, high, far)) {
    pen.save();
    pen.translate(x, y);
    pen.beginPath();
    pen.rect(-0.05, -0.05, wide + 0.1, high + 0.1);
    pen.clip();
    for (const stroke of strokes) paint(pen, stroke);
    pen.restore();
  }
  pen.restore();
}

/** Where the boxes of a pattern lie that cover the square up to `far`. */
function corners(wide: number, high: number, far: number): [number, number][] {
  const from = (step: number) => -step / 2 - step * Math.ceil((far - step / 2) / step);
  const along = (step: number) =>
    Array.from({ length: Math.ceil((far - from(step)) / step) }, (_, i) => from(step) + i * step);
  return along(wide).flatMap((x) => along(high).map((y): [number, number] => [x, y]));
}

const stamps = new Map<string, HTMLCanvasElement>();

/** An area of this terrain, 40 units wide. */
export function stamp(terrain: Terrain, middle: boolean, scale: number) {
  return memo(stamps, `${terrain} ${middle} ${scale}`, () =>
    sheet(LANE, LANE, scale, (pen) => {
      const shape = new Path2D(shapeOf(middle));
      pen.translate(LANE / 2, LANE / 2);
      fillGround(pen, terrain, shape, LANE / 2);
      Object.assign(pen, { strokeStyle: INK, lineWidth: 1.3 });
      pen.stroke(shape);
    }),
  );
}

/** A round area as an image, for legends and texts. */
export const areaPicture = (terrain: Terrain, middle = false) => stamp(terrain, middle, 3).toDataURL();
