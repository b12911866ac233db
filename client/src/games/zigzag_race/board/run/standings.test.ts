import { expect, test } from 'vitest';
import { giverTo, standings } from './standings';

test('points of this race are added to those before it (ZR-51)', () => {
  const rows = standings([
    { done: 3, points: 1, goal_place: null },
    { done: 5, points: 2, goal_place: 1 },
    { done: 0, points: 7, goal_place: null },
  ]);
  expect(rows.map(({ seat, total, first, goal }) => [seat, total, first, goal])).toEqual([
    [1, 7, true, true],
    [2, 7, true, false],
    [0, 4, false, false],
  ]);
});

test('everyone gets the cards of the neighbour on the right (ZR-52)', () => {
  expect([0, 1, 2].map((seat) => giverTo(seat, 3))).toEqual([2, 0, 1]);
});
