/** Special cards: one large thing each on a sunburst, around 0 0, about 100 to each side. */
import type { Kind } from '../cards';
import { EMBLEMS, OCTAGON, RED } from './emblems';
import { JOKER } from './joker';
import { cut, dot, filled, INK, line, moved, panel, WHITE, YELLOW, type Stroke } from './strokes';

/** Ground and rays. Red: STOP. Orange: at once. Violet: between two hands. Teal: the constraint. */
export const TINTS: Record<Kind, readonly [string, string]> = {
  joker: ['#fff6c4', WHITE],
  stop: ['#a61b1b', '#c92a2a'],
  now: ['#e07b00', '#f39a1d'],
  later: ['#5b3fa0', '#7355bf'],
  shift: ['#26666e', '#35838c'],
};

const [SEA, ROSE, WOOD, NIGHT] = ['#1f7fc4', '#cf3f86', '#0d5b43', '#24284a'];
const SLEEVE = panel(-30, -42, 60, 84, 9);
const TEETH = 'M-18-20l9 12 9-12 9 12 9-12M-18 6l9 12 9-12 9 12 9-12';

/** A card's back, small. */
const mini = (x: number, y: number, turn: number, fill: string, scale = 1) =>
  moved([...cut(SLEEVE, fill, 5), line(TEETH, 5, '#ffffff88')], { x, y, turn, scale });

const stop = (feature: keyof typeof EMBLEMS): Stroke[] => [
  ...cut(OCTAGON, RED, 7),
  line('M-34-80H34L80-34V34L34 80H-34L-80 34V-34z', 5, WHITE),
  ...moved(EMBLEMS[feature], { scale: 1.1 }),
];

const FINGERS = ['M130 6H16', 'M130 38H0', 'M130 70H12', 'M130 100H30'];
const NAILS = dot(18, 3, 8, 5) + dot(2, 35, 8, 5) + dot(14, 67, 8, 5) + dot(32, 97, 8, 5);
const MASK =
  'M-84-14Q-90-46-48-46Q-14-48 0-30Q14-48 48-46Q90-46 84-14Q76 26 42 24Q14 20 0 0Q-14 20-42 24Q-76 26-84-14z';
const ARROW = 'M-84-44Q-40-104 34-84L30-106L82-70L36-34L34-58Q-24-76-58-30z';
const BADGE = 'M0-104L84-74V0Q80 66 0 104Q-80 66-84 0V-74z';

/** A sign in a disc with a pointer up (−1) or down (1). */
const step = (way: 1 | -1, sign: Stroke): Stroke[] => [
  ...cut(`M0 ${way * 112}L58 ${way * 60}H-58z`, YELLOW),
  ...cut(dot(0, -way * 14, 74), WHITE, 7),
  ...moved([sign], { y: -way * 14 }),
];

export const PICTURES: Record<string, Stroke[]> = {
  joker: JOKER,
  'stop-element': stop('element'),
  'stop-landscape': stop('landscape'),
  'stop-accessory': stop('accessory'),
  theft: [
    ...mini(-24, 36, -10, SEA, 1.25),
    ...[
      [41, WHITE],
      [32, INK],
      [22, '#4b5180'],
    ].map(([width, colour]) => line(FINGERS.join(''), width as number, colour as string)),
    filled(NAILS, '#aeb4e0'),
    ...moved(
      [
        ...cut(MASK, NIGHT),
        filled('M-64-14Q-42-32-18-12Q-38 12-64-14zM64-14Q42-32 18-12Q38 12 64-14z', WHITE),
        filled(dot(-36, -12, 8) + dot(44, -12, 8), INK),
      ],
      { y: -56 },
    ),
  ],
  swap: [
    ...mini(-44, -6, -12, SEA, 1.05),
    ...mini(44, 2, 12, ROSE, 1.05),
    ...[0, 180].flatMap((turn) => moved(cut(ARROW, YELLOW, 5.5), { y: -2, turn })),
  ],
  z: [
    ...cut(BADGE, WHITE, 7),
    filled('M0-84L66-60V-2Q62 52 0 82Q-62 52-66-2V-60z', SEA, 5),
    filled('M-40-50H42V-30L-6 24H42V50H-44V28L4-24H-40z', YELLOW, 7),
  ],
  master: [
    ...mini(-58, -26, -26, SEA, 0.9),
    ...mini(58, -26, 26, ROSE, 0.9),
    ...mini(0, -48, 0, WOOD, 0.9),
    ...moved(
      [
        ...cut('M-58-30H58L50 46Q0 62-50 46z', NIGHT),
        ...cut('M-84-34Q0-62 84-34Q88-18 76-16Q0-42-76-16Q-88-18-84-34z', NIGHT),
        line('M-53 8Q0 24 53 8', 14, RED),
        filled('M76-10L81 5L96 10L81 15L76 30L71 15L56 10L71 5z', YELLOW, 4),
      ],
      { y: 42 },
    ),
  ],
  ten: [
    ...cut('M-14-104H14V-80H-14zM58-74L74-58L60-46L46-62z', '#dfe4f2'),
    ...cut(dot(0, 0, 84), '#dfe4f2', 7),
    filled(dot(0, 0, 66), WHITE, 5),
    filled('M0 0V-63A63 63 0 0 1 59 21z', '#ffd23e'),
    line('M-36-14L-24-24V26M8-8a15 17 0 0 1 30 0v18a15 17 0 0 1-30 0z', 15),
  ],
  see: [
    ...mini(-58, 42, -18, SEA, 0.9),
    ...mini(58, 42, 18, ROSE, 0.9),
    ...mini(0, 36, 0, WOOD, 0.95),
    ...moved(
      [
        ...cut('M-62 0Q0-58 62 0Q0 58-62 0z', WHITE),
        filled(dot(0, 0, 25), '#2a97d8', 5),
        filled(dot(0, 0, 12), INK),
        filled(dot(8, -8, 6), WHITE),
      ],
      { y: -40, scale: 1.25 },
    ),
  ],
  plus: step(-1, line('M-48 2H-12M-30-16V20M14-18L30-30V32', 15)),
  minus: step(1, line('M-48 2H-12M14-18L30-30V32', 15)),
};
