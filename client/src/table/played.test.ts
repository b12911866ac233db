import { beforeEach, expect, test } from 'vitest';
import { hasFinished, hasLearnt, hasNowLearnt, hasNowPlayed, hasPlayed, lesson, teaches } from './played';

beforeEach(() => localStorage.clear());

test('a game is played once it has been played to the end, whatever else was', () => {
  expect(hasPlayed('chess')).toBe(false);
  hasNowPlayed('bridge');
  hasNowPlayed('chess');
  hasNowPlayed('chess');
  expect([hasPlayed('chess'), hasPlayed('bridge'), hasPlayed('go')]).toEqual([true, true, false]);
});

test('in a lesson no board teaches anything, and what was learnt is known at the next visit', () => {
  lesson.on = true;
  expect([teaches(), hasPlayed('chess'), hasFinished('chess')]).toEqual([false, true, false]);
  lesson.on = false;
  hasNowLearnt('chess');
  expect([hasLearnt('chess'), hasLearnt('go'), hasPlayed('chess')]).toEqual([true, false, false]);
});
