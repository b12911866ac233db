/** The six reactions as drawings of 32 by 32. Each has a shape of its own. */
import type { Reaction } from '../../table/talk.svelte';

type Part = { d: string; fill?: string };

const FACE: Part = { d: 'M16 3a13 13 0 1 1 0 26a13 13 0 1 1 0-26z', fill: '#f0e442' };
const HAND = '#f7c9a0';

export const DRAWINGS: Record<Reaction, Part[]> = {
  clap: [
    { d: 'M6 27l-2-9 3-10q2-2 3 1l-1 7 7 8-3 6q-4 2-7-3z', fill: HAND },
    { d: 'M26 27l2-9-3-10q-2-2-3 1l1 7-7 8 3 6q4 2 7-3z', fill: HAND },
    { d: 'M16 3v5M9.500 3.500l2 3.500M22.500 3.500l-2 3.500' },
  ],
  laugh: [FACE, { d: 'M8 13l3-3 3 3M18 13l3-3 3 3' }, { d: 'M8 17h16q-1 9-8 9t-8-9z', fill: '#fff' }],
  gasp: [FACE, { d: 'M11 9v4M21 9v4' }, { d: 'M16 16a4.500 5 0 1 1 0 10a4.500 5 0 1 1 0-10z', fill: '#5b2333' }],
  heart: [{ d: 'M16 28Q3 18 3 11q0-7 7-7 4 0 6 5 2-5 6-5 7 0 7 7 0 7-13 17z', fill: '#d55e00' }],
  think: [
    FACE,
    { d: 'M8 10q3-3 6-1M18 11h6M12 14v1M21 15v1M11 22q5-2 9 0' },
    { d: 'M25 25q4-1 4 2t-6 2-6-3q3-3 8-1z', fill: HAND },
  ],
  wave: [
    { d: 'M9 16L6 9q0-3 3-2l3 6-1-8q1-3 3-1l2 8 1-8q2-2 3 1v8l3-5q3-1 2 2l-3 11q-3 8-9 7-5-2-7-12z', fill: HAND },
    { d: 'M27 5q3 3 3 7M24 3q2 0 3 2M2 22q1 4 4 6' },
  ],
};
