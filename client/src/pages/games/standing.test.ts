import { expect, test } from 'vitest';
import { standingOf } from './standing';

test('a tie takes up as many places as share it', () => {
  expect(standingOf([[2], [1], [0, 3]], 0)).toEqual({ place: 3, places: 4, shared: true });
  expect(standingOf([[1, 2], [0]], 0)).toEqual({ place: 3, places: 3, shared: false });
});

test('a draw is a first place that is shared', () => {
  expect(standingOf([[0, 1]], 0)).toEqual({ place: 1, places: 2, shared: true });
});

test('partners share one place', () => {
  const places = [
    [1, 3],
    [0, 2],
  ];
  expect(standingOf(places, 2)).toEqual({ place: 2, places: 2, shared: false });
});

test('a winner is first, and a seat that left has no place', () => {
  expect(standingOf([[0], [1, 2, 3]], 0)).toEqual({ place: 1, places: 4, shared: false });
  expect(standingOf([[0], [1]], 2)).toBe(null);
});
