/** A small table for the tests: four players, play runs. */
import type { SeatView, Verdict, View } from './wire.gen';
import { COLOURS } from './pieces/colours';

export const place = (index: number, change: Partial<SeatView> = {}): SeatView => ({
  colour: COLOURS[index]!,
  challenges: COLOURS.slice(0, 4).filter((_, other) => other !== index),
  cards: 12,
  wins: 0,
  ready: true,
  grace: 0,
  ...change,
});

export const view = (change: Partial<View> = {}): View => ({
  phase: 'play',
  opened: 0,
  closes: 20_000,
  game: 1,
  dealer: 0,
  seats: [0, 1, 2, 3].map((seat) => place(seat)),
  shoe: 0,
  top: [],
  colour_card: null,
  chosen: null,
  reversed: null,
  verdict: null,
  winner: null,
  options: {},
  mine: { seat: 0, throw_from: 0, barred: [], colour_spent: false },
  ...change,
});

export const verdict = (change: Partial<Verdict> = {}): Verdict => ({
  seat: 0,
  accused: 1,
  colour: 'orange',
  reason: 'out_of_turn',
  right: true,
  due: [{ seat: 2, since: 0, by: 'yellow' }],
  last: [
    { card: 'yellow', seat: 0, in_turn: true, due: [] },
    { card: 'left', seat: 1, in_turn: false, due: [{ seat: 2, since: 0, by: 'yellow' }] },
  ],
  fault: 1,
  colour_card: false,
  cards: 12,
  margin: 640,
  takes: 1,
  restarts: 0,
  ...change,
});
