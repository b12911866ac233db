/** Four landscapes on the whole card: mean L* from light to dark is yellow, pink, blue, green, and each has a large mark. */
import { blended, dot, filled, heart, line, moved, WHITE, type Stroke } from './strokes';

export type Landscape = 'blue' | 'yellow' | 'green' | 'pink';

const CARD = 'M0 0H240V336H0z';
const sky = (...colours: string[]) => blended(CARD, [0, 0, 0, 336], ...colours);

/** A row of waves from `y` down to the edge. */
const waves = (y: number, fill: string): Stroke => ({
  d: `M-20 ${y}${'q16-17 32 0'.repeat(9)}V346H-20z`,
  fill,
  line: '#d9f1ff',
  width: 5,
});

const BRANCHES = 'M-32-70L-8-74L0-68L12-74L32-70M-44-34L-14-39L0-32L16-39L44-34M-54 4L-20-2L0 6L22-2L54 4';
const pine = (x: number, y: number, scale: number, dark: string, snow: string) =>
  moved(
    [
      filled('M-7 0H7V24H-7z', '#4a2f1c'),
      filled('M0-118L32-70H18L44-34H26L54 4H-54L-26-34H-44L-18-70H-32z', dark),
      line(BRANCHES, 6, snow),
    ],
    { x, y, scale },
  );

const heartTree = (x: number, y: number, scale: number) =>
  moved([line('M0 12V52', 9, '#7d2b5c'), { d: heart(1.5), fill: '#d2498c', line: WHITE, width: 5 }], { x, y, scale });

const ray = (step: number) => {
  const [across, up] = [Math.cos((step * Math.PI) / 6), Math.sin((step * Math.PI) / 6)];
  const at = (far: number) => `${(184 + far * across).toFixed(1)} ${(62 + far * up).toFixed(1)}`;
  return `M${at(41)}L${at(55)}`;
};

export const SCENES: Record<Landscape, Stroke[]> = {
  blue: [
    sky('#86caf1', '#4aa0d9'),
    filled('M96 176Q146 166 158 112Q172 50 240 34V190H96z', '#135f9c'),
    filled('M240 32Q168 38 156 112q-3 16-9 28q26-6 28-40q8-22 30-16q-12 8-8 22q18-26 43-14z', WHITE),
    waves(172, '#2a86c9'),
    waves(206, '#1c72b3'),
    waves(242, '#165f9b'),
    waves(280, '#0f4d84'),
    waves(316, '#0a3d6d'),
  ],
  yellow: [
    sky('#fff8d4', '#ffe793'),
    filled(dot(184, 62, 31), '#ff9a1c'),
    line(Array.from({ length: 12 }, (_, step) => ray(step)).join(''), 8, '#ff9a1c'),
    filled('M0 216Q60 168 130 208T240 192V336H0z', '#fbd35a'),
    filled('M0 262Q80 208 160 254T240 248V336H0z', '#f3bd3b'),
    filled('M0 304Q70 266 140 296T240 288V336H0z', '#e5a526'),
    filled('M26 268v-40q0-9 9-9t9 9v40zM44 250h6q7 0 7-7v-8q0-6 6-6t6 6v12q0 13-13 13H44z', '#5d8f2f'),
  ],
  green: [
    sky('#3f9470', '#226c4f'),
    filled('M0 200Q60 150 120 190T240 170V336H0z', '#17573f'),
    ...pine(186, 150, 1.12, '#0a4231', '#a6e6b8'),
    ...pine(104, 170, 0.62, '#0d4b38', '#6fbf93'),
    ...pine(34, 262, 0.6, '#07382a', '#a6e6b8'),
    filled('M0 258Q80 224 150 252T240 246V336H0z', '#0d4f3b'),
    filled('M0 300Q80 268 160 292T240 288V336H0z', '#083a2b'),
    line('M26 306l5-13 5 13M204 304l5-13 5 13M60 320l5-12 5 12M178 322l5-12 5 12', 4, '#7fd09d'),
  ],
  pink: [
    sky('#fcd3e4', '#f3acce'),
    ...moved([{ d: heart(2.3), fill: '#cf3f86', line: WHITE, width: 8 }, line('M-27-15Q-32-24-22-30', 7, '#ffb3d6')], {
      x: 184,
      y: 66,
    }),
    filled('M0 214Q60 160 126 208T240 184V336H0z', '#ea94bd'),
    ...heartTree(36, 238, 0.82),
    ...heartTree(216, 226, 0.6),
    filled('M0 264Q80 226 160 258T240 248V336H0z', '#dc78a9'),
    filled('M0 304Q80 274 150 298T240 290V336H0z', '#c9608f'),
    ...[
      [22, 306],
      [206, 300],
      [66, 318],
      [176, 320],
    ].flatMap(([x, y]) => moved([filled(heart(0.36), WHITE)], { x, y })),
  ],
};
