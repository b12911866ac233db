import { expect, test } from 'vitest';
import { language } from '../../../../words/words.svelte';
import { lostWords, winnerOf } from './lost';

test('a card that was gone before its tap was sent has no margin', () => {
  language.speak('en');
  expect(lostWords({ id: 0, place: 3 }, [])).toBe('Too late!');
  expect(lostWords({ id: 0, place: 3, revision: 7 }, [])).toBe('Too late!');
});

test('the last hand on that card has it', () => {
  const log = [
    { on: 'lifted', seat: 1, place: 3 },
    { on: 'taken', seat: 2, place: 4 },
    { on: 'late', seat: 0, act: 'turn' },
  ].map((fact, id) => ({ id, fact }));
  expect([3, 4, 5].map((place) => winnerOf({ id: 0, place }, log, 0))).toEqual([1, 2, undefined]);
});
