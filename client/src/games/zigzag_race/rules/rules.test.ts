import { expect, test } from 'vitest';
import sections from './clauses.json';

test('the book has every clause from ZR-1 to ZR-60', () => {
  const runs = [
    [1, 4],
    [10, 14],
    [20, 22],
    [30, 39],
    [40, 49],
    [50, 54],
    [60, 60],
  ] as const;
  const numbers = runs.flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, step) => `ZR-${first + step}`),
  );
  expect(Object.values(sections).flat()).toEqual(numbers);
});
