/** The joker before all four landscapes, around 0 0. */
import { GROUND, MARKS } from './marks';
import { cut, dot, filled, line, moved, YELLOW, type Stroke } from './strokes';

const CAP =
  'M-60 6C-66-40-92-52-104-38C-100-84-58-94-36-54C-30-92-14-108 0-118C14-108 30-92 36-54C58-94 100-84 104-38C92-52 66-40 60 6z';

/** On the whole card. */
export const QUARTERS: Stroke[] = [
  filled('M0 0H120V168H0z', GROUND.blue!),
  filled('M120 0H240V168H120z', GROUND.yellow!),
  filled('M0 168H120V336H0z', GROUND.green!),
  filled('M120 168H240V336H120z', GROUND.pink!),
  ...moved(MARKS.blue, { x: 20, y: 22, scale: 1.9 }),
  ...moved(MARKS.yellow, { x: 174, y: 22, scale: 1.9 }),
  ...moved(MARKS.green, { x: 18, y: 206, scale: 1.9 }),
  ...moved(MARKS.pink, { x: 176, y: 206, scale: 1.9 }),
];

export const JOKER: Stroke[] = moved(
  [
    ...cut(CAP, '#7b3fb0'),
    filled('M0-118C14-108 30-92 36-54C30-30 14-10 0 6C-14-10-30-30-36-54C-30-92-14-108 0-118z', YELLOW, 6),
    filled(dot(-100, -36, 13) + dot(0, -118, 13) + dot(100, -36, 13), '#ffab2e', 5),
    ...cut('M-58 2Q0-20 58 2Q64 70 0 76Q-64 70-58 2z', '#fff3dc'),
    filled('M-60 4q15-16 30-2q15-16 30 0q15-16 30 0q15-14 30 2q-60-14-120 0z', '#d5348b', 4),
    line('M-34 30Q-22 12-10 30M10 30Q22 12 34 30', 6.5),
    filled(dot(-38, 44, 9, 6) + dot(38, 44, 9, 6), '#ff5f7e99'),
    filled('M-18 46Q0 54 18 46Q17 66 0 66T-18 46z', '#7a1e3a', 4.5),
    filled('M-9 61q9-7 18 0q-4 4-9 4t-9-4z', '#ff7a90'),
  ],
  { y: 14, scale: 0.98 },
);
