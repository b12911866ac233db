/** A seat's glove and the body of its runner, as pictures; marks and colours are those of the seat. */
import { faceOf } from '../../../../ui/avatar/animals';
import { picture, type Stroke } from '../../../../ui/picture';
import { lookOf } from '../seats';
import { INK, PAPER } from './ground';

const FINGERS = 'M-13 12-15 2M-5 10-6-4M4 10 4-5M12 13 14 1M-13 22-21 14';
const PALM = 'M-14 9H14V24Q14 31 7 31H-7Q-14 31-14 24z';
const CUFF = 'M-12 29H12L14 45H-14z';
const GLOVE = { side: 200, span: 72, middle: [-2, 19] } as const;

/** Fingers up; the cuff carries the seat's mark. */
export const glovePicture = (seat: number) => picture(`zigzag glove ${seat}`, GLOVE, () => glove(seat));

function glove(seat: number): Stroke[] {
  const { fill, mark } = lookOf(seat);
  return [
    { d: FINGERS + PALM + CUFF, fill: '#fff', line: '#fff', width: 13 },
    { d: FINGERS, line: INK, width: 10.5 },
    { d: PALM, fill, line: INK, width: 3 },
    { d: `${FINGERS}M-8 16H8`, line: fill, width: 6 },
    { d: 'M-4.5 12V9M4.5 12V9', line: INK, width: 2 },
    { d: CUFF, fill: PAPER, line: INK, width: 3 },
    { d: mark(0, 37), fill, line: INK, width: 1.2 },
  ];
}

const TRUNK = 'M-9-30Q0-35 9-30L7-11Q0-7-7-11z';
/** Two poses: a stride, and the legs changed. */
const LIMBS = [
  'M-4-12-9-5-17-7M4-12 11-8 10 0M-8-26-15-20-11-14M8-26 14-19 20-23',
  'M-4-12-5-5-11 0M4-12 8-5 15-3M-8-26-14-18-8-15M8-26 15-23 13-16',
] as const;
const BODY = { side: 160, span: 56, middle: [0, -16] } as const;

/** Of a runner whose feet are at 0 0; its head is the portrait of its animal. */
export const bodyPicture = (seat: number, animal: string, pose: 0 | 1) =>
  picture(`zigzag runner ${seat} ${animal} ${pose}`, BODY, () => body(seat, animal, LIMBS[pose]));

function body(seat: number, animal: string, limbs: string): Stroke[] {
  const { fill, mark } = lookOf(seat);
  return [
    { d: limbs, line: '#fff', width: 11 },
    { d: TRUNK, fill: '#fff', line: '#fff', width: 7 },
    { d: limbs, line: INK, width: 8 },
    { d: limbs, line: furOf(animal), width: 4.4 },
    { d: TRUNK, fill, line: INK, width: 2.6 },
    { d: mark(0, -20), fill: '#fff' },
  ];
}

/** The colour of the largest part of a face that isn't its outline. */
const furOf = (animal: string) =>
  faceOf(animal).find(({ flat, colour }) => !flat && colour !== INK)?.colour ?? '#b88455';

/** The mark of a seat, for a label or a pin. */
export const markPicture = (seat: number) =>
  picture(`zigzag mark ${seat}`, { side: 64, span: 18 }, () => [
    { d: lookOf(seat).mark(0, 0), fill: lookOf(seat).fill, line: INK, width: 1.6 },
  ]);
