/** Zig-Zag's rulebook: the clauses in order, their words by language, and drawings beside some of them. */
import type { Book, Words } from '../../contract';
import sections from './clauses.json';
import Goal from './Goal.svelte';
import Grounds from './Grounds.svelte';
import Neighbours from './Neighbours.svelte';
import Reach from './Reach.svelte';
import Seam from './Seam.svelte';
import Steps from './Steps.svelte';

const words = import.meta.glob<Words>(['./*.json', '!./clauses.json'], { import: 'default' });

export const book: Book = {
  sections,
  words: (locale) => words[`./${locale}.json`]!(),
  steps: Steps,
  drawings: { 'ZR-1': Grounds, 'ZR-3': Neighbours, 'ZR-12': Goal, 'ZR-22': Seam, 'ZR-32': Reach },
};
