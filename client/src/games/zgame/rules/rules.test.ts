import { expect, test } from 'vitest';
import { python } from '../../../../tests/python';
import sections from './clauses.json';

test('every clause is kept by the server', () => {
  const named = new Set(python('games/zgame', 30).match(/\bZZ-\d+/g));
  const clauses = Object.values(sections).flat();
  expect(clauses).toHaveLength(23);
  expect(clauses.filter((clause) => !named.has(clause))).toEqual([]);
});
