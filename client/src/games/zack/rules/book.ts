/** ZACK!'s rulebook: the clauses in order, their words by language, and drawings beside some of them. */
import type { Book, Words } from '../../contract';
import AgainAndBack from './AgainAndBack.svelte';
import sections from './clauses.json';
import Deck from './Deck.svelte';
import Deeper from './Deeper.svelte';
import Mirrored from './Mirrored.svelte';
import Names from './Names.svelte';
import Steps from './Steps.svelte';

const words = import.meta.glob<Words>(['./*.json', '!./clauses.json'], { import: 'default' });

export const book: Book = {
  sections,
  words: (locale) => words[`./${locale}.json`]!(),
  steps: Steps,
  drawings: { 'ZK-2': Deck, 'ZK-22': Names, 'ZK-23': AgainAndBack, 'ZK-25': Deeper, 'ZK-63': Mirrored },
};
