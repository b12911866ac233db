/** What every game's rulebook must keep, whoever wrote it. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { pieces } from '../pages/prose';
import type { Book, Part, Words } from './besides';

const HOUSE = join(import.meta.dirname, '../../../sabot/games');
const books = import.meta.glob<Book>('./*/rules/book.ts', { eager: true, import: 'book' });
const GAMES = await Promise.all(Object.entries(books).map(async ([path, book]) => {
  const [en, fr] = await Promise.all([book.words('en'), book.words('fr')]);
  return { game: path.split('/')[1]!, book, en, fr, clauses: Object.values(book.sections).flat() };
}));

const textOf = (part: Part) => (typeof part === 'string' ? part : Object.values(part).join(''));
const marks = (words: Words) => Object.fromEntries(Object.entries(words.clauses).map(([clause, parts]) => [clause, parts.map(markOf)]));
const markOf = (part: Part) => (typeof part === 'string' ? 'printed' : Object.keys(part).join());
const references = (words: Words, clause: string) =>
  words.clauses[clause]!.flatMap((part) => pieces(textOf(part))).filter(({ kind }) => kind === 'clause').map(({ text }) => text);

test.each(GAMES)('every clause of $game has a number of its own, and its words in both languages', ({ book, en, fr, clauses }) => {
  expect(new Set(clauses).size).toBe(clauses.length);
  for (const words of [en, fr]) {
    expect(Object.keys(words.clauses)).toEqual(clauses);
    expect(Object.keys(words.sections)).toEqual(Object.keys(book.sections));
    expect(words.steps).toHaveLength(3);
  }
});

test.each(GAMES)('both languages of $game mark the same paragraphs as ours or as made for the screen, and refer to the same clauses', ({ en, fr, clauses }) => {
  expect(marks(fr)).toEqual(marks(en));
  for (const clause of clauses) expect([clause, references(fr, clause)]).toEqual([clause, references(en, clause)]);
});

test.each(GAMES)('no clause or drawing of $game refers to a clause that is not there', ({ book, en, clauses }) => {
  const named = [...clauses.flatMap((clause) => references(en, clause)), ...Object.keys(book.drawings)];
  expect(named.filter((clause) => !clauses.includes(clause))).toEqual([]);
});

test.each(GAMES)('every clause that the house or the page of $game names can be looked up', ({ game, clauses }) => {
  const house = readdirSync(join(HOUSE, game)).filter((file) => file.endsWith('.py')).map((file) => readFileSync(join(HOUSE, game, file), 'utf8'));
  const page = readFileSync(join(import.meta.dirname, game, 'guide.ts'), 'utf8');
  const named = new Set([...house, page].join('\n').match(new RegExp(`\\b${clauses[0]!.slice(0, 3)}\\d+`, 'g')));
  expect([...named].filter((clause) => !clauses.includes(clause))).toEqual([]);
});
