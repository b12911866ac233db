import { beforeEach, expect, test } from 'vitest';
import type { Chair } from '../../wire.gen';
import { language } from '../../words/words.svelte';
import { comings } from './comings';

const free: Chair = { name: null, animal: null, level: null, here: false, ready: false };
const bob: Chair = { name: 'Bob', animal: 'owl', level: null, here: true, ready: false };
const bot: Chair = { ...bob, level: 'normal', ready: true };
const to = (before: Chair, now: Chair, me: number | null = null) => comings([before], [now], me);

beforeEach(() => language.speak('en'));

test('whoever sits down, rings or gets up is told once', () => {
  expect(to(free, bob)).toEqual(['Bob sits down.']);
  expect(to(bob, { ...bob, ready: true })).toEqual(['Bob is ready.']);
  expect(to(free, { ...bob, ready: true })).toEqual(['Bob sits down.', 'Bob is ready.']);
  expect(to(bob, free)).toEqual(['Bob leaves.']);
  expect(to(bob, bob)).toEqual([]);
});

test('a new name, a bot and oneself are no news', () => {
  expect(to(bob, { ...bob, name: 'Bo' })).toEqual([]);
  expect(to(free, bot)).toEqual([]);
  expect(to(free, bob, 0)).toEqual([]);
});

test('a bot gets up for a person', () => {
  expect(to(bot, bob)).toEqual(['Bob sits down.']);
});

test('a table with more chairs than before', () => {
  expect(comings([], [bob], null)).toEqual(['Bob sits down.']);
});
