/** How large a square may be, and what stands beside or below the board. */
import { dimensions, type Size } from '../pieces/squares';

export type Shape = 'tall' | 'wide' | 'low'; // low: a phone on its side
export type Measures = { shape: Shape; square: number };

const PANEL = 290; // px beside the board
const SIDE = 46; // a player's strip
const TOOLS = 114; // below the board: the moves in one line, and the buttons
const STUDY = 158; // once it is over: what each side knew
const FRAME = 18;

export function measures(width: number, height: number, size: Size, over: boolean): Measures {
  const shape = shapeOf(width, height);
  const [across, down] = roomOf(shape, width, height, over);
  const board = dimensions(size);
  return {
    shape,
    square: Math.max(24, Math.floor(Math.min((across - FRAME) / board.width, (down - FRAME) / board.height))),
  };
}

export function shapeOf(width: number, height: number): Shape {
  if (width < Math.max(640, height * 0.85)) return 'tall';
  return height < 480 ? 'low' : 'wide';
}

function roomOf(shape: Shape, width: number, height: number, over: boolean): [number, number] {
  if (shape === 'tall') return [width - 16, height - 2 * SIDE - TOOLS - (over ? STUDY : 0) - 12];
  return shape === 'wide' ? [width - PANEL - 84, height - 2 * SIDE - 44] : [width - PANEL - 30, height - 20];
}
