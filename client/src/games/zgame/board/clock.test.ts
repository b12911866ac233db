import { expect, test } from 'vitest';
import { clockText, isShort, leftOf, waitOf } from './clock';
import { view } from '../sample';

test('only the clock of the side to move runs', () => {
  expect([leftOf(view(), 0, 14_000), leftOf(view(), 1, 14_000)]).toEqual([296_000, 300_000]);
  expect(leftOf(view({ turn: null }), 0, 14_000)).toBe(300_000);
});

test('a clock stops at nothing, and does not run before its turn opened', () => {
  expect([leftOf(view(), 0, 999_000), leftOf(view(), 0, 9_000)]).toEqual([0, 300_000]);
});

test('a table without a clock shows none', () => {
  const players = view().players.map((player) => ({ ...player, left: null }));
  expect(leftOf(view({ players }), 0, 14_000)).toBeNull();
});

test('tenths are shown below ten seconds, and never more than there is', () => {
  expect([300_000, 299_999, 61_000, 10_000, 9_999, 1_049, 0].map(clockText)).toEqual([
    '5:00',
    '4:59',
    '1:01',
    '0:10',
    '9.9',
    '1.0',
    '0.0',
  ]);
  expect([isShort(10_000), isShort(9_999)]).toEqual([false, true]);
});

test('without a clock a long wait is told in its last 45 seconds (ZZ-25, principle 4)', () => {
  const players = view().players.map((player) => ({ ...player, left: null }));
  const waiting = view({ players, closes: 130_000 });
  expect([waitOf(waiting, 80_000), waitOf(waiting, 100_000), waitOf(waiting, 131_000)]).toEqual([null, 30_000, 0]);
  expect(waitOf(view({ closes: 130_000 }), 129_000)).toBeNull();
});
