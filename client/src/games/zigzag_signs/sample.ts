/** A small table for the tests: four players in the middle of a hand; the first one is me. */
import type { Freeze, Mine, SeatView, TeamView, View } from './wire.gen';

export const place = (change: Partial<SeatView> = {}): SeatView => ({
  cards: 4,
  limit: 4,
  down: false,
  stops: [],
  powers: 0,
  shifts: [],
  ready: false,
  ...change,
});

export const team = (change: Partial<TeamView> = {}): TeamView => ({
  seats: [0, 2],
  boxes: [],
  failed: 0,
  locked: 0,
  ...change,
});

export const mine = (change: Partial<Mine> = {}): Mine => ({
  seat: 0,
  cards: ['wbs', 'wyc', 'egk', 'joker'],
  next: 'throw',
  done: false,
  signs: ['wink', 'yawn'],
  constraint_card: null,
  constraint: null,
  powers: [],
  pairs: [],
  pair: null,
  aside: [],
  gifts: [null, null, null, null],
  sight: null,
  sign_from: 0,
  say_from: 0,
  ...change,
});

export const freeze = (change: Partial<Freeze> = {}): Freeze => ({
  what: 'check',
  seat: 1,
  closes: 4_000,
  ...change,
});

export const view = (change: Partial<View> = {}): View => ({
  phase: 'hand',
  freeze: null,
  opened: 0,
  closes: 8_000,
  latest: 60_000,
  left: null,
  level: 1,
  goal: 4,
  round: 1,
  hand: 1,
  number: null,
  actor: null,
  power: null,
  laid: [],
  seats: [place(), place(), place(), place()],
  teams: [team(), team({ seats: [1, 3] })],
  mat: ['fpn', null, 'ayk', ...Array.from({ length: 9 }, () => null)],
  pile: 40,
  bin: 3,
  done: 0,
  winners: [],
  mine: mine(),
  ...change,
});
