/** Z-Game's rulebook: the clauses in order, their words by language, and drawings beside some of them. */
import type { Book, Words } from '../../contract';
import Arrow from './Arrow.svelte';
import sections from './clauses.json';
import Cross from './Cross.svelte';
import Lineup from './Lineup.svelte';
import Plus from './Plus.svelte';
import Steps from './Steps.svelte';
import Z from './Z.svelte';
import Zero from './Zero.svelte';

const words = import.meta.glob<Words>(['./*.json', '!./clauses.json'], { import: 'default' });

export const book: Book = {
  sections,
  words: (locale) => words[`./${locale}.json`]!(),
  steps: Steps,
  drawings: { 'ZZ-3': Lineup, 'ZZ-10': Z, 'ZZ-11': Zero, 'ZZ-12': Arrow, 'ZZ-13': Cross, 'ZZ-14': Plus },
};
