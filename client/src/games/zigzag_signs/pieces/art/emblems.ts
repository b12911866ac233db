/** STOP: its octagon, and what each of the three takes away; around 0 0. */
import type { Feature } from '../cards';
import { dot, filled, INK, line, WHITE, type Stroke } from './strokes';

export const RED = '#e5352b';
export const OCTAGON = 'M-38-92H38L92-38V38L38 92H-38L-92 38V-38z';
const LENSES = 'M-64-26H64V-12H-64zM-62-20H-4Q0 34-33 34T-62-20zM4-20H62Q66 34 33 34T4-20z';

export const EMBLEMS: Record<Feature, Stroke[]> = {
  element: [
    filled('M-4-62C8-40 46-22 46 16A46 40 0 0 1-46 16C-46-20-12-38-4-62z', WHITE, 5.5),
    filled(dot(-17, 8, 8, 10) + dot(17, 8, 8, 10), INK),
    line('M-16 32Q0 46 16 32', 6),
  ],
  landscape: [
    filled('M-60-44H60V44H-60z', WHITE, 5.5),
    filled(dot(28, -16, 15), INK),
    filled('M-57 41V20Q-30-16-2 20Q20-4 57 26V41z', INK),
    filled('M-34-34L-12 8H-56z', INK),
  ],
  accessory: [{ d: LENSES, fill: INK, line: WHITE, width: 14 }, filled(LENSES, INK, 2)],
};
