import { expect, test } from 'vitest';
import { areaAt, goalOf, isMiddle, LANE, outline, sizeOf, spot, START } from './geometry';

const areas = (cards: number) => Array.from({ length: goalOf(cards) + 1 }, (_, area) => area);
const apart = (one: number, other: number, up: boolean) => {
  const [a, b] = [spot(one, 5, up), spot(other, 5, up)];
  return [Math.abs(a.x - b.x), Math.abs(a.y - b.y)];
};

test('rows of three and two alternate (ZR-3)', () => {
  expect(areas(1).filter(isMiddle)).toEqual([3, 4, 8, 9, 13, 14]);
  expect([0, 1, 2, 3, 4, 5].map((area) => spot(area, 1, false))).toEqual([
    { x: 20, y: 20 },
    { x: 20, y: 60 },
    { x: 20, y: 100 },
    { x: 40, y: 40 },
    { x: 40, y: 80 },
    { x: 60, y: 20 },
  ]);
});

test('forward is right, or up; the left lane stays on the runner’s left', () => {
  expect(spot(18, 5, false).x).toBeGreaterThan(spot(0, 5, false).x);
  expect(spot(18, 5, true).y).toBeLessThan(spot(0, 5, true).y);
  expect(spot(0, 5, true).x).toBeLessThan(spot(2, 5, true).x);
});

test('neighbours touch, on a card and over its edge (ZR-22)', () => {
  for (const up of [true, false]) {
    expect(apart(0, 5, up).toSorted((a, b) => a - b)).toEqual([0, LANE]);
    expect(apart(3, 0, up)).toEqual([20, 20]);
    expect(apart(15, 18, up).toSorted((a, b) => a - b)).toEqual([0, LANE + 5]);
  }
});

test('the start lies before the first row, the goal within the course', () => {
  expect(spot(START, 5, false).x).toBeLessThan(0);
  expect(spot(START, 5, true).y).toBeGreaterThan(sizeOf(5, true).high);
  const goal = spot(goalOf(5), 5, true);
  expect(goal).toEqual({ x: 60, y: 22 });
});

test('a finger in the middle of an area finds it', () => {
  for (const up of [true, false]) for (const area of areas(3)) expect(areaAt(spot(area, 3, up), 3, up)).toBe(area);
});

test('a finger between areas finds the nearest; beside the course it finds none', () => {
  expect(areaAt({ x: 2, y: 1 }, 1, false)).toBe(0);
  expect(areaAt({ x: -8, y: 60 }, 1, false)).toBeUndefined();
});

test('an octagon has eight corners, a square four, and the goal is a card', () => {
  const corners = (area: number) => outline(area, 1, false).slice(1, -1).split(' ').length / 2;
  expect([corners(0), corners(3)]).toEqual([8, 4]);
  expect(outline(18, 1, false)).toBe('M165 0h44v120h-44z');
});
