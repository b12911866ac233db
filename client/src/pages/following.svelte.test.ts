import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { follow } from './following.svelte';
import { route } from './route.svelte';

let seating = $state.raw<{ next: string | null }>({ next: null });
let stop: () => void;

const hear = (next: string | null) => flushSync(() => (seating = { next }));

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(route, 'onTo').mockImplementation(() => undefined);
  seating = { next: null };
  stop = $effect.root(() => follow(() => seating.next));
  flushSync();
});

afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('a page goes to the next table after a moment, however often the seating is told meanwhile', () => {
  hear('xyz');
  vi.advanceTimersByTime(1_000);
  hear('xyz'); // somebody has left
  vi.advanceTimersByTime(500);
  expect(route.onTo).toHaveBeenCalledExactlyOnceWith('xyz');
});

test('a page that is closed before goes nowhere', () => {
  hear('xyz');
  stop();
  vi.advanceTimersByTime(5_000);
  expect(route.onTo).not.toHaveBeenCalled();
});
