/** Eyes and mouths of the characters, around 0 0. */
import { dot, filled, INK, line, WHITE, type Stroke } from './strokes';

const WINE = '#7a1e3a';
const SIDES = [-1, 1] as const;

type Ball = { rx: number; ry: number; pupil: number; inward?: number; aside?: number };

/** Two eyeballs; the pupils look inward, or both aside. */
const balls = ({ rx, ry, pupil, inward = 0, aside = 0 }: Ball): Stroke[] =>
  SIDES.flatMap((side) => eye(22 * side, [rx, ry], 22 * side + aside - side * inward, pupil));

const eye = (x: number, [rx, ry]: readonly [number, number], look: number, pupil: number): Stroke[] => [
  filled(dot(x, -2, rx, ry), WHITE, 4.5),
  filled(dot(look, 0, pupil), INK),
  filled(dot(look + 3, -4, pupil / 2.6), WHITE),
];

const lids = (skin: string) => filled('M-37-2Q-37-18-22-18T-7-2zM7-2Q7-18 22-18T37-2z', skin, 4.5);

export const EYES = {
  open: () => [...balls({ rx: 15, ry: 17, pupil: 9.5, inward: 3 }), line('M-38-26Q-26-34-14-28M38-26Q26-34 14-28', 5)],
  wide: () => [...balls({ rx: 17, ry: 19, pupil: 7, inward: 2 }), line('M-38-30Q-26-40-14-34M38-30Q26-40 14-34', 5)],
  side: () => [...balls({ rx: 15, ry: 17, pupil: 9, aside: 6 }), line('M-38-24L-12-28M12-26Q26-34 38-24', 5)],
  angry: () => [...balls({ rx: 15, ry: 16, pupil: 8.5, inward: 4 }), line('M-42-28L-8-13M42-28L8-13', 7.5)],
  half: (skin: string) => [...balls({ rx: 15, ry: 16, pupil: 8.5, inward: 2 }), lids(skin)],
  tired: (skin: string) => [
    ...balls({ rx: 15, ry: 16, pupil: 7.5, aside: -3 }),
    lids(skin),
    line('M-40-22L-14-32M40-22L14-32', 5),
    filled('M52-38q11 15 0 21q-11-6 0-21z', '#9fdcff', 3.5),
  ],
  happy: () => [line('M-38 4Q-23-20-8 4M8 4Q23-20 38 4', 7)],
  closed: () => [line('M-38-6Q-23 14-8-6M8-6Q23 14 38-6', 7)],
  wink: () => [...eye(-22, [16, 18], -18, 10), line('M8 4Q23-16 38 2M-38-28Q-24-38-12-30M12-22Q26-30 38-22', 6)],
} satisfies Record<string, (skin: string) => Stroke[]>;

export const MOUTHS = {
  smile: [
    filled('M-19 21Q0 30 19 21Q18 46 0 46T-19 21z', WINE, 4.5),
    filled('M-10 40q10-8 20 0q-4 5-10 5t-10-5z', '#ff7a90'),
  ],
  laugh: [
    filled('M-25 18Q0 28 25 18Q25 50 0 50T-25 18z', WINE, 4.5),
    filled('M-14 42q14-10 28 0q-5 7-14 7t-14-7z', '#ff7a90'),
  ],
  grin: [filled('M-27 21Q0 31 27 21Q26 46 0 46T-27 21z', WHITE, 4.5), line('M-10 26V45M10 26V45M-25 34Q0 40 25 34', 3)],
  fang: [
    filled('M-26 20Q0 32 26 20Q27 48 0 48T-26 20z', WINE, 4.5),
    filled('M-19 24l6 12 6-9zM19 24l-6 12-6-9z', WHITE),
  ],
  flat: [filled('M-22 26H22V40H-22z', WHITE, 4.5), line('M-8 27V39M8 27V39', 3)],
  tongue: [filled('M2 30H24V42Q24 52 13 52T2 42z', '#ff6b88', 4), line('M-24 24Q0 40 26 24', 6)],
  o: [filled(dot(2, 31, 9, 11), WINE, 4.5)],
  whistle: [filled(dot(12, 31, 6, 7), WINE, 4.5)],
  smirk: [line('M-12 32Q10 38 24 20', 6)],
  tiny: [line('M-11 27Q0 38 11 27', 6)],
  wavy: [line('M-20 33q7-10 13 0t13 0t13-3', 5.5)],
} satisfies Record<string, Stroke[]>;

export const BLUSH = filled(dot(-43, 22, 9, 6) + dot(43, 22, 9, 6), '#ff5f7e80');
