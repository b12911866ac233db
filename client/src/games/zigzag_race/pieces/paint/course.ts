/** A course as one picture: its cards, the ways between them and the goal. */
import { paint } from '../../../../ui/picture';
import { areasOf } from '../deck';
import * as geometry from '../geometry';
import { terrainOf, type Terrain } from '../terrains';
import { drawn, fillGround, INK, PAPER, stamp, YELLOW, type Pen } from './ground';

export type Drawn = geometry.Laid & { start: boolean };
export const MARGIN = 3; // around a course, for its white edge

/** The whole course, `scale` pixels a unit, on a canvas of its size and a margin. */
export function paintCourse(canvas: HTMLCanvasElement, course: Drawn, scale: number) {
  const { wide, high } = geometry.sizeOf(course.tiles.length, course.up);
  fitted(canvas, wide, high, scale, (pen) => coursed(pen, course, scale));
}

/** One card alone. */
export function paintTile(canvas: HTMLCanvasElement, tile: number, up: boolean, scale: number) {
  const { wide, high } = geometry.cardBox(0, 1, up);
  fitted(canvas, wide, high, scale, (pen) => {
    if (up) pen.translate(0, -geometry.cardBox(0, 1, up).y);
    paintCard(pen, tile, 0, 1, up, scale);
  });
}

function fitted(canvas: HTMLCanvasElement, wide: number, high: number, scale: number, draw: (pen: Pen) => void) {
  [canvas.width, canvas.height] = [Math.round((wide + 2 * MARGIN) * scale), Math.round((high + 2 * MARGIN) * scale)];
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  if (!pen) return;
  drawn(pen, scale, () => {
    pen.translate(MARGIN, MARGIN);
    draw(pen);
  });
}

function coursed(pen: Pen, { tiles, goal, up, start }: Drawn, scale: number) {
  tiles.forEach((tile, card) => paintCard(pen, tile, card, tiles.length, up, scale));
  tiles.forEach((_, card) => (card || start) && chevrons(pen, card, tiles.length, up));
  if (goal) paintGoal(pen, goal, tiles.length, up);
}

function paintCard(pen: Pen, tile: number, card: number, cards: number, up: boolean, scale: number) {
  framed(pen, geometry.cardBox(card, cards, up), INK);
  [...areasOf(tile)].forEach((letter, here) => {
    const { x, y } = geometry.spot(card * geometry.AREAS + here, cards, up);
    const half = geometry.LANE / 2;
    const image = stamp(terrainOf(letter)!, geometry.isMiddle(here), scale);
    pen.drawImage(image, x - half, y - half, geometry.LANE, geometry.LANE);
  });
}

function framed(pen: Pen, { x, y, wide, high }: geometry.Box, fill: string) {
  Object.assign(pen, { fillStyle: fill, strokeStyle: PAPER, lineWidth: 2.6 });
  pen.beginPath();
  pen.roundRect(x - 1.2, y - 1.2, wide + 2.4, high + 2.4, 6);
  pen.fill();
  pen.stroke();
}

function chevrons(pen: Pen, card: number, cards: number, up: boolean) {
  const arrow = up ? 'm-5 2.5l5-5 5 5' : 'm-2.5-5l5 5-5 5';
  const d = geometry.seams(card, cards, up).map(({ x, y }) => `M${x} ${y}${arrow}`).join(''); // prettier-ignore
  paint(pen, { d, line: INK, width: 5.2 });
  paint(pen, { d, line: YELLOW, width: 2.8 });
}

function paintGoal(pen: Pen, goal: Terrain, cards: number, up: boolean) {
  const box = geometry.goalBox(cards, up);
  framed(pen, box, INK);
  pen.save();
  pen.translate(box.x + box.wide / 2, box.y + box.high / 2);
  const shape = new Path2D();
  shape.roundRect(0.8 - box.wide / 2, 0.8 - box.high / 2, box.wide - 1.6, box.high - 1.6, 4);
  fillGround(pen, goal, shape, geometry.WIDE / 2);
  pen.clip(shape);
  pen.translate(-box.x - box.wide / 2, -box.y - box.high / 2);
  flag(pen, geometry.flagBox(cards, up));
  pen.restore();
}

const CHEQUER = 4.5;

function flag(pen: Pen, { x, y, wide, high }: geometry.Box) {
  pen.fillStyle = '#fff';
  pen.fillRect(x, y, wide, high);
  pen.fillStyle = INK;
  for (let row = 0; row * CHEQUER < high; row++)
    for (let column = row % 2; column * CHEQUER < wide; column += 2)
      pen.fillRect(x + column * CHEQUER, y + row * CHEQUER, CHEQUER, CHEQUER);
  paint(pen, { d: geometry.boxPath({ x, y, wide, high }), line: INK, width: 1 });
}
