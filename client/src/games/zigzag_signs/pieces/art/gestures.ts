/** The twelve gestures as faces in a square of 64: each changes eyes or mouth, and adds a hand, a thing or a movement. */
import type { Gesture } from '../cards';
import { dot, filled, INK, line, WHITE, type Stroke } from './strokes';

const [SKIN, RED, SKY] = ['#ffd76a', '#e5352b', '#8fd3ff'];
const HEAD = filled(dot(32, 34, 22), SKIN, 3);
const EYES = filled(dot(24, 30, 3, 4) + dot(40, 30, 3, 4), INK);
const SHUT = line('M20 31q4 4 8 0M36 31q4 4 8 0', 3);
const LIPS = line('M24 42q8 7 16 0', 3);
const STILL = line('M25 44h14', 3);
const hand = (x: number, y: number) => filled(dot(x, y, 8), '#fff3cf', 3);

export const FACES: Record<Gesture, Stroke[]> = {
  wink: [
    HEAD,
    filled(dot(24, 30, 3, 4), INK),
    line('M36 31q4-5 8 0', 3),
    LIPS,
    filled('M54 2l3 8 7 3-7 3-3 8-3-8-7-3 7-3z', '#f0e442', 2),
  ],
  ear: [HEAD, EYES, STILL, hand(53, 24), line('M54 8q6 2 7 9M46 6q-1 3 1 6', 3, WHITE)],
  sip: [
    HEAD,
    SHUT,
    line('M44 46q10-2 8 5t-10 5', 4, RED),
    filled('M20 40H44L41 60H23z', RED, 3),
    line('M28 8q-4 4 0 8M38 8q-4 4 0 8', 3, WHITE),
  ],
  hat: [
    HEAD,
    EYES,
    LIPS,
    filled('M18 16V2H46V16z', '#3a3f63', 3),
    filled('M8 14H56V20H8z', '#3a3f63', 3),
    hand(56, 22),
  ],
  yawn: [HEAD, line('M19 27l8 3-8 3M45 27l-8 3 8 3', 3), filled(dot(32, 45, 8, 9), '#7a1e3a', 3)],
  nose: [
    HEAD,
    EYES,
    STILL,
    filled(dot(32, 37, 5), '#f0894b', 2.5),
    line('M58 58L38 40', 8),
    line('M58 58L38 40', 4, '#fff3cf'),
  ],
  nod: [HEAD, SHUT, LIPS, line('M6 14V50M1 20l5-7 5 7M1 44l5 7 5-7', 3.5, WHITE)],
  shrug: [
    HEAD,
    filled(dot(24, 30, 3, 4) + dot(40, 30, 3, 4), INK),
    STILL,
    line('M18 20q5-5 10-2M46 20q-5-5-10-2', 3),
    hand(6, 46),
    hand(58, 46),
  ],
  cough: [
    HEAD,
    line('M19 27l8 3-8 3M45 27l-8 3 8 3', 3),
    filled(dot(32, 44, 5), '#7a1e3a', 3),
    filled(dot(50, 50, 7) + dot(58, 42, 5), SKY, 2.5),
  ],
  tap: [
    HEAD,
    EYES,
    STILL,
    line('M4 62H60', 4, WHITE),
    line('M52 34V56', 9),
    line('M52 34V56', 5, '#fff3cf'),
    line('M42 56l-4-4M62 56l3-4', 3, WHITE),
  ],
  chin: [
    HEAD,
    filled(dot(24, 28, 3, 4) + dot(40, 28, 3, 4), INK),
    line('M36 19l9-3', 3),
    line('M28 40h10', 3),
    hand(34, 56),
    line('M40 60L58 64', 7, '#fff3cf'),
  ],
  whistle: [
    HEAD,
    SHUT,
    filled(dot(36, 44, 4), '#7a1e3a', 3),
    line('M52 34V14l9-3v18', 3.5, WHITE),
    filled(dot(49, 34, 4) + dot(58, 30, 4), WHITE),
  ],
};
