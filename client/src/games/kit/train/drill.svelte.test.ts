import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Drill, type Exercise } from './drill.svelte';
import type { Answer } from './figures';

type Run = { asks: number; answers: (Answer & { reply: number | null })[] };
const heard: string[] = [];
const sums: Exercise<Run, number | null> = {
  count: 2,
  next: (run) => ({ ...run, asks: run.asks + 1 }),
  answered: (run, reply, time) => ({ ...run, answers: [...run.answers, { reply, time, right: reply === run.asks }] }),
  nothing: null,
  millis: { ready: 100, longest: 1_000, glance: 10, lesson: 50 },
  heard: (phase) => heard.push(phase),
};

let [end, drill, stop] = [vi.fn(), undefined as unknown as Drill<Run, number | null>, () => {}];

beforeEach(() => {
  vi.useFakeTimers();
  heard.length = 0;
  end = vi.fn();
  drill = new Drill({ asks: 7, answers: [] }, sums, end);
  stop = drill.start();
});

afterEach(() => {
  stop();
  vi.useRealTimers();
});

test('a question is looked at, answered and judged, and the next one comes by itself', () => {
  vi.advanceTimersByTime(100);
  expect([drill.phase, drill.number, drill.last]).toEqual(['look', 1, undefined]);
  drill.answer(7);
  expect([drill.phase, drill.number, drill.last?.right]).toEqual(['verdict', 1, true]);
  vi.advanceTimersByTime(10);
  expect([drill.phase, drill.number, drill.run.asks]).toEqual(['ready', 2, 8]);
  expect(heard).toEqual(['ready', 'look', 'verdict', 'ready']);
});

test('only while it is looked at it can be answered', () => {
  drill.answer(7);
  vi.advanceTimersByTime(100);
  drill.answer(7);
  drill.answer(8);
  expect(drill.run.answers.map(({ reply }) => reply)).toEqual([7]);
});

test('time runs from the picture to the finger', () => {
  vi.advanceTimersByTime(100);
  vi.advanceTimersByTime(40); // both frames
  const seen = performance.now();
  drill.answer(7, { timeStamp: seen + 300 });
  expect(drill.last!.time).toBeGreaterThan(290);
  expect(drill.last!.time).toBeLessThan(345);
});

test('a learner who says nothing gets the lesson, and after the last question it is over', () => {
  vi.advanceTimersByTime(100 + 1_000);
  expect([drill.last?.reply, drill.asked.answers.length]).toEqual([null, 0]);
  vi.advanceTimersByTime(49);
  expect(drill.phase).toBe('verdict');
  vi.advanceTimersByTime(1 + 100);
  drill.answer(8);
  vi.advanceTimersByTime(10);
  expect(end.mock.calls[0]![0].answers).toHaveLength(2);
});

test('an exercise that was left asks nothing more', () => {
  stop();
  vi.runAllTimers();
  expect(drill.phase).toBe('ready');
});
