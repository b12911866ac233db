/** Special cards and backs: one large thing each, on a ground that says how and when it is played. */
import type { Feature, Kind } from '../cards';
import { cut, dot, filled, INK, line, WHITE, YELLOW, type Stroke } from './strokes';

/** Red: STOP. Orange: at once. Violet: between two hands. Teal: the constraint. */
export const TINTS: Record<Kind, string> = {
  joker: '#fff6c4',
  stop: '#a61b1b',
  now: '#e07b00',
  later: '#5b3fa0',
  shift: '#26666e',
};

export const OCTAGON = 'M-38-92H38L92-38V38L38 92H-38L-92 38V-38z';
const SHADES = 'M-64-26H64V-12H-64zM-62-20H-4Q0 34-33 34T-62-20zM4-20H62Q66 34 33 34T4-20z';

/** What a STOP takes away. */
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
  accessory: [{ d: SHADES, fill: INK, line: WHITE, width: 14 }, filled(SHADES, INK, 2)],
};

const mini = (x: number, y: number) => cut(`M${x - 30} ${y - 42}H${x + 30}V${y + 42}H${x - 30}z`, '#4b3b91', 5);
const arrow = 'M-84-44Q-40-104 34-84L30-106L82-70L36-34L34-58Q-24-76-58-30z';
const wayBack = 'M84 44Q40 104-34 84L-30 106L-82 70L-36 34L-34 58Q24 76 58 30z';

/** Around 0 0, about 90 to each side. */
export const PICTURES: Record<string, Stroke[]> = {
  joker: [
    ...cut(
      'M-60 16C-66-30-92-42-104-28C-100-74-58-84-36-44C-30-82-14-98 0-108C14-98 30-82 36-44C58-84 100-74 104-28C92-42 66-30 60 16z',
      '#7b3fb0',
    ),
    ...[-104, 104].map((x) => filled(dot(x, -24, 13), '#ffab2e', 5)),
    filled(dot(0, -108, 13), '#ffab2e', 5),
    ...cut('M-58 12Q0-10 58 12Q64 80 0 86Q-64 80-58 12z', '#ffe9d2'),
    filled(dot(-20, 32, 7, 9) + dot(20, 32, 7, 9), INK),
    line('M-22 54Q0 76 22 54', 7),
  ],
  theft: [
    ...mini(0, 56),
    ...cut(
      'M-84-44Q-90-76-48-76Q-14-76 0-62Q14-76 48-76Q90-76 84-44Q80-6 44-6Q16-8 0-26Q-16-8-44-6Q-80-6-84-44z',
      '#24284a',
    ),
    filled(dot(-40, -42, 19, 14) + dot(40, -42, 19, 14), WHITE),
    filled(dot(-38, -42, 8) + dot(42, -42, 8), INK),
  ],
  swap: [...mini(-42, 0), ...mini(42, 0), ...cut(arrow, YELLOW, 5.5), ...cut(wayBack, YELLOW, 5.5)],
  z: [
    ...cut('M0-104L84-74V0Q80 66 0 104Q-80 66-84 0V-74z', '#1f7fc4', 7),
    filled('M-40-50H42V-30L-6 24H42V50H-44V28L4-24H-40z', YELLOW, 7),
  ],
  master: [
    ...mini(-58, -40),
    ...mini(58, -40),
    ...mini(0, -60),
    ...cut('M-58 18H58L50 84Q0 100-50 84z', '#24284a'),
    ...cut('M-84 14Q0-14 84 14Q88 30 76 32Q0 6-76 32Q-88 30-84 14z', '#24284a'),
    line('M-53 58Q0 74 53 58', 14, '#e5352b'),
  ],
  ten: [
    ...cut('M-14-104H14V-80H-14z', '#dfe4f2'),
    ...cut(dot(0, 0, 84), '#dfe4f2', 7),
    filled(dot(0, 0, 66), WHITE, 5),
    filled('M0 0V-66A66 66 0 0 1 62 22z', '#ffd23e'),
    line('M-34-24V26M8-10a14 18 0 0 1 34 0v20a14 18 0 0 1-34 0z', 15),
  ],
  see: [
    ...mini(-58, 46),
    ...mini(58, 46),
    ...mini(0, 50),
    ...cut('M-78-36Q0-108 78-36Q0 36-78-36z', WHITE),
    filled(dot(0, -36, 31), '#2a97d8', 5),
    filled(dot(0, -36, 15), INK),
  ],
  plus: [
    ...cut('M0-112L58-60H-58z', YELLOW),
    ...cut(dot(0, 14, 74), WHITE, 7),
    line('M-44 14H-6M-25-5V33M24-18L38-28V56', 14),
  ],
  minus: [
    ...cut('M0 112L58 60H-58z', YELLOW),
    ...cut(dot(0, -14, 74), WHITE, 7),
    line('M-48-14H-10M22-46L36-56V28', 14),
  ],
};

export const BACK: Stroke[] = [
  filled('M0 0H240V336H0z', '#3d2f86'),
  line(
    Array.from({ length: 9 }, (_, row) => `M-20 ${row * 42 - 12}${'l28 24 28-24'.repeat(5)}`).join(''),
    11,
    '#5443a8',
  ),
  filled(dot(120, 168, 60), '#fffdf6', 6),
  filled(dot(120, 168, 48), '#3d2f86'),
  filled('M92 134H150V150L112 186H150V204H90V188L128 152H92z', YELLOW, 6),
];
