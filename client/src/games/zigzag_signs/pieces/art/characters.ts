/** The characters on a card of 240 × 336: element = body, accessory = a large thing, landscape = the ground with a large mark. */
import type { Value } from '../cards';
import { cut, dot, filled, INK, line, WHITE, YELLOW, type Stroke } from './strokes';

type Look = Partial<Record<Value, Stroke[]>>;

/** Around 0 0, about 62 to each side. */
export const BODIES: Look = {
  water: [
    ...cut(
      'M-16-98C2-95 15-82 13-66C42-47 60-18 60 12A60 53 0 0 1-60 12C-60-16-43-40-23-54C-8-66-7-84-16-98z',
      '#43b6ec',
    ),
    line('M-44 8Q-40-18-22-34', 7, '#ffffffcc'),
  ],
  earth: [
    ...cut('M-66 30L-64-14Q-60-36-40-46L-8-56Q30-60 48-42L64-14Q70 10 66 36Q62 59 38 61H-36Q-62 61-66 30z', '#83552f'),
    filled(
      'M-60-30Q-54-42-40-47L-8-57Q30-61 48-43L60-24q-10 15-21 3-8 15-21 3-9 15-22 2-9 14-21 2-10 13-35-16z',
      '#7cc04a',
      4.5,
    ),
  ],
  air: [
    line('M-34 68Q0 82 38 66M-20 84Q4 94 28 82M-7 98Q6 104 16 97', 17, WHITE),
    line('M-34 68Q0 82 38 66M-20 84Q4 94 28 82M-7 98Q6 104 16 97', 8),
    ...cut(
      'M-44 52Q-72 50-70 22Q-72 2-52-4Q-56-38-25-42Q-8-66 20-53Q50-56 54-24Q77-17 72 12Q76 46 46 50Q28 64 6 54Q-18 66-44 52z',
      '#eef4ff',
    ),
    line('M-56 30q14 12 28 2t26 6', 5.5, '#9db9e6'),
  ],
  fire: [
    ...cut(
      'M-8-102C10-80 24-68 27-47C36-54 38-66 35-80C60-52 67-18 62 14A62 48 0 0 1-62 16C-66-10-58-34-47-50C-45-38-39-30-31-28C-36-56-20-74-8-102z',
      '#f4671c',
    ),
    filled('M4-36C10-18 38-8 38 18A38 34 0 0 1-38 20C-38 4-28-4-20-10C-18-3-15 1-9 1C-13-14-4-24 4-36z', '#ffd84a'),
  ],
};

const EYES = [
  filled(dot(-22, -2, 14, 16) + dot(22, -2, 14, 16), WHITE, 4.5),
  filled(dot(-19, 0, 8) + dot(19, 0, 8), INK),
];
const SMILE = line('M-14 28Q0 42 14 28', 6);
const ARMS_UP = 'M-54 4Q-76-12-74-42M54 4Q76-12 74-42';

/** What a character wears or holds, drawn over its body; with nothing, it throws up its arms. */
export const THINGS: Look = {
  sunglasses: [
    line('M-60-16H60', 20, WHITE),
    ...cut('M-58-22H58V-11H-58zM-56-16H-4Q0 24-30 24T-56-16zM4-16H56Q60 24 30 24T4-16z', '#10132a', 4),
    line('M-44-8L-50 8M-33-8L-41 12M19-8L13 8M30-8L22 12', 5, '#8fd3ff'),
    SMILE,
  ],
  cocktail: [
    ...EYES,
    SMILE,
    line('M66 4V38M48 40H84', 18, WHITE),
    line('M66 4V38M48 40H84', 7),
    ...cut('M30-44H102L66 8z', '#f4fdff', 5),
    filled('M40-34H92L66 2z', '#ff3d7f'),
    line('M70-30L86-76H98', 9),
    line('M70-30L86-76H98', 4, YELLOW),
  ],
  suitcase: [
    ...EYES,
    SMILE,
    line('M40 48V36Q40 30 46 30H64Q70 30 70 36V48', 18, WHITE),
    line('M40 48V36Q40 30 46 30H64Q70 30 70 36V48', 8),
    ...cut('M20 48H92Q98 48 98 54V96Q98 102 92 102H20Q14 102 14 96V54Q14 48 20 48z', '#d8432b', 5.5),
    filled('M28 50H40V100H28zM72 50H84V100H72z', '#ffe1a3'),
  ],
  none: [
    line(ARMS_UP, 24, WHITE),
    line(ARMS_UP, 14),
    line(ARMS_UP, 6, WHITE),
    ...EYES,
    filled(dot(0, 32, 13, 11), '#7a1e3a', 4.5),
  ],
};

const rays = Array.from({ length: 12 }, (_, step) => {
  const [across, up] = [Math.cos((step * Math.PI) / 6), Math.sin((step * Math.PI) / 6)];
  return `M${(184 + 41 * across).toFixed(1)} ${(62 + 41 * up).toFixed(1)}L${(184 + 55 * across).toFixed(1)} ${(62 + 55 * up).toFixed(1)}`;
}).join('');
const waves = (y: number) => `M-20 ${y}${'q16-17 32 0'.repeat(9)}`;
const pine = (x: number, y: number, size: number) =>
  `M${x} ${y - 2.1 * size}L${x + size} ${y}H${x - size}zM${x} ${y - 2.9 * size}L${x + 0.75 * size} ${y - 0.9 * size}H${x - 0.75 * size}z`;
const heart = (x: number, y: number, size: number) =>
  `M${x} ${y + size}C${x - 1.7 * size} ${y - 0.2 * size} ${x - size} ${y - 1.4 * size} ${x} ${y - 0.55 * size}C${x + size} ${y - 1.4 * size} ${x + 1.7 * size} ${y - 0.2 * size} ${x} ${y + size}z`;

/** Sky and ground apart in lightness, each with its mark: wave, sun, pine, heart. */
export const SCENES: Look = {
  blue: [
    filled('M0 0H240V336H0z', '#6bbbe9'),
    filled('M96 190Q146 166 158 112Q172 50 240 34V210H96z', '#135f9c'),
    filled('M240 32Q168 38 156 112q-3 16-9 28q26-6 28-40q8-22 30-16q-12 8-8 22q18-26 43-14z', WHITE),
    filled('M0 190H240V336H0z', '#1c72b3'),
    line(waves(190) + waves(232) + waves(274) + waves(316), 6, '#d9f1ff'),
  ],
  yellow: [
    filled('M0 0H240V336H0z', '#ffefae'),
    filled(dot(184, 62, 31), '#ff9a1c'),
    line(rays, 8, '#ff9a1c'),
    filled('M0 216Q60 168 130 208T240 192V336H0z', '#fbd35a'),
    filled('M0 290Q70 256 140 286T240 276V336H0z', '#e5a526'),
  ],
  green: [
    filled('M0 0H240V336H0z', '#2f8060'),
    filled(pine(186, 150, 46) + pine(104, 168, 26), '#0a4231'),
    line(pine(186, 150, 46), 5, '#a6e6b8'),
    filled('M0 200Q60 160 120 192T240 176V336H0z', '#0d4f3b'),
    filled('M0 300Q80 268 160 292T240 288V336H0z', '#083a2b'),
  ],
  pink: [
    filled('M0 0H240V336H0z', '#f8c3da'),
    filled(heart(184, 64, 42), '#cf3f86'),
    line(heart(184, 64, 42), 6, WHITE),
    filled('M0 214Q60 160 126 208T240 184V336H0z', '#ea94bd'),
    filled('M0 304Q80 274 150 298T240 290V336H0z', '#c9608f'),
    filled(heart(30, 286, 14) + heart(210, 280, 14) + heart(196, 318, 10), '#ffe3ef'),
  ],
};
