import { expect, test, vi } from 'vitest';
import { language } from '../../words/words.svelte';
import { addressLater, linkTo, momentIn, watchOf } from './moment';

test('a link names a moment in seconds', () => {
  expect(['#t=83.4', '#t=0', '#t=12', '', '#t=', '#t=-1', '#t=1e9', '#x=3'].map(momentIn)).toEqual([
    83_400,
    0,
    12_000,
    ...Array(5).fill(undefined),
  ]);
});

test('a link to a moment leads back to it', () => {
  expect([linkTo(83_456), momentIn(linkTo(83_456))]).toEqual(['#t=83.456', 83_456]);
  for (let millis = 0; millis < 100_000; millis += 271) expect(momentIn(linkTo(millis))).toBe(millis);
  expect(momentIn(linkTo(83_456.789))).toBe(83_456);
});

test('the address changes once, where the film has come to rest', () => {
  vi.useFakeTimers();
  const change = vi.spyOn(history, 'replaceState');
  let off = () => {};
  for (let millis = 0; millis <= 5_000; millis += 20) {
    off();
    off = addressLater(millis);
    vi.advanceTimersByTime(20);
  }
  expect(change).not.toHaveBeenCalled();
  vi.advanceTimersByTime(300);
  expect([change.mock.calls.length, location.hash]).toEqual([1, '#t=5']);
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test('time is told as on a stopwatch', () => {
  language.speak('en');
  expect([0, 9_990, 83_456, 600_000].map((millis) => watchOf(millis))).toEqual(['0:00', '0:09', '1:23', '10:00']);
  expect(watchOf(83_456, 1)).toBe('1:23.4');
});
