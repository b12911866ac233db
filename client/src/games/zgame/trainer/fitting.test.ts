import { expect, test } from 'vitest';
import { dimensions, type Size } from '../pieces/squares';
import { fitting } from './fitting';

const SIZES: Size[] = ['5x6', '5x7', '7x7'];

test.each([
  ['a phone', 360, 740],
  ['a tablet', 820, 1180],
  ['a screen', 1440, 900],
  ['a small screen', 1024, 600],
])('on %s the whole board can be seen', (_, width, height) => {
  for (const size of SIZES) {
    const { square } = fitting(width, height, size);
    const board = dimensions(size);
    expect(square * board.width).toBeLessThanOrEqual(width - 30);
    expect(square * board.height).toBeLessThanOrEqual(height - 150);
    expect(square).toBeGreaterThanOrEqual(40);
  }
});

test('the panel stands beside the board where there is room, and squares never get too small for a finger', () => {
  expect(fitting(1440, 900, '5x7').shape).toBe('wide');
  expect(fitting(390, 844, '5x7').shape).toBe('tall');
  expect(fitting(844, 390, '5x7').shape).toBe('low');
  expect(fitting(320, 400, '7x7').square).toBe(34);
});
