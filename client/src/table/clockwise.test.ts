import { expect, test } from 'vitest';
import { clockwise, isCrowd } from './clockwise';

test('one’s own seat comes first, the others follow clockwise', () => {
  expect(clockwise(4, 2)).toEqual([2, 3, 0, 1]);
  expect(clockwise(3, null)).toEqual([0, 1, 2]);
});

test('a crowd is more than four beside oneself; an onlooker sees them all', () => {
  expect([isCrowd(5, 0), isCrowd(6, 0)]).toEqual([false, true]);
  expect([isCrowd(4, null), isCrowd(5, null)]).toEqual([false, true]);
});
