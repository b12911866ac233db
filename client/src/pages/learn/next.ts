/** What comes after a lesson: a game of one's own, or the lesson of the next box. */
import { api } from '../../table/api';
import { hasFinished } from '../../table/played';
import type { GameCard } from '../../wire.gen';
import { family } from '../level/family.svelte';
import { level } from '../level/level.svelte';
import { usualSeats } from '../result/offer';
import { route } from '../route.svelte';

type Boxed = { id: string; title: string };

/** The next on the shelf that has one; after the last the first. */
export function nextLesson(shelf: readonly Boxed[], cards: readonly GameCard[], game: string): Boxed | undefined {
  const here = shelf.findIndex(({ id }) => id === game);
  const others = [...shelf.slice(here + 1), ...shelf.slice(0, here)];
  return others.find(({ id }) => cards.some((card) => card.id === id && card.lesson));
}

/** Alone against bots, gentle ones in a first game. */
export async function playReal(card: GameCard) {
  const first = hasFinished(card.id) ? null : card.first;
  const { table } = await api.open({
    game: card.id,
    seats: first?.seats ?? usualSeats(card),
    alone: true,
    level: first && !level.chosen(card.id) ? first.level : level.among(card.id, card.levels),
    options: family.terms(card, first?.options),
  });
  route.toTable(table, true);
}
