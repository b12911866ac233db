import { expect, test } from 'vitest';
import { place } from '../sample';
import { cardOf, partOf } from './progress';

test('a runner at the start has nothing behind it, at the goal all', () => {
  expect(partOf(place(0, { steps: 21 }))).toBe(0);
  expect(partOf(place(0, { goal_place: 1, steps: 0 }))).toBe(1);
});

test('cards run through count as way behind (ZR-44)', () => {
  expect(partOf(place(0, { course: [0, 2, 4], done: 2, at: 0, steps: 12 }))).toBeCloseTo(9 / 21);
});

test('cards are counted from one', () => {
  expect([-1, 0, 17, 18].map((at) => cardOf(place(0, { at })))).toEqual([0, 1, 1, 2]);
});
