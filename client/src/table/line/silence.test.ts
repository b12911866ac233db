import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Silence } from './silence';

const hopes = { ask: vi.fn(), stalled: vi.fn(), dead: vi.fn() };
let silence: Silence;

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetAllMocks();
  silence = new Silence(hopes);
  silence.start();
});

afterEach(() => {
  silence.stop();
  vi.useRealTimers();
  Object.defineProperty(document, 'hidden', { value: false, configurable: true });
});

test('a quiet line is asked once, and an answer is enough', () => {
  vi.advanceTimersByTime(1_250);
  expect(hopes.ask).toHaveBeenCalledTimes(1);
  silence.heard();
  vi.advanceTimersByTime(1_000);
  expect(hopes.ask).toHaveBeenCalledTimes(1);
  expect(hopes.stalled).not.toHaveBeenCalled();
});

test('after three seconds without an answer the player is told, until one comes', () => {
  vi.advanceTimersByTime(3_000);
  expect(hopes.stalled.mock.calls).toEqual([[true]]);
  silence.heard();
  expect(hopes.stalled.mock.calls).toEqual([[true], [false]]);
});

test('a line that stays silent is given up', () => {
  vi.advanceTimersByTime(6_500);
  expect(hopes.dead).toHaveBeenCalledTimes(1);
});

test('a page nobody looks at is not told', () => {
  Object.defineProperty(document, 'hidden', { value: true, configurable: true });
  vi.advanceTimersByTime(60_000);
  expect(hopes.ask).not.toHaveBeenCalled();
  expect(hopes.stalled).not.toHaveBeenCalled();
});

test('a page that stood still itself does not blame the line', () => {
  vi.setSystemTime(Date.now() + 20_000);
  vi.spyOn(performance, 'now').mockImplementation(() => Date.now());
  vi.advanceTimersByTime(500);
  expect(hopes.stalled).not.toHaveBeenCalled();
  vi.restoreAllMocks();
});

test('once stopped it says nothing', () => {
  silence.stop();
  vi.advanceTimersByTime(20_000);
  expect(hopes.ask).not.toHaveBeenCalled();
  expect(hopes.dead).not.toHaveBeenCalled();
});
