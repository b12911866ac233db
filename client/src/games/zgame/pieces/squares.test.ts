import { expect, test } from 'vitest';
import { measures, shapeOf } from '../board/layout';
import { homeOf, rowsOf, spotOf, squareOn } from './squares';

test('one’s own side sits at the bottom, with its left hand on the left', () => {
  expect(spotOf('a1', '5x7', 'white')).toEqual({ x: 0, y: 6 });
  expect(spotOf('a1', '5x7', 'black')).toEqual({ x: 4, y: 0 });
  expect(rowsOf('5x6', 'white').at(-1)).toEqual(['a1', 'b1', 'c1', 'd1', 'e1']);
  expect(rowsOf('5x6', 'black').at(-1)).toEqual(['e6', 'd6', 'c6', 'b6', 'a6']);
});

test.each(['white', 'black'] as const)('every square is found again where it lies, seen by %s', (bottom) => {
  for (const size of ['5x6', '5x7', '7x7'] as const) {
    for (const square of rowsOf(size, bottom).flat())
      expect(squareOn(spotOf(square, size, bottom), size, bottom)).toBe(square);
  }
});

test('a point beside the board is not on a square', () => {
  expect([squareOn({ x: -1, y: 0 }, '5x7', 'white'), squareOn({ x: 0, y: 7 }, '5x7', 'white')]).toEqual([
    undefined,
    undefined,
  ]);
});

test('eight squares are home, centred on seven columns (ZZ-3)', () => {
  expect(homeOf('5x7', 'white')).toEqual(['a1', 'b1', 'c1', 'd1', 'e1', 'b2', 'c2', 'd2']);
  expect(homeOf('7x7', 'black')).toEqual(['b7', 'c7', 'd7', 'e7', 'f7', 'c6', 'd6', 'e6']);
});

test('the board fits, with squares fit for a thumb, on phone, tablet and desktop', () => {
  for (const [width, height] of [
    [360, 684],
    [820, 848],
    [1120, 844],
    [740, 304],
  ] as const) {
    for (const size of ['5x6', '5x7', '7x7'] as const) {
      const { square } = measures(width, height, size, false);
      expect(square * Number(size[0])).toBeLessThan(width);
      expect(square * Number(size[2])).toBeLessThan(height);
      expect(square).toBeGreaterThanOrEqual(36);
    }
  }
  expect([shapeOf(360, 684), shapeOf(820, 848), shapeOf(1120, 844), shapeOf(740, 304)]).toEqual([
    'tall',
    'wide',
    'wide',
    'low',
  ]);
});

test('the two boards of what each side knew find room once the game is over', () => {
  expect(measures(360, 684, '5x7', true).square).toBeLessThan(measures(360, 684, '5x7', false).square);
});
