/** How far a runner is. */
import { AREAS } from '../pieces/geometry';
import type { SeatView } from '../wire.gen';

const STEPS = 4; // a card, at best

/** Of the whole course of this race, from 0 to 1; obstacle cards that were run through are gone from it. */
export function partOf({ course, done = 0, steps, goal_place }: SeatView): number {
  if (goal_place) return 1;
  const whole = (course.length + done) * STEPS + 1;
  return Math.max(0, Math.min(1, 1 - steps / whole));
}

/** On which of the cards that still lie, from 1; 0 at the start. */
export const cardOf = ({ at }: SeatView) => (at < 0 ? 0 : Math.floor(at / AREAS) + 1);
