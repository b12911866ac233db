/** The four elements without face and limbs, around 0 0, about 62 to each side. Each has a silhouette of its own. */
import { dot, filled, line, type Stroke } from './strokes';

export type Element = 'water' | 'earth' | 'air' | 'fire';
type Body = { d: string; skin: readonly [string, string, string]; limb: string; details: Stroke[] };

const SHINE = '#ffffffcc';
const LEAVES = 'M2-58q-1-14-5-21m3 8q-17 0-20-16q18-3 20 16m1-4q0-18 20-21q2 20-20 21z';
const GRASS = 'M-60-30Q-54-42-40-47L-8-57Q30-61 48-43L60-24q-10 15-21 3-8 15-21 3-9 15-22 2-9 14-21 2-10 13-35-16z';
const INNER_FLAME = 'M4-36C10-18 38-8 38 18A38 34 0 0 1-38 20C-38 4-28-4-20-10C-18-3-15 1-9 1C-13-14-4-24 4-36z';

export const BODIES: Record<Element, Body> = {
  water: {
    d: 'M-16-98C2-95 15-82 13-66C42-47 60-18 60 12A60 53 0 0 1-60 12C-60-16-43-40-23-54C-8-66-7-84-16-98z',
    skin: ['#c2f3ff', '#43b6ec', '#0d74bb'],
    limb: '#2a97d8',
    details: [
      filled(dot(40, -8, 6) + dot(47, 10, 4), '#ffffff99'),
      line('M-44 8Q-40-18-22-34', 7, SHINE),
      line('M-4-84Q4-80 3-71', 5, '#ffffff99'),
    ],
  },
  earth: {
    d: 'M-66 30L-64-14Q-60-36-40-46L-8-56Q30-60 48-42L64-14Q70 10 66 36Q62 59 38 61H-36Q-62 61-66 30z',
    skin: ['#bd8a58', '#83552f', '#4f2d15'],
    limb: '#7d4f2b',
    details: [
      filled(GRASS, '#7cc04a', 4.5),
      filled(LEAVES, '#9ade62', 4.5),
      line('M-36-40Q-20-48-2-50', 5, '#b6ea86'),
      filled(dot(-48, 42, 7, 5) + dot(50, 40, 8, 5) + dot(54, 8, 4, 5), '#3a1f0d80'),
      line('M-55 6Q-54-6-51-12', 6, '#ffffff88'),
    ],
  },
  air: {
    d: 'M-44 52Q-72 50-70 22Q-72 2-52-4Q-56-38-25-42Q-8-66 20-53Q50-56 54-24Q77-17 72 12Q76 46 46 50Q28 64 6 54Q-18 66-44 52z',
    skin: ['#ffffff', '#eef4ff', '#b5cbee'],
    limb: '#d5e2f7',
    details: [line('M-56 30q14 12 28 2t26 6', 5.5, '#9db9e6'), line('M-8-50q-2-18 12-20t13 11-11 9', 5.5)],
  },
  fire: {
    d: 'M-8-102C10-80 24-68 27-47C36-54 38-66 35-80C60-52 67-18 62 14A62 48 0 0 1-62 16C-66-10-58-34-47-50C-45-38-39-30-31-28C-36-56-20-74-8-102z',
    skin: ['#ffe04f', '#ff8f1f', '#e0311b'],
    limb: '#f2601d',
    details: [filled(INNER_FLAME, '#ffd84ad9'), line('M-50 6Q-50-12-45-20', 7, SHINE)],
  },
};
