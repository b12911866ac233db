import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { language } from '../../words/words.svelte';
import TvSound from './TvSound.svelte';
import { unlocked } from './unlocked.svelte';

beforeEach(() => {
  language.speak('en');
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

function isAskedAfter(millis: number, beside: boolean) {
  unlocked.told = false;
  const page = mount(TvSound, { target: document.body, props: { beside } });
  flushSync();
  vi.advanceTimersByTime(millis);
  flushSync();
  const asked = document.querySelector('[data-testid=tv-sound]') !== null;
  void unmount(page);
  return asked;
}

test('beside a board the hint gives the log its place back after a while', () => {
  expect([0, 19_000, 21_000].map((millis) => isAskedAfter(millis, true))).toEqual([true, true, false]);
});

test('while people gather it stays', () => {
  expect(isAskedAfter(600_000, false)).toBe(true);
});
