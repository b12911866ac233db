/** The points after a race (ZR-51), and whose cards come to whom (ZR-52). */
import type { SeatView } from '../../wire.gen';

type Standing = { seat: number; done: number; total: number; first: boolean; goal: boolean };

/** Most points first; seats with as many in their order. */
export function standings(seats: readonly Pick<SeatView, 'done' | 'points' | 'goal_place'>[]): Standing[] {
  const most = Math.max(...seats.map(({ done = 0, points = 0 }) => done + points));
  return seats
    .map(({ done = 0, points = 0, goal_place }, seat) => ({
      ...{ seat, done, total: done + points },
      ...{ first: done + points === most, goal: Boolean(goal_place) },
    }))
    .toSorted((one, other) => other.total - one.total);
}

/** Cards pass to the left: to the next higher seat (ZR-14). */
export const giverTo = (seat: number, seats: number) => (seat + seats - 1) % seats;
