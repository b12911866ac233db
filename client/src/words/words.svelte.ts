/** What the page says, in the player's language. The house sends codes and parameters, never prose. */
import type * as English from '../paraglide/messages/en.js';
import { oneOf, stored } from '../stored';

export type Locale = 'en' | 'fr';
type Words = typeof English;
export type Key = keyof Words;
export type Params = Record<string, unknown>;
type Text = (params: Params) => string;

const chosen = stored('sabot.language', null, oneOf<Locale>(['en', 'fr']));
const HOLE = 0xe000; // the first of the characters that no text has
const books: Record<Locale, () => Promise<Words>> = {
  en: () => import('../paraglide/messages/en.js'),
  fr: () => import('../paraglide/messages/fr.js'),
};
const learnt: Partial<Record<Locale, Words>> = {};
let spoken = $state<Locale>(preferred());

/** A page loads the language it speaks, and another one when it is asked for. */
export const language = {
  get locale() {
    return spoken;
  },
  async learn(locale: Locale = spoken) {
    return (learnt[locale] ??= await books[locale]());
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

/** A text whose name comes from the house. What is missing can be seen, and every walk fails by it. */
export function tell(key: string, params: Params = {}): string {
  if (knows(key)) return say(key, params);
  if (import.meta.env.DEV) return `⟦${key}⟧`;
  console.error(`no text: ${key}`);
  return key.replaceAll('_', ' ');
}

export function knows(key: string): key is Key {
  return key in learnt[spoken]!;
}

/** The name of a text from a code: `bot-took-over` → `on_bot_took_over`. */
export function keyOf(...parts: string[]): string {
  return parts.join('_').replaceAll('-', '_');
}

/** French sets a thin space before ! ? ; and a full one before : — and neither may break. */
export function typeset(text: string, locale: Locale): string {
  if (locale !== 'fr') return text;
  return text
    .replace(/ ([!?;])/g, '\u202f$1')
    .replace(/ ([:»])/g, '\u00a0$1')
    .replace(/« /g, '«\u00a0');
}

/** A text is set before its parameters come in: their own signs, as the `!` of a written move, are no punctuation of it. */
function filled(text: Text, params: Params): string {
  const names = Object.keys(params);
  const holes = Object.fromEntries(names.map((name, index) => [name, hole(index, params[name])]));
  return typeset(text(holes), spoken).replace(/[\ue000-\uefff]/g, (hole) =>
    String(params[names[hole.charCodeAt(0) - HOLE]!]),
  );
}

/** Reads as a sign in the text, and as the parameter where a number is asked for: plurals are chosen by it. */
function hole(index: number, value: unknown) {
  return { toString: () => String.fromCharCode(HOLE + index), valueOf: () => value };
}

function preferred(): Locale {
  const spoken = navigator.languages.find((tag) => /^(en|fr)\b/.test(tag));
  return chosen.get() ?? (spoken?.startsWith('fr') ? 'fr' : 'en');
}
