/** The twelve values as marks in a square of 24: the same wherever a value is named. */
import type { Value } from '../cards';
import { dot, filled, INK, line, PAPER, WHITE, type Stroke } from './strokes';

/** Landscapes stand on a tile of their own lightness: yellow, pink, blue, green from light to dark. */
export const GROUND: Partial<Record<Value, string>> = {
  blue: '#1f7fc4',
  yellow: '#ffd23e',
  green: '#0d5b43',
  pink: '#ef9dc2',
};

export const MARKS: Record<Value, Stroke[]> = {
  water: [filled('M12 1.5C15 7.5 20 10.5 20 15.5a8 7.5 0 0 1-16 0C4 10.5 9 7.5 12 1.5z', '#36a9e6', 2.2)],
  earth: [
    filled('M2.5 19L3 11L8 6.5H16L21 11L21.5 19Q21 22 18 22H6Q3 22 2.5 19z', '#83552f', 2.2),
    filled('M3 12L8 7H16L21 12q-2 3-4.5.5q-2 3-4.5.5q-2.5 3-4.5 0Q5 15 3 12z', '#8fd05f', 1.6),
  ],
  air: [line('M2 8.5h11.5a3.4 3.4 0 1 0-3.4-3.4M2 13.5h16a3.4 3.4 0 1 1-3.4 3.4M2 18.5h7.5a2.3 2.3 0 1 1-2 3.4', 3.1)],
  fire: [
    filled(
      'M12.5 1c1.5 4.5 7.5 7 7.5 13.5a8 8 0 0 1-16 0c0-3.5 2-5.5 3-8.5 1.5 1 2 2.5 2.5 3.5 2-2 3-5 3-8.5z',
      '#f4671c',
      2.2,
    ),
    filled('M12 12c1 2 3.5 3 3.5 5.5a3.5 3.5 0 0 1-7 0c0-2.5 2.5-3 3.5-5.5z', '#ffe04f'),
  ],
  blue: [line('M3 8.5q3-4.5 6 0t6 0t6 0M3 16.5q3-4.5 6 0t6 0t6 0', 3.4, WHITE)],
  yellow: [
    filled(dot(12, 12, 4.8), INK),
    line(
      'M12 2.2v2.3M12 19.5v2.3M2.2 12h2.3M19.5 12h2.3M5.1 5.1l1.6 1.6M17.3 17.3l1.6 1.6M5.1 18.9l1.6-1.6M17.3 6.7l1.6-1.6',
      2.6,
    ),
  ],
  green: [filled('M12 1.8L17.5 9H15l5 7.5H4L9 9H6.5zM10.2 16H13.8V22H10.2z', WHITE)],
  pink: [filled('M12 21.4C-3 10.8 3.2.3 12 7.8C20.8.3 27 10.8 12 21.4z', INK)],
  sunglasses: [filled('M1 7.5H23V10H1zM1.5 9h9Q11 17.5 6 17.5T1.5 9zM13.5 9h9Q22 17.5 18 17.5T13.5 9z', INK)],
  cocktail: [filled('M2 4H19L12 13V19.5H16.5V22H5V19.5H9.5V13z', INK), line('M13 7L17 1H21', 2)],
  suitcase: [
    line('M8.5 7V4.2Q8.5 3 9.7 3H14.3Q15.5 3 15.5 4.2V7', 2.4),
    filled('M3.5 7H20.5Q22 7 22 8.5V19.5Q22 21 20.5 21H3.5Q2 21 2 19.5V8.5Q2 7 3.5 7z', INK),
    line('M7 8V20M17 8V20', 2, PAPER),
  ],
  none: [line(`${dot(12, 12, 7.5)}M6.7 17.3L17.3 6.7`, 2.6, '#6b7088')],
};
