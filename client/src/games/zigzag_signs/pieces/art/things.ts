/** What a character wears or holds, around 0 0; `edge` is the outline that a white halo follows. */
import { dot, filled, INK, line, WHITE, YELLOW, type Stroke } from './strokes';

type Thing = { edge: string; strokes: Stroke[] };

const RIM = 'M-58-22H58V-11H-58zM-56-16H-4Q0 24-30 24T-56-16zM4-16H56Q60 24 30 24T4-16z';

export const SHADES: Stroke[] = [
  { d: RIM, fill: WHITE, line: WHITE, width: 12 },
  { d: RIM, fill: '#10132a', line: INK, width: 4 },
  line('M-44-8L-50 8M-33-8L-41 12M19-8L13 8M30-8L22 12', 5, '#8fd3ff'),
];

const BOWL = 'M-31-12H31L0 36z';
const STRAW = 'M6 0L20-42H32';
const FOOT = 'M0 34V62M-15 64H15';

export const COCKTAIL: Thing = {
  edge: FOOT + BOWL + STRAW + dot(-27, -15, 14),
  strokes: [
    line(FOOT, 6),
    filled(BOWL, '#f4fdff', 5),
    filled('M-23-2H23L0 32z', '#ff3d7f'),
    line(STRAW, 9),
    line(STRAW, 4, YELLOW),
    filled(dot(-27, -15, 14), '#ffab2e', 4.5),
    line('M-36-15H-18M-27-24V-6', 2.6, WHITE),
    line(BOWL, 5),
  ],
};

const HANDLE = 'M-14-26V-37Q-14-42-9-42H9Q14-42 14-37V-26';
const TRUNK = 'M-34-26H34Q40-26 40-20V22Q40 28 34 28H-34Q-40 28-40 22V-20Q-40-26-34-26z';

export const SUITCASE: Thing = {
  edge: HANDLE + TRUNK,
  strokes: [
    line(HANDLE, 7),
    filled(TRUNK, '#d8432b', 5.5),
    filled('M-27-24H-15V26H-27zM15-24H27V26H15z', '#ffe1a3'),
    filled('M-9-8H9V8H-9z', '#ffe1a3', 4),
    line('M-40 0H-10M10 0H40', 4),
  ],
};
