import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import sections from './clauses.json';

const HOUSE = join(import.meta.dirname, '../../../../../sabot/games/zgame');
const python = readdirSync(HOUSE).filter((file) => file.endsWith('.py')).map((file) => readFileSync(join(HOUSE, file), 'utf8')).join('\n');

test('every clause is kept by the house', () => {
  const named = new Set(python.match(/\bZZ-\d+/g));
  const clauses = Object.values(sections).flat();
  expect(clauses).toHaveLength(23);
  expect(clauses.filter((clause) => !named.has(clause))).toEqual([]);
});
