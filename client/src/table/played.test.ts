import { beforeEach, expect, test } from 'vitest';
import { hasNowPlayed, hasPlayed } from './played';

beforeEach(() => localStorage.clear());

test('a game is played once it has been played to the end, whatever else was', () => {
  expect(hasPlayed('zinga')).toBe(false);
  hasNowPlayed('zack');
  hasNowPlayed('zinga');
  hasNowPlayed('zinga');
  expect([hasPlayed('zinga'), hasPlayed('zack'), hasPlayed('zgame')]).toEqual([true, true, false]);
});
