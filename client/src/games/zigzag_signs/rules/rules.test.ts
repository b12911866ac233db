import { expect, test } from 'vitest';
import sections from './clauses.json';

test('the book has every clause from ZS-1 to ZS-91', () => {
  const runs = [
    [1, 4],
    [10, 16],
    [20, 34],
    [40, 48],
    [50, 54],
    [60, 71],
    [80, 85],
    [90, 91],
  ] as const;
  const numbers = runs.flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, step) => `ZS-${first + step}`),
  );
  expect(Object.values(sections).flat()).toEqual(numbers);
});
