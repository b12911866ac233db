import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import sections from './clauses.json';
import { SHEETS } from './sheets';

const HOUSE = join(import.meta.dirname, '../../../../../sabot/games/zinga');
const python = readdirSync(HOUSE).filter((file) => file.endsWith('.py')).map((file) => readFileSync(join(HOUSE, file), 'utf8')).join('\n');
const guide = readFileSync(join(import.meta.dirname, '../guide.ts'), 'utf8');
const clauses = Object.values(sections).flat();

test('every clause is kept by the house', () => {
  const named = new Set((python + guide).match(/\bZG-\d+/g));
  expect(clauses).toHaveLength(32);
  expect(clauses.filter((clause) => !named.has(clause))).toEqual(['ZG-1']); // dice, bell and pawn: nothing to keep
});

test('the sheets are those the house deals', () => {
  const dealt = [...python.matchAll(/^ {4}"((?:[ROYGB]\d+[ /]*){25})"/gm)].map((match) => match[1]!.replaceAll(' /', '').split(' '));
  expect(SHEETS).toEqual(dealt);
});
