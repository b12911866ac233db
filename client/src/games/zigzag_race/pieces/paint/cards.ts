/** Terrain cards: one sheet with all faces and the back, so that a face is there in the frame in which it is shown. */
import { memo } from '../../../../memo';
import { paint } from '../../../../ui/picture';
import { TERRAINS, type Terrain } from '../terrains';
import { fillGround, INK, PAPER, sheet, type Pen } from './ground';

export const FACES = TERRAINS.length + 1; // the back is the last
export const CELL = 96; // units of a card's picture, with its shadow; the card itself is 80
const sheets = new Map<string, string>();

/** `zoom`: how large a texture is on a card of 80 units; `fine`: pixels a unit. */
export const cardSheet = (zoom: number, fine: number) =>
  memo(sheets, `${zoom.toFixed(2)} ${fine}`, () =>
    sheet(FACES * CELL, CELL, fine, (pen) => {
      pen.translate(CELL / 2, CELL / 2);
      for (const terrain of [...TERRAINS, null]) {
        paintFace(pen, terrain, zoom);
        pen.translate(CELL, 0);
      }
    }).toDataURL(),
  );

function paintFace(pen: Pen, terrain: Terrain | null, zoom: number) {
  square(pen, 41.5, 14, 'rgb(0 0 0 / 0.3)', [0, 5]);
  square(pen, 41.5, 14.5, INK);
  square(pen, 38.5, 11.5, PAPER);
  if (!terrain) return back(pen);
  square(pen, 34.5, 9, INK);
  pen.save();
  pen.scale(zoom, zoom);
  const shape = new Path2D();
  const half = 32.5 / zoom;
  shape.roundRect(-half, -half, 2 * half, 2 * half, 7 / zoom);
  fillGround(pen, terrain, shape, half);
  pen.restore();
}

function back(pen: Pen) {
  square(pen, 33, 8, '#372f7c');
  paint(pen, { d: 'M-22-18H14L-14 18H22', line: '#6c62c8', width: 9 });
}

function square(pen: Pen, half: number, round: number, fill: string, [x, y] = [0, 0]) {
  pen.fillStyle = fill;
  pen.beginPath();
  pen.roundRect(x! - half, y! - half, 2 * half, 2 * half, round);
  pen.fill();
}
