import { expect, test } from 'vitest';
import { ranksOf, winnersOf } from './winners';

const PAIRS = [[0, 3], [1, 4], [2, 5]]; // prettier-ignore

test('a team that is first wins, and the next one is second', () => {
  expect(winnersOf([[1, 4], [0, 2, 3, 5]], PAIRS)).toEqual([1, 4]); // prettier-ignore
  expect(ranksOf([[1, 4], [0, 3], [2, 5]], PAIRS)).toEqual([1, 2, 3]); // prettier-ignore
  expect(ranksOf([[1, 4], [0, 2, 3, 5]], PAIRS)).toEqual([1, 2]); // prettier-ignore
});

test('of players on their own, two share a place', () => {
  expect(winnersOf([[2], [0, 1]], [])).toEqual([2]);
  expect(winnersOf([[0, 2], [1]], [])).toEqual([]);
  expect(winnersOf(undefined, [])).toEqual([]);
  expect(ranksOf([[0, 2], [1]], [])).toEqual([1, 3]);
  expect(ranksOf([[0, 2], [1]], undefined)).toEqual([1, 3]);
});
