import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { python } from '../../tests/python';
import { keyOf, knows, language, preferred, say, tell, typeset } from './words.svelte';

const SOURCE = join(import.meta.dirname, '..');
const SERVER = join(SOURCE, '../../sabot');
const GAMES = [...read(SERVER, 'registry.py').matchAll(/^ {4}"(\w+)",$/gm)].map(([, id]) => id!); // one a line

const found = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map((match) => match[1]!);
const kebab = (name: string) => name.replace(/(?<!^)(?=[A-Z])/g, '-').toLowerCase();
const games = readdirSync(join(SOURCE, 'games')).map((name) => `games/${name}`);
const folders = ['', ...games].filter((folder) => existsSync(join(SOURCE, folder, 'messages')));

test('the server and every game on its shelf have messages', () => {
  expect(folders).toEqual(expect.arrayContaining(['', ...GAMES.map((game) => `games/${game}`)]));
  expect(GAMES.length).toBeGreaterThan(2);
});

test('every refusal of the server has its words', () => {
  const codes = found(python('server', 30) + python('core', 8), /(?:Illegal|Refusal|refuse)\(\s*"([\w-]+)"/g);
  expect(codes.length).toBeGreaterThan(10);
  expect(codes.filter((code) => !knows(keyOf('no', code)))).toEqual([]);
});

test('every event of the server has its words', () => {
  const events = found(python('core', 8), /class (\w+)\(TableEvent/g).map(kebab);
  expect(events).toContain('bot-took-over');
  expect([...events, 'late'].filter((event) => !knows(keyOf('on', event)))).toEqual([]);
});

test.each(GAMES)('every refusal, event, act and option of %s has its words', (game) => {
  const source = python(`games/${game}`, 4);
  const options = /class Options[^:]*:\n((?: {4}.*\n)+)/.exec(source)![1]!;
  const [refusals, events, acts] = [/Illegal\(\s*"([\w-]+)"/g, /class (\w+)\(Event/g, /class (\w+)\(Action/g].map(
    (pattern) => found(source, pattern),
  ) as [string[], string[], string[]];
  const wanted = [
    ...refusals.map((code) => [keyOf(game, 'no', code), keyOf('no', code)]),
    ...events.map((name) => [keyOf(game, 'on', kebab(name))]),
    ...acts.map((name) => [keyOf(game, 'act', kebab(name))]),
    ...found(options, /^ {4}(\w+):/gm).flatMap((name) => [
      [keyOf(game, 'option', name)],
      [keyOf(game, 'option', name, 'why')],
    ]),
  ];
  expect([refusals, events, acts].filter((kind) => kind.length === 0)).toEqual([]); // a game may have one of each
  expect(wanted.filter((keys) => !keys.some(knows))).toEqual([]);
  expect(events.filter((name) => knows(keyOf('on', kebab(name))))).toEqual([]); // the log would tell it in the words of the server
});

test('a missing text can be seen', () => {
  expect(tell('no_such_words_at_all')).toBe('⟦no_such_words_at_all⟧');
});

test('the language can be switched at any time', () => {
  language.speak('fr');
  expect(say('you')).toBe('vous');
  language.speak('en');
  expect(say('you')).toBe('you');
});

test('a space before a mark does not break', () => {
  expect(typeset('Sonnez ! Quoi : « ça » ?')).toBe('Sonnez\u202f! Quoi\u00a0: «\u00a0ça\u00a0»\u202f?');
  expect(typeset('Warten …')).toBe('Warten\u00a0…');
  expect(typeset('Ring! What: “this”?')).toBe('Ring! What: “this”?');
});

test('a page speaks the first of its browser’s languages that there is', () => {
  const wanted = (...tags: string[]) => preferred(tags);
  expect([wanted('de-CH', 'en'), wanted('nl', 'fr-BE', 'en'), wanted('nl'), wanted()]).toEqual([
    'de',
    'fr',
    'en',
    'en',
  ]);
  expect(wanted('den')).toBe('en');
});

test('a parameter keeps its own signs: only the text around it is set', () => {
  language.speak('fr');
  expect(say('zgame_better', { ply: '!b3=plus' })).toBe('mieux\u00a0: !b3=plus');
  expect(say('zgame_clock', { name: 'Qui ?', time: '1:05' })).toBe('Qui ?, pendule\u00a0: 1:05');
  language.speak('en');
});

test.each([
  ['en', ['0 cards', '1 card', '2 cards', '1,000 cards']],
  ['fr', ['0 carte', '1 carte', '2 cartes', '1,000 cartes']],
  ['de', ['0 Karten', '1 Karte', '2 Karten', '1,000 Karten']],
] as const)('a count has the plural of its language: %s', (locale, cards) => {
  language.speak(locale);
  expect([0, '1', 2, '1,000'].map((count) => say('zack_cards', { count }))).toEqual(cards);
  language.speak('en');
});

test('a plural without its count in words still goes by it, and other parameters stay', () => {
  expect([1, 3].map((count) => say('zgame_puzzle_task', { count }))).toEqual([
    'Take the Z at once',
    'Take the Z in 3 moves',
  ]);
  expect(say('zinga_seat', { name: 'Bo', ticks: 1, gaffes: 2 })).toBe(
    'Bo: 1 cell ticked, GAFFE 2 of 3. Show the sheets.',
  );
});

function read(...path: string[]): string {
  return readFileSync(join(...path), 'utf8');
}
