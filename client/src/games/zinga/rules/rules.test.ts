import { expect, test } from 'vitest';
import { python } from '../../../../tests/python';
import guide from '../guide.ts?raw';
import sections from './clauses.json';
import { SHEETS } from './sheets';

const rules = python('games/zinga', 10);
const clauses = Object.values(sections).flat();

test('every clause is kept by the server', () => {
  const named = new Set((rules + guide).match(/\bZG-\d+/g));
  expect(clauses).toHaveLength(32);
  expect(clauses.filter((clause) => !named.has(clause))).toEqual(['ZG-1']); // dice, bell and pawn: nothing to keep
});

test('the sheets are those the server deals', () => {
  const dealt = [...rules.matchAll(/^ {4}"((?:[ROYGB]\d+[ /]*){25})"/gm)].map((match) =>
    match[1]!.replaceAll(' /', '').split(' '),
  );
  expect(SHEETS).toEqual(dealt);
});
