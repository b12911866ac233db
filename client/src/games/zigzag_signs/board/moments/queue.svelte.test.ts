import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Moment } from './moments';
import { LEAST, Queue } from './queue.svelte';

const moment = (id: number, more: Partial<Moment> = {}): Moment => ({
  ...{ id, kind: 'stop', card: 'stop-element', seat: 1, target: 0, fact: { on: 'stop-laid' } },
  ...more,
});
let queue: Queue;
const shown = () => queue.now?.id ?? null;
const pass = (time: number) => vi.advanceTimersByTime(time);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  queue = new Queue();
});
afterEach(() => void vi.useRealTimers());

test('two at once come one after the other, each for at least 1.5 s', () => {
  queue.add([moment(1), moment(2)]);
  expect(LEAST).toBeGreaterThanOrEqual(1_500);
  pass(LEAST - 1);
  expect(shown()).toBe(1);
  pass(2);
  expect(shown()).toBe(2);
  pass(LEAST - 2);
  expect(shown()).toBe(2);
  pass(5_000);
  expect(shown()).toBeNull();
});

test('a scene that a freeze covers too soon comes again after it', () => {
  queue.add([moment(1)]);
  pass(300);
  queue.cover(true);
  pass(4_000);
  expect(shown()).toBeNull();
  queue.cover(false);
  expect(shown()).toBe(1);
});

test('a scene that the freeze itself has shown long enough does not', () => {
  queue.cover(true);
  queue.add([moment(1, { beside: true })]);
  pass(2_000);
  queue.cover(false);
  expect(shown()).toBeNull();
  queue.cover(true);
  queue.add([moment(2, { beside: true })]);
  pass(500);
  queue.cover(false);
  expect(shown()).toBe(2);
});

test('after a long absence only the last few come', () => {
  queue.add([1, 2, 3, 4, 5, 6, 7].map((id) => moment(id)));
  expect(shown()).toBe(4);
});

test('a round that ends leaves none', () => {
  queue.add([moment(1), moment(2)]);
  queue.clear();
  pass(5_000);
  expect(shown()).toBeNull();
});
