import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Part, Words } from '../../besides';
import { pieces } from '../../../pages/prose';
import { book } from './book';
import sections from './clauses.json';
import { SHEETS } from './sheets';

const HOUSE = join(import.meta.dirname, '../../../../../sabot/games/zinga');
const python = readdirSync(HOUSE).filter((file) => file.endsWith('.py')).map((file) => readFileSync(join(HOUSE, file), 'utf8')).join('\n');
const guide = readFileSync(join(import.meta.dirname, '../guide.ts'), 'utf8');
const clauses = Object.values(sections).flat();
const [en, fr] = await Promise.all([book.words('en'), book.words('fr')]);

const textOf = (part: Part) => (typeof part === 'string' ? part : Object.values(part).join(''));
const marks = (words: Words) => Object.fromEntries(Object.entries(words.clauses).map(([clause, parts]) => [clause, parts.map(markOf)]));
const markOf = (part: Part) => (typeof part === 'string' ? 'printed' : Object.keys(part).join());
const references = (words: Words, clause: string) =>
  words.clauses[clause]!.flatMap((part) => pieces(textOf(part))).filter(({ kind }) => kind === 'clause').map(({ text }) => text);

test('every clause of the rules has a number of its own', () => {
  expect(new Set(clauses).size).toBe(clauses.length);
  expect(clauses).toHaveLength(32);
});

test.each([['English', en], ['French', fr]])('every clause and section has its words in %s, and no other has', (_, words) => {
  expect(Object.keys(words.clauses)).toEqual(clauses);
  expect(Object.keys(words.sections)).toEqual(Object.keys(sections));
  expect(words.steps).toHaveLength(3);
});

test('every clause that the house or the page names can be looked up, and every one is kept by the house', () => {
  const named = new Set((python + guide).match(/\bZG-\d+/g));
  expect([...named].filter((clause) => !clauses.includes(clause))).toEqual([]);
  expect(clauses.filter((clause) => !named.has(clause))).toEqual(['ZG-1']); // dice, bell and pawn: nothing to keep
});

test('both languages mark the same paragraphs as ours or as made for the screen, and refer to the same clauses', () => {
  expect(marks(fr)).toEqual(marks(en));
  for (const clause of clauses) expect([clause, references(fr, clause)]).toEqual([clause, references(en, clause)]);
});

test('no clause refers to one that is not there', () => {
  expect(clauses.flatMap((clause) => references(en, clause)).filter((clause) => !clauses.includes(clause))).toEqual([]);
});

test('the sheets are those the house deals', () => {
  const dealt = [...python.matchAll(/^ {4}"((?:[ROYGB]\d+[ /]*){25})"/gm)].map((match) => match[1]!.replaceAll(' /', '').split(' '));
  expect(SHEETS).toEqual(dealt);
});
