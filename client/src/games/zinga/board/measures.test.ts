import { expect, test } from 'vitest';
import { measures } from './measures';

test.each([
  [1140, 844, 'wide'],
  [820, 848, 'broad'],
  [820, 654, 'wide'],
  [724, 712, 'wide'],
  [700, 1024, 'broad'],
  [360, 684, 'tall'],
  [390, 608, 'tall'],
  [375, 497, 'short'],
  [740, 304, 'low'],
])('on a board of %i × %i everything fits: %s', (width, height, shape) => {
  const size = measures(width, height);
  expect(size.shape).toBe(shape);
  const beside = {
    wide: size.columns * size.pitch,
    low: size.columns * size.pitch + size.bell,
    tall: 0,
    broad: size.bell,
    short: size.bell,
  }[size.shape];
  expect(size.sheet + beside).toBeLessThan(width);
  expect(size.columns * size.pitch).toBeLessThan(width);
  expect(size.sheet + 50).toBeLessThan(height);
  expect(Math.min(size.cell, size.bell, size.die)).toBeGreaterThan(36);
});

test.each([
  [740, 304, 3],
  [844, 284, 6],
  [667, 264, 6],
])('on a phone of %i × %i on its side dice lie as they are largest', (width, height, columns) => {
  const size = measures(width, height);
  expect(size).toMatchObject({ shape: 'low', columns });
  expect(size.die).toBeGreaterThan(31);
});

/** With the browser's bars, on the smallest phones, three others in a row above the dice. */
test.each([
  [375, 497],
  [360, 504],
  [320, 512],
])('on a board of %i × %i cells can still be tapped', (width, height) => {
  expect(measures(width, height, 44)).toMatchObject({ shape: 'short' });
  expect(measures(width, height, 44).cell).toBeGreaterThan(31);
});

test('with text twice as large, all is as on half the screen, twice as large', () => {
  const [half, twice] = [measures(360, 342, 22), measures(720, 684, 44, 2)];
  expect(twice).toMatchObject({
    shape: half.shape,
    columns: half.columns,
    sheet: half.sheet * 2,
    bell: half.bell * 2,
    die: half.die * 2,
    stage: half.stage * 2,
  });
});
