import { expect, test } from 'vitest';
import { cornerOf, measures, type Box } from './measures';

const SCREENS = [
  ['phone', 390, 788],
  ['small phone', 360, 584],
  ['phone on its side', 844, 334],
  ['small phone on its side', 640, 304],
  ['desktop', 1120, 844],
  ['laptop', 980, 620],
  ['tablet', 724, 712],
  ['upright tablet', 768, 692],
  ['television', 1600, 1024],
] as const;

const inside = ({ x, y, wide, high }: Box, width: number, height: number) =>
  x >= 0 && y >= 0 && x + wide <= width + 0.5 && y + high <= height + 0.5;

test.each(SCREENS)('on a %s everything is on the screen, whatever was dealt', (_, width, height) => {
  for (const [cards, spares] of [
    [3, 2],
    [5, 2],
    [6, 2],
    [9, 0],
  ] as const) {
    const size = measures(width, height, cards, spares);
    for (const box of [size.time, size.well, size.work, size.bins, size.notes, size.foot])
      expect(inside(box, width, height)).toBe(true);
    for (let place = 0; place < cards + spares; place++) {
      const lane = place < cards ? size.lane : size.spare;
      const [wide, high] = size.up ? [3 * lane, 4 * lane] : [4 * lane, 3 * lane];
      expect(inside({ ...cornerOf(size, place, cards), wide, high }, width, height)).toBe(true);
    }
  }
});

test.each(SCREENS)('on a %s a finger can hit each card of a first race', (_, width, height) => {
  const { lane, spare } = measures(width, height, 6, 2);
  expect(3 * Math.min(lane, spare)).toBeGreaterThanOrEqual(44);
});

test('the course runs up on an upright screen, and its first card is lowest', () => {
  const size = measures(390, 788, 5, 2);
  expect(size.up).toBe(true);
  expect(cornerOf(size, 0, 5).y).toBeGreaterThan(cornerOf(size, 4, 5).y);
  expect(measures(844, 334, 5, 2).up).toBe(false);
});
