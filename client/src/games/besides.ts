/** What a game may have beside its board: a cover, a rulebook, a trainer, pictures of its options, a review of games that were written down. A folder without them is still a game. */
import type { Component } from 'svelte';
import { knows, tell } from '../words/words.svelte';
import type { Book } from './contract';

const covers = import.meta.glob<Component>('./*/BoxArt.svelte', { eager: true, import: 'default' });
const books = import.meta.glob<Book>('./*/rules/book.ts', { import: 'book' });
const trainers = import.meta.glob<Component>('./*/trainer/Trainer.svelte', { import: 'default' });
const pictures = import.meta.glob<Component<{ option: string; value: unknown }>>('./*/OptionPicture.svelte', {
  import: 'default',
});
const reviews = import.meta.glob<Component<{ view: unknown }>>('./*/Review.svelte', { import: 'default' });

export const coverOf = (game: string) => covers[`./${game}/BoxArt.svelte`];

const ruled = (game: string) => books[`./${game}/rules/book.ts`];
export const hasRules = (game: string) => ruled(game) !== undefined;
export const bookOf = (game: string) => ruled(game)!();

const trained = (game: string) => trainers[`./${game}/trainer/Trainer.svelte`];
export const hasTrainer = (game: string) => trained(game) !== undefined;
export const trainerOf = (game: string) => trained(game)!();
/** A game may have a word of its own for it. */
export const trainingOf = (game: string) => tell(knows(`${game}_training`) ? `${game}_training` : 'train');

/** Undefined: none of its options has a picture. */
export const pictureOf = (game: string) => pictures[`./${game}/OptionPicture.svelte`]?.();

const reviewed = (game: string) => reviews[`./${game}/Review.svelte`];
export const hasReview = (game: string) => reviewed(game) !== undefined;
export const reviewOf = (game: string) => reviewed(game)!();
