import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { grain, Stamps } from './stamps';

let frames: FrameRequestCallback[];

beforeEach(() => {
  frames = [];
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame));
});
afterEach(() => vi.unstubAllGlobals());

function frame(at: number) {
  for (const each of frames.splice(0)) each(at);
}

test('the grain is the smallest step of the clock', () => {
  let reads = 0;
  expect(grain(() => Math.floor(++reads / 10) * 5)).toBe(5);
});

test('a clock that stands still is as coarse as can be', () => {
  expect(grain(() => 7, 25)).toBe(25);
});

test('a few equal steps tell the grain, so that nothing waits for more', () => {
  let reads = 0;
  expect(grain(() => Math.floor(++reads / 10))).toBe(1);
  expect(reads).toBeLessThan(60);
});

test('one stall at the first measurement does not make a clock coarse for the whole table', () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const stamps = new Stamps(30, () => 1);
  expect(stamps.beat().grain).toBe(30);
  vi.advanceTimersByTime(1_000);
  expect(stamps.beat().grain).toBe(1);
  expect(stamps.of({ timeStamp: 0 }).grain).toBe(1);
  vi.useRealTimers();
});

test('a clock that is coarse is measured four times, no more', () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const measure = vi.fn(() => 16);
  const stamps = new Stamps(16, measure);
  for (let beat = 0; beat < 100; beat++) {
    vi.advanceTimersByTime(100);
    stamps.beat();
  }
  expect(measure).toHaveBeenCalledTimes(3);
  vi.useRealTimers();
});

test('a stimulus is presented one frame after the frame that drew it', () => {
  const stamps = new Stamps(1);
  stamps.show(12);
  frame(100);
  expect(stamps.of({ timeStamp: 0 })).toMatchObject({ seen: 0, presented: 0 });
  frame(116);
  expect(stamps.of({ timeStamp: 0 })).toMatchObject({ seen: 12, presented: 116, grain: 1 });
});

test('the newest stimulus counts, in whatever order the frames come', () => {
  const stamps = new Stamps(1);
  stamps.show(13);
  stamps.show(12);
  frame(100);
  frame(116);
  expect(stamps.of({ timeStamp: 0 }).seen).toBe(13);
});

test('the press is the moment of the event, and never after it was sent', () => {
  const stamps = new Stamps(1);
  expect(stamps.of({ timeStamp: 3.5 }).pressed).toBe(3.5);
  const ahead = stamps.of({ timeStamp: performance.now() + 1_000 });
  expect(ahead.pressed).toBe(ahead.sent);
});

test('a press is dated from what was on the screen, not from when it came', () => {
  const stamps = new Stamps(1);
  expect(stamps.dateOf({ timeStamp: 90 })).toBe(Infinity);
  stamps.show(12, 5_000);
  frame(100);
  frame(116);
  expect(stamps.dateOf({ timeStamp: 316 })).toBe(5_200);
});
