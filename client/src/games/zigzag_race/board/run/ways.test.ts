import { expect, test } from 'vitest';
import { goalOf, START } from '../../pieces/geometry';
import { neighboursOf } from '../../pieces/ways';
import { areaBy, headingOf, keyTo } from './ways';

const L = (column: number, row: number) => 5 * row + column;
const M = (column: number, row: number) => 5 * row + 3 + column;

test('on a course across the screen forward is right, and the first lane is above', () => {
  const key = (area: number) => keyTo(L(1, 1), area, 3, false);
  expect([L(1, 2), L(1, 0), L(0, 1), L(2, 1)].map(key)).toEqual(['KeyD', 'KeyA', 'KeyW', 'KeyX']);
  expect([M(0, 1), M(1, 1), M(0, 0), M(1, 0)].map(key)).toEqual(['KeyE', 'KeyC', 'KeyQ', 'KeyZ']);
});

test('on a course up the screen forward is up, and the first lane is on the left', () => {
  const key = (area: number) => keyTo(L(1, 1), area, 3, true);
  expect([L(1, 2), L(1, 0), L(0, 1), L(2, 1)].map(key)).toEqual(['KeyW', 'KeyX', 'KeyA', 'KeyD']);
  expect([M(0, 1), M(1, 1), M(0, 0), M(1, 0)].map(key)).toEqual(['KeyQ', 'KeyE', 'KeyZ', 'KeyC']);
});

test('the next card and the goal lie straight on, from every lane (ZR-22)', () => {
  for (const lane of [0, 1, 2]) {
    expect(keyTo(L(lane, 3), 18 + lane, 2, false)).toBe('KeyD');
    expect(keyTo(18 + L(lane, 3), goalOf(2), 2, true)).toBe('KeyW');
  }
});

test.each([true, false])('no two neighbours have the same key (up: %s)', (up) => {
  for (let area = START; area < goalOf(2); area++) {
    const keys = neighboursOf(area, 2).map((to) => keyTo(area, to, 2, up));
    expect(keys).not.toContain(undefined);
    expect(new Set(keys).size).toBe(keys.length);
  }
});

test('a key leads only to an area that fits', () => {
  expect(areaBy('KeyD', L(1, 1), [L(1, 2), M(0, 1)], 3, false)).toBe(L(1, 2));
  expect(areaBy('KeyX', L(1, 1), [L(1, 2), M(0, 1)], 3, false)).toBeUndefined();
  expect(areaBy('KeyS', L(1, 1), [L(1, 2)], 3, false)).toBeUndefined();
});

test('a way is named as the runner sees it', () => {
  const heading = (area: number) => headingOf(L(1, 1), area, 3);
  expect([L(1, 2), L(0, 1), M(1, 1), M(0, 0)].map(heading)).toEqual(['ahead', 'left', 'ahead_right', 'back_left']);
});
