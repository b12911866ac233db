import { expect, test } from 'vitest';
import { cameraAt, laneFor } from './camera';

const across = (x: number) => cameraAt({ x, y: 50 }, { wide: 3000, high: 300 }, { wide: 900, high: 340 }, false, 80);
const up = (y: number) => cameraAt({ x: 50, y }, { wide: 300, high: 3000 }, { wide: 340, high: 600 }, true, 80);

test('the runner is at one third, with more to see ahead than behind', () => {
  expect(across(1200)).toEqual({ x: -900, y: 20 });
  expect(up(1500).y + 1500).toBe(400); // 200 px from the lower edge
});

test('nothing is seen beyond either end, but for the place to wait at the start', () => {
  expect(across(-50).x).toBe(80);
  expect(across(2990).x).toBe(900 - 3000 - 16);
  expect(up(3040).y + 3000).toBe(600 - 80);
  expect(up(10).y).toBe(16);
});

test('a short course lies in the middle', () => {
  const { x } = cameraAt({ x: 0, y: 0 }, { wide: 400, high: 300 }, { wide: 1000, high: 340 }, false, 84);
  expect(x).toBe(84 + 250);
});

test('three lanes fit across the window', () => {
  expect(laneFor({ wide: 1100, high: 392 }, false)).toBe(120);
  expect(laneFor({ wide: 332, high: 560 }, true)).toBe(100);
});
