import { afterEach, expect, test, vi } from 'vitest';
import type { GameCard } from '../../wire.gen';
import { isFamily, windows } from './family.svelte';

const longer = { call_time: 3_000, turn_time: 40_000 };
const card = { id: 'chess', seats: [2], levels: [], options: [], family: longer } satisfies GameCard;
const fresh = async () => (vi.resetModules(), (await import('./family.svelte')).family);

afterEach(() => localStorage.clear());

test('one press makes all windows longer, another as they usually are; nothing else is named', () => {
  const usual = { call_time: 1_500, turn_time: 20_000 };
  const options = Object.entries({ reminders: false, ...usual }).map(([name, value]) => ({ name, default: value }));
  const zinga = { ...card, options };
  expect(windows(zinga, true)).toEqual(longer);
  expect(windows(zinga, false)).toEqual(usual);
  expect([isFamily(usual, longer), isFamily({ reminders: true, ...longer }, longer)]).toEqual([false, true]);
});

test('a table is opened with longer windows only if they are wished for, and that is kept from visit to visit', async () => {
  const family = await fresh();
  expect([family.on, family.terms(card)]).toEqual([false, {}]);
  family.set(true);
  const later = await fresh();
  expect([later.on, later.terms(card), later.terms(undefined)]).toEqual([true, longer, {}]);
});

test('a first game has its own options and the longer windows; of two windows it has the longer one', async () => {
  const family = await fresh();
  const first = { wins: 1, call_time: 4_000, turn_time: 30_000 };
  expect(family.terms(card, first)).toEqual(first);
  family.set(true);
  expect(family.terms(card, first)).toEqual({ wins: 1, call_time: 4_000, turn_time: 40_000 });
});

test('the next game of the same people keeps longer windows, or gets them by the wish of this browser', async () => {
  const family = await fresh();
  const next = { ...card, id: 'go', family: { clock: 'none' } };
  const usual = { call_time: 1_500, turn_time: 20_000 };
  expect([family.onward(card, longer, next), family.onward(card, usual, next)]).toEqual([next.family, {}]);
  expect(family.onward({ ...card, family: {} }, {}, next)).toEqual({});
  family.set(true);
  expect(family.onward(card, usual, next)).toEqual(next.family);
});
