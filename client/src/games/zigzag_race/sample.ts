/** A small table for the tests: four players who collect; the first one is me. */
import type { Mine, SeatView, View } from './wire.gen';

export const place = (index: number, change: Partial<SeatView> = {}): SeatView => ({
  course: [0, 3, 4, 9, 12].map((tile) => tile + 10 * index),
  goal: (['water', 'cobble', 'meadow', 'sand'] as const)[index]!,
  at: -1,
  steps: 21,
  stack: 0,
  hand: null,
  ready: false,
  done: 0,
  points: 0,
  goal_place: null,
  ...change,
});

export const mine = (change: Partial<Mine> = {}): Mine => ({
  seat: 0,
  course: [],
  aside: [],
  act_from: 0,
  turn_from: 0,
  trail: null,
  ...change,
});

/** Face down but for these places. */
export function field(marks: Record<number, string> = {}): string {
  return Array.from({ length: 48 }, (_, at) => marks[at] ?? '#').join('');
}

export const view = (change: Partial<View> = {}): View => ({
  phase: 'collect',
  opened: 0,
  closes: 20_000,
  round: 1,
  race: 1,
  races: 1,
  places: false,
  hold_time: 1_500,
  youngest: 0,
  caller: null,
  why: null,
  order: [],
  seats: [0, 1, 2, 3].map((seat) => place(seat)),
  field: field(),
  supply: 8,
  run: null,
  winners: [],
  mine: mine(),
  ...change,
});
