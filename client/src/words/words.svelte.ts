/** What the page says, in the player's language. The server sends codes and parameters, never prose. */
import type * as English from '../paraglide/messages/en.js';
import type { locales } from '../paraglide/runtime.js';
import { oneOf, stored } from '../stored';

export type Locale = (typeof locales)[number];
type Words = typeof English;
export type Key = keyof Words;
export type Params = Record<string, unknown>;
type Text = (params: Params) => string;

const HOLE = 0xe000; // the first of the characters that no text has
const books = import.meta.glob<Words>('../paraglide/messages/[a-z]*.js');

/** All languages, by the alphabet: each is a file of messages here and in every game. */
export const LOCALES = Object.keys(books).map((path) => /(\w+)\.js$/.exec(path)![1] as Locale);

const chosen = stored('sabot.language', null, oneOf(LOCALES));
const learnt: Partial<Record<Locale, Words>> = {};
let spoken = $state<Locale>(chosen.get() ?? preferred(navigator.languages));

/** A page loads the language it speaks, and another one when it is asked for. */
export const language = {
  get locale() {
    return spoken;
  },
  async learn(locale: Locale = spoken) {
    return (learnt[locale] ??= await books[`../paraglide/messages/${locale}.js`]!());
  },
  speak(locale: Locale) {
    chosen.set(locale);
    if (learnt[locale]) spoken = locale;
    else void language.learn(locale).then(() => (spoken = locale));
  },
};

/** A text the page itself knows to exist. */
export function say(key: Key, params: Params = {}): string {
  return filled(learnt[spoken]![key] as Text, params);
}

/** A text whose name comes from the server. What is missing can be seen, and every walk fails by it. */
export function tell(key: string, params: Params = {}): string {
  if (knows(key)) return say(key, params);
  if (import.meta.env.DEV) return `⟦${key}⟧`;
  console.error(`no text: ${key}`);
  return key.replaceAll('_', ' ');
}

export function knows(key: string): key is Key {
  return key in learnt[spoken]!;
}

/** The first of the browser's languages that we have. */
export function preferred(tags: readonly string[]): Locale {
  const known = tags.map((tag) => LOCALES.find((locale) => locale === tag.split('-')[0]));
  return known.find(Boolean) ?? 'en';
}

/** The name of a text from a code: `bot-took-over` → `on_bot_took_over`. */
export function keyOf(...parts: string[]): string {
  return parts.join('_').replaceAll('-', '_');
}

/** Where a language sets a space before a mark, as French before ! and German before …, no line breaks there. */
export function typeset(text: string): string {
  return text
    .replace(/ ([!?;])/g, '\u202f$1')
    .replace(/ ([:»…])/g, '\u00a0$1')
    .replace(/« /g, '«\u00a0');
}

/** A text is typeset before its parameters come in: their own signs, like the `!` of a written move, aren't its punctuation. */
function filled(text: Text, params: Params): string {
  const names = Object.keys(params);
  const holes = Object.fromEntries(names.map((name, index) => [name, hole(index, params[name])]));
  return typeset(text(holes)).replace(/[\ue000-\uefff]/g, (hole) => String(params[names[hole.charCodeAt(0) - HOLE]!]));
}

/** Reads as a sign in the text, and as the parameter where a number is asked for: plurals are chosen by it. */
function hole(index: number, value: unknown) {
  return { toString: () => String.fromCharCode(HOLE + index), valueOf: () => value };
}
