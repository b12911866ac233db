import { beforeEach, expect, test, vi } from 'vitest';
import { Scrub } from './scrub.svelte';

let jumps: number[];
let scrub: Scrub;

beforeEach(() => {
  vi.useFakeTimers();
  jumps = [];
  scrub = new Scrub({ seek: (now) => jumps.push(now) });
  return () => void vi.useRealTimers();
});

test('one press jumps at once', () => {
  scrub.to(5);
  expect([jumps, scrub.aimed]).toEqual([[5], undefined]);
});

test('a finger that goes on moves the bar; the board follows, and misses only what lay between', () => {
  for (const now of [1, 2, 3]) scrub.to(now);
  expect([jumps, scrub.aimed]).toEqual([[1], 3]);
  vi.advanceTimersByTime(200);
  expect([jumps, scrub.aimed]).toEqual([[1, 3], undefined]);
});

test('where the finger is lifted the board is, without waiting', () => {
  for (const now of [1, 2]) scrub.to(now);
  scrub.end();
  vi.advanceTimersByTime(500);
  expect(jumps).toEqual([1, 2]);
});
