import { expect, test } from 'vitest';
import { groundOf, HIGH, numberOf, percent, plyAt, pointsOf, WIDE } from './chances';

test('a curve goes from the left edge to the right one, and up when White stands better', () => {
  expect(pointsOf([500, 1000, 0])).toEqual([
    [0, HIGH / 2],
    [WIDE / 2, 0],
    [WIDE, HIGH],
  ]);
});

test('a game without plies is a point', () => {
  expect(pointsOf([500])).toEqual([[0, HIGH / 2]]);
});

test('the ground below the curve is closed at both edges', () => {
  expect(
    groundOf([
      [0, 10],
      [WIDE, 20],
    ]),
  ).toBe(`M0 ${HIGH}L0 10L${WIDE} 20L${WIDE} ${HIGH}z`);
});

test('a finger anywhere means the ply that lies nearest, and none beyond the game', () => {
  expect([plyAt(0.24, 4), plyAt(0.13, 4), plyAt(-1, 4), plyAt(1.2, 4)]).toEqual([1, 1, 0, 4]);
});

test('plies are numbered as in the list', () => {
  expect([1, 2, 5, 6].map(numberOf)).toEqual(['1.', '1…', '3.', '3…']);
});

test('thousandths are said in percent', () => {
  expect([percent(1000), percent(504), percent(0)]).toEqual([100, 50, 0]);
});
