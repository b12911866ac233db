/** What every game's rulebook must keep. */
import { expect, test } from 'vitest';
import { python } from '../../tests/python';
import { LOCALES } from '../words/words.svelte';
import { pieces } from '../words/prose';
import type { Book, Part, Words } from './contract';

const books = import.meta.glob<Book>('./*/rules/book.ts', { eager: true, import: 'book' });
const sources = import.meta.glob<string>(['./*/**/*.ts', './*/**/*.svelte', '!**/*.test.ts'], {
  eager: true,
  import: 'default',
  query: '?raw',
});
const GAMES = await Promise.all(
  Object.entries(books).map(async ([path, book]) => {
    const said = await Promise.all(LOCALES.map(book.words));
    const en = said[LOCALES.indexOf('en')]!;
    return { game: path.split('/')[1]!, book, en, said, clauses: Object.values(book.sections).flat() };
  }),
);

/** What a page's sources say, without its rulebook. */
const pageOf = (game: string) =>
  Object.entries(sources)
    .filter(([path]) => path.startsWith(`./${game}/`) && !path.includes('/rules/'))
    .map(([, text]) => text)
    .join('\n');
const textOf = (part: Part) => (typeof part === 'string' ? part : Object.values(part).join(''));
const marks = (words: Words) =>
  Object.fromEntries(Object.entries(words.clauses).map(([clause, parts]) => [clause, parts.map(markOf)]));
const markOf = (part: Part) => (typeof part === 'string' ? 'printed' : Object.keys(part).join());
const references = (words: Words, clause: string) =>
  words.clauses[clause]!.flatMap((part) => pieces(textOf(part)))
    .filter(({ kind }) => kind === 'clause')
    .map(({ text }) => text);

test.each(GAMES)(
  'every clause of $game has a number of its own, and its words in every language',
  ({ book, said, clauses }) => {
    expect(new Set(clauses).size).toBe(clauses.length);
    for (const words of said) {
      expect(Object.keys(words.clauses)).toEqual(clauses);
      expect(Object.keys(words.sections)).toEqual(Object.keys(book.sections));
      expect(words.steps).toHaveLength(3);
    }
  },
);

test.each(GAMES)(
  'all languages of $game mark the same paragraphs as ours or as made for the screen, and refer to the same clauses',
  ({ en, said, clauses }) => {
    for (const words of said) {
      expect(marks(words)).toEqual(marks(en));
      for (const clause of clauses)
        expect([clause, references(words, clause)]).toEqual([clause, references(en, clause)]);
    }
  },
);

test.each(GAMES)('no clause or drawing of $game refers to a clause that is not there', ({ book, en, clauses }) => {
  const named = [...clauses.flatMap((clause) => references(en, clause)), ...Object.keys(book.drawings)];
  expect(named.filter((clause) => !clauses.includes(clause))).toEqual([]);
});

test.each(GAMES)('every clause that the server or the page of $game names can be looked up', ({ game, clauses }) => {
  const clause = new RegExp(`\\b${clauses[0]!.slice(0, 3)}\\d+`, 'g');
  for (const source of [python(`games/${game}`, 4), pageOf(game)]) {
    const named = new Set(source.match(clause));
    expect(named.size).toBeGreaterThan(clauses.length / 3); // else this looked in the wrong place
    expect([...named].filter((clause) => !clauses.includes(clause))).toEqual([]);
  }
});
