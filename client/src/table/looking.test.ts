import { beforeEach, expect, test } from 'vitest';
import { looking } from './looking';
import type { Told } from './table.svelte';

beforeEach(() => history.replaceState({ alone: true }, ''));

const hear = (seating: object) =>
  looking.hear({ on: 'seating', stage: 'playing', seat: null, next: null, ...seating } as Told);

test('an onlooker at a game looks on at its rematch, also after a reload', () => {
  hear({});
  hear({ stage: 'over', next: 'xyz' });
  expect(history.state).toEqual({ alone: true, looksOn: true });
});

test('a player who sits there, or plays on another page, does not', () => {
  hear({ seat: 0 });
  expect(looking.on).toBe(false);
  hear({ elsewhere: true });
  expect(looking.on).toBe(false);
});

test('a link to a table that has gone on already is a link to play', () => {
  hear({ stage: 'over', next: 'xyz' });
  expect(looking.on).toBe(false);
});

test('before the deal one looks on only by choice', () => {
  hear({ stage: 'gathering' });
  expect(looking.on).toBe(false);
  looking.on = true;
  hear({ stage: 'gathering', seat: 1 });
  expect(looking.on).toBe(true);
});
