import { beforeEach, expect, test, vi } from 'vitest';
import { Beats } from './beats';

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

function beatsIn(ms: number, isHandheld: boolean, every?: number): number {
  let count = 0;
  const beats = new Beats(
    () => (count += 1),
    () => isHandheld,
  );
  beats.pace(every);
  beats.set(true);
  vi.advanceTimersByTime(ms);
  beats.set(false);
  vi.advanceTimersByTime(ms);
  return count;
}

test('a phone beats as the server says while a race is on, and a desk more seldom', () => {
  expect([beatsIn(2_000, true), beatsIn(2_000, false)]).toEqual([8, 2]);
  expect(beatsIn(2_000, true, 500)).toBe(4);
});
