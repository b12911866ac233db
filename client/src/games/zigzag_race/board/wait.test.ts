import { expect, test } from 'vitest';
import { field, mine, place, view } from '../sample';
import type { Hand } from '../wire.gen';
import { nextFor } from './wait';

const turn = { do: 'turn', place: 2 } as const;
const take = { do: 'take', place: 3, terrain: 'sand' } as const;
const keep = { do: 'keep', place: 7 } as const;
const shown: Hand = { place: 7, terrain: 'water', until: 1_500 };
const floors = mine({ act_from: 1_230, turn_from: 1_980 });
const here = (hand: Hand | null = null, marks = {}) =>
  view({ mine: floors, seats: [place(0, { hand }), place(1)], field: field({ 3: 's', 7: '*', ...marks }) });

test('a tap made too soon waits for its floor, and 20 ms more (ZR-33)', () => {
  expect(nextFor(here(), turn, 1_900, false)).toEqual({ at: 2_000 });
  expect(nextFor(here(), turn, 2_000, false)).toEqual({ send: turn });
  expect(nextFor(here(), take, 1_249, false)).toEqual({ at: 1_250 });
  expect(nextFor(here(), take, 1_250, false)).toEqual({ send: take });
});

test('with free hands at the start nothing waits', () => {
  expect(nextFor(view(), turn, 0, false)).toEqual({ send: turn });
});

test('another card: first the held one is left, then it is turned', () => {
  expect(nextFor(here(shown), turn, 1_240, false)).toEqual({ at: 1_250 });
  expect(nextFor(here(shown), turn, 1_250, false)).toEqual({ send: { do: 'leave', place: 7 } });
  expect(nextFor(here(), turn, 1_500, false)).toEqual({ at: 2_000 });
});

test('a card whose face isn’t shown yet can’t be left', () => {
  expect(nextFor(here({ ...shown, terrain: null }), turn, 9_000, false)).toBe('update');
});

test('while an act is on its way, the next one waits for the answer', () => {
  expect(nextFor(here(), turn, 9_000, true)).toBe('update');
  expect(nextFor(here(shown), keep, 9_000, true)).toBe('update');
});

test('a card that is gone by then was another’s (ZR-32)', () => {
  expect(nextFor(here(null, { 2: '-' }), turn, 0, true)).toBe('second');
  expect(nextFor(here(null, { 2: 'w' }), turn, 0, false)).toBe('second');
  expect(nextFor(here(shown, { 3: '-' }), take, 0, false)).toBe('second');
});

test('keeping waits as well, but not for a card that was left meanwhile', () => {
  expect(nextFor(here(shown), keep, 1_249, false)).toEqual({ at: 1_250 });
  expect(nextFor(here(shown), keep, 1_250, false)).toEqual({ send: keep });
  expect(nextFor(here(), keep, 1_250, false)).toBe('nothing');
});

test('after Stop no tap waits any more', () => {
  expect(nextFor(view({ phase: 'stopped' }), turn, 0, false)).toBe('nothing');
});
