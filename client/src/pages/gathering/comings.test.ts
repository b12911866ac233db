import { beforeEach, expect, test } from 'vitest';
import type { Chair } from '../../wire.gen';
import { language } from '../../words/words.svelte';
import { comings } from './comings';

const free: Chair = { name: null, animal: null, level: null, here: false, ready: false };
const bob: Chair = { name: 'Bob', animal: 'owl', level: null, here: true, ready: false };
const bot: Chair = { ...bob, level: 'normal', ready: true };
const cat: Chair = { ...bob, name: 'Cat' };
const all = (before: Chair[], now: Chair[], from: number | null = null, to = from) =>
  comings({ chairs: before, seat: from }, { chairs: now, seat: to });
const to = (before: Chair, now: Chair, me: number | null = null) => all([before], [now], me);

beforeEach(() => language.speak('en'));

test('each sitting down, ringing or getting up is told once', () => {
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
  expect(all([], [bob])).toEqual(['Bob sits down.']);
});

test('a player who moves neither leaves nor sits down', () => {
  expect(all([bob, free], [free, bob])).toEqual(['Bob changes seats.']);
  expect(all([bob, bot], [bot, bob])).toEqual(['Bob changes seats.']);
  expect(all([bob, cat], [cat, bob])).toEqual(['Cat changes seats.', 'Bob changes seats.']);
});

test('what was rung for before a move is no news after it', () => {
  const rung = { ...bob, ready: true };
  expect(all([rung, free], [free, rung])).toEqual(['Bob changes seats.']);
});

test('one’s own move is told as such, also if another player made it', () => {
  expect(all([bob, free], [free, bob], 0, 1)).toEqual(['You change seats.']);
  expect(all([bob, cat], [cat, bob], 0, 1)).toEqual(['You change seats.', 'Cat changes seats.']);
});
