/** How large a square of a puzzle's board may be; the panel stands beside it, or below. */
import { dimensions, type Size } from '../pieces/squares';

export type Fitting = { shape: 'wide' | 'tall' | 'low'; square: number }; // low: a phone on its side

const PANEL = 340;
const FRAME = 20; // and the page's edge
const HEAD = 70;
const TRAYS = 80; // above and below the board
const TASK = 160; // what should be seen without scrolling: the buttons, and what is to be done
const SMALLEST = 34;
const LARGEST = 104;

/** Of the window. */
export function fitting(width: number, height: number, size: Size): Fitting {
  const { width: columns, height: rows } = dimensions(size);
  const shape = width < 700 ? 'tall' : height < 520 ? 'low' : 'wide';
  const [across, down] =
    shape === 'tall'
      ? [width - 16, height - HEAD - TRAYS - TASK]
      : [width - PANEL - 70, height - HEAD - (shape === 'wide' ? TRAYS : 0)];
  const square = Math.floor(Math.min((across - FRAME) / columns, (down - FRAME) / rows));
  return { shape, square: Math.min(LARGEST, Math.max(SMALLEST, square)) };
}
