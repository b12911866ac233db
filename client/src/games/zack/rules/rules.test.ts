import { expect, test } from 'vitest';
import sections from './clauses.json';

test('the book has every clause from ZK-1 to ZK-82', () => {
  const runs = [
    [1, 3],
    [10, 15],
    [20, 32],
    [40, 55],
    [60, 65],
    [70, 70],
    [80, 82],
  ] as const;
  const numbers = runs.flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, step) => `ZK-${first + step}`),
  );
  expect(Object.values(sections).flat()).toEqual(numbers);
});
