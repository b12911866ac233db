import { beforeEach, expect, test } from 'vitest';
import { hasNowPlayed, hasPlayed } from './played';

beforeEach(() => localStorage.clear());

test('a game is played once it has been played to the end, whatever else was', () => {
  expect(hasPlayed('chess')).toBe(false);
  hasNowPlayed('bridge');
  hasNowPlayed('chess');
  hasNowPlayed('chess');
  expect([hasPlayed('chess'), hasPlayed('bridge'), hasPlayed('go')]).toEqual([true, true, false]);
});
