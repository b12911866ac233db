import { beforeEach, expect, test } from 'vitest';
import { dailyOf, nextOf, remembered, solvedOne, type Progress } from './progress';

const some: Progress = { solved: ['a'], streak: 1, best: 4 };

beforeEach(() => localStorage.clear());

test('a puzzle solved at the first try makes a streak longer, any other ends it', () => {
  expect(solvedOne(some, 'b', true)).toEqual({ solved: ['a', 'b'], streak: 2, best: 4 });
  expect(solvedOne(some, 'b', false)).toEqual({ solved: ['a', 'b'], streak: 0, best: 4 });
  expect(solvedOne({ ...some, streak: 4 }, 'b', true).best).toBe(5);
});

test('solving one once more changes nothing', () => {
  expect(solvedOne(some, 'a', true)).toEqual(some);
});

test('stored progress comes back; a foreign value does not', () => {
  remembered.set(some);
  expect(remembered.get()).toEqual(some);
  for (const text of ['{', '[]', 'null', '{"solved":3,"streak":1,"best":1}', '{"solved":[],"streak":"x","best":1}']) {
    localStorage.setItem('sabot.zgame.puzzles', text);
    expect(remembered.get()).toEqual({ solved: [], streak: 0, best: 0 });
  }
});

test('the next one is the next unsolved, round the end', () => {
  expect(nextOf(['a', 'b', 'c'], 'b', some)).toBe('c');
  expect(nextOf(['a', 'b', 'c'], 'c', some)).toBe('b');
  expect(nextOf(['a', 'b'], 'b', { ...some, solved: ['a', 'b'] })).toBe('a');
});

test('a day has its puzzle, and most days another one', () => {
  const all = Array.from({ length: 50 }, (_, index) => index);
  const days = Array.from({ length: 60 }, (_, day) => dailyOf(all, new Date(2026, 0, 1 + day, 7)));
  expect(dailyOf(all, new Date(2026, 0, 1, 23))).toBe(days[0]);
  expect(new Set(days).size).toBeGreaterThan(25);
  expect(days.filter((one, day) => one === days[day + 1]).length).toBeLessThan(6);
});
