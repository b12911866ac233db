/** What every language must keep: no text missing, none too many, each with the parameters of the others. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { LOCALES } from './words.svelte';

type Plural = { declarations: string[]; match: Record<string, string> };
type Message = string | [Plural]; // a text, or one for each plural

const SOURCE = join(import.meta.dirname, '..');
const MODEL = '../../tools/game/client'; // what `make game` copies
const games = readdirSync(join(SOURCE, 'games')).map((name) => `games/${name}`);
const folders = ['.', ...games, MODEL].filter((folder) => existsSync(join(SOURCE, folder, 'messages')));
const OTHERS = LOCALES.filter((locale) => locale !== 'en');
const everywhere = folders.flatMap((folder) => OTHERS.map((locale) => [folder, locale] as const));
const books = everywhere.filter(([folder]) => existsSync(join(SOURCE, folder, 'rules')));
const files = (folder: string) => readdirSync(join(SOURCE, folder)).sort();

// Names, and words that some of the languages share.
const SHARED = new Set(
  'air bots chances chat cocktail contre enter gaffe joker jokers median ms normal options orange pause plus point points stop team verdict violet'.split(
    ' ',
  ),
);

test.each(folders)('every language has its files: %s', (folder) => {
  const wanted = LOCALES.map((locale) => `${locale}.json`);
  expect(files(`${folder}/messages`)).toEqual(wanted);
  if (existsSync(join(SOURCE, folder, 'rules')))
    expect(files(`${folder}/rules`).filter((file) => file.endsWith('.json'))).toEqual(
      [...wanted, 'clauses.json'].sort(),
    );
});

test.each(everywhere)('no text is missing, none too many, and parameters are the same: %s, %s', (folder, locale) => {
  const [english, other] = [messages(folder, 'en'), messages(folder, locale)];
  expect(Object.keys(other).sort()).toEqual(Object.keys(english).sort());
  for (const key in english) {
    expect([key, holes(other[key]!)]).toEqual([key, holes(english[key]!)]);
    expect([key, counts(other[key]!).filter((name) => !inputs(english[key]!).includes(name))]).toEqual([key, []]);
  }
});

test.each(folders.flatMap((folder) => LOCALES.map((locale) => [folder, locale] as const)))(
  'a plural has the forms of its language, and one for every other count: %s, %s',
  (folder, locale) => {
    const known = new Intl.PluralRules(locale).resolvedOptions().pluralCategories;
    for (const [key, message] of Object.entries(messages(folder, locale))) {
      if (typeof message === 'string') continue;
      const forms = Object.keys(message[0].match).map((form) => form.split('=')[1]!);
      expect([key, forms.at(-1)]).toEqual([key, '*']);
      expect([key, forms.slice(0, -1).filter((form) => !known.some((name) => name === form))]).toEqual([key, []]);
    }
  },
);

test.each(everywhere)('no text is English by accident: %s, %s', (folder, locale) => {
  const [english, other] = [messages(folder, 'en'), messages(folder, locale)];
  const isSame = (key: string) => `${forms(other[key]!)}` === `${forms(english[key]!)}` && isForeign(other[key]!);
  expect(Object.keys(other).filter(isSame)).toEqual([]);
});

test.each(books)('no paragraph of a rulebook is English by accident: %s, %s', (game, locale) => {
  const [english, other] = ['en', locale].map((name) => strings(read(`${game}/rules/${name}.json`)));
  expect(other!.filter((text) => english!.includes(text) && isForeign(text))).toEqual([]);
});

test.each(everywhere)('instructions fit into their pill: %s, %s', (folder, locale) => {
  const long = Object.entries(messages(folder, locale)).filter(
    ([key, message]) => /(^|_)do_/.test(key) && forms(message).some((text) => bare(text).length > 36),
  );
  expect(long).toEqual([]);
});

test.each(folders.flatMap((folder) => LOCALES.map((locale) => [folder, locale] as const)))(
  'quotation marks are those of print, and of the language: %s, %s',
  (folder, locale) => {
    const foreign = { en: /["'„«»]/, fr: /["'„“”]/, de: /["'«»”]|“(?=\w)|(?<!\S)“/ } as Record<string, RegExp>;
    const texts = Object.values(messages(folder, locale)).flatMap(forms);
    expect(texts.filter((text) => (foreign[locale] ?? /["']/).test(text))).toEqual([]);
  },
);

test.each(folders)('no French sentence stumbles over a name that begins with a vowel: %s', (folder) => {
  const names = 'name|accused|active|caller|dealer|due|restarts|ringer|then|thrower|who';
  const stumbles = new RegExp(`\\b(de|que|ne|le) \\{(${names})\\}`, 'i');
  const texts = Object.values(messages(folder, 'fr')).flatMap(forms);
  expect(texts.filter((text) => stumbles.test(text))).toEqual([]);
});

const messages = (folder: string, locale: string) =>
  read(`${folder}/messages/${locale}.json`) as Record<string, Message>;
const forms = (message: Message) => (typeof message === 'string' ? [message] : Object.values(message[0].match));
const found = (text: string, pattern: RegExp) => [...new Set([...text.matchAll(pattern)].map((match) => match[1]!))];
const holes = (message: Message) => found(forms(message).join(), /\{(\w+)\}/g).sort();
const counts = (message: Message) =>
  typeof message === 'string' ? [] : found(message[0].declarations.join(), /input (\w+)/g);
const inputs = (message: Message) => [...holes(message), ...counts(message)];
const bare = (text: string) => text.replace(/\{\w+\}/g, '');
const isForeign = (message: Message) =>
  (
    forms(message)
      .map(bare)
      .join(' ')
      .match(/\p{Letter}{2,}/gu) ?? []
  ).some((word) => !SHARED.has(word.toLowerCase()));

function strings(value: unknown): string[] {
  return typeof value === 'string' ? [value] : Object.values(value as object).flatMap(strings);
}

function read(path: string): unknown {
  return JSON.parse(readFileSync(join(SOURCE, path), 'utf8'));
}
