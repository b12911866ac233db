/** ZINGA's rulebook: the clauses in order, their words by language, and drawings beside some of them. */
import type { Book, Words } from '../../contract';
import sections from './clauses.json';
import EmptyBoxes from './EmptyBoxes.svelte';
import Example from './Example.svelte';
import Four from './Four.svelte';
import PawnDrawing from './PawnDrawing.svelte';
import Sheets from './Sheets.svelte';
import Steps from './Steps.svelte';

const words = import.meta.glob<Words>(['./*.json', '!./clauses.json'], { import: 'default' });

export const book: Book = {
  sections,
  words: (locale) => words[`./${locale}.json`]!(),
  steps: Steps,
  drawings: { 'ZG-3': Sheets, 'ZG-4': EmptyBoxes, 'ZG-22': Example, 'ZG-55': PawnDrawing, 'ZG-61': Four },
};
