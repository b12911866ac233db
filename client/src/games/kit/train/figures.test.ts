import { beforeEach, expect, test } from 'vitest';
import { best, errorsOf, gridOf, median, memoryOf, type Answer } from './figures';

const answers = (...times: number[]): Answer[] => times.map((time) => ({ time, right: time < 10_000 }));
const { keep, past } = memoryOf('chess', ['both', 'active']);

beforeEach(() => localStorage.clear());

test('the median is the middle one, or between the two in the middle', () => {
  expect(median([900, 100, 500])).toBe(500);
  expect(median([900, 100, 500, 700])).toBe(600);
});

test('a plot has one to four lines, at round times', () => {
  expect(gridOf(1_150)).toEqual([500, 1_000]);
  expect(gridOf(3_900)).toEqual([1_000, 2_000, 3_000]);
  expect(gridOf(11_500)).toEqual([5_000, 10_000]);
  expect(gridOf(69_000)).toEqual([20_000, 40_000, 60_000]);
});

test('errors are counted', () => {
  expect(errorsOf(answers(500, 10_000, 700))).toBe(1);
});

test('runs are remembered for each mode by itself', () => {
  keep('both', answers(900));
  expect(keep('both', answers(700))).toEqual([
    { median: 900, errors: 0 },
    { median: 700, errors: 0 },
  ]);
  expect(past('active')).toEqual([]);
  expect(best(past('both'))).toBe(700);
  expect(best(past('active'))).toBeUndefined();
});

test('one game does not remember another’s runs', () => {
  keep('both', answers(900));
  expect(memoryOf('bridge', ['both']).past('both')).toEqual([]);
});

test('only the last fifty are remembered', () => {
  for (let run = 1; run <= 60; run++) keep('both', answers(run));
  expect(past('both')).toHaveLength(50);
  expect(past('both')[0]!.median).toBe(11);
});

test('nonsense in the memory is forgotten', () => {
  for (const kept of ['{', '3', 'null', '{"both": [1, null, {"median": "x"}]}']) {
    localStorage.setItem('sabot.chess.trainer', kept);
    expect(past('both')).toEqual([]);
  }
});
