/** Zigzag's rulebook: the clauses in order, their words by language, and drawings beside some of them. */
import type { Book, Words } from '../../contract';
import sections from './clauses.json';
import Deck from './Deck.svelte';
import NoPair from './NoPair.svelte';
import Specials from './Specials.svelte';
import Steps from './Steps.svelte';
import Values from './Values.svelte';
import ZigAndZag from './ZigAndZag.svelte';

const words = import.meta.glob<Words>(['./*.json', '!./clauses.json'], { import: 'default' });

export const book: Book = {
  sections,
  words: (locale) => words[`./${locale}.json`]!(),
  steps: Steps,
  drawings: { 'ZS-1': Values, 'ZS-2': Deck, 'ZS-30': ZigAndZag, 'ZS-52': NoPair, 'ZS-62': Specials },
};
