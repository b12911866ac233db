/** How an option of a table is shown and changed, by what the server tells of it. */
import { keyOf } from '../../words/words.svelte';
import type { OptionCard } from '../../wire.gen';

export type Kind = 'switch' | 'number' | 'time' | 'times' | 'choice'; // times: one for each seat

export function kindOf({ name, default: usual, choices }: OptionCard): Kind {
  if (choices?.length) return 'choice';
  if (typeof usual === 'boolean') return 'switch';
  if (Array.isArray(usual)) return 'times';
  return /_(ms|time)$/.test(name) ? 'time' : 'number';
}

/** The name of a choice's text: `10+5` → `chess_option_clock_10_5`. */
export const choiceKey = (game: string, option: string, choice: string) =>
  keyOf(game, 'option', option, choice).replace(/\W/g, '_');

/** Times come in ms, and nobody wants to choose among thousands of them. */
export function stepOf({ least, most }: OptionCard): number {
  const range = (most ?? 0) - (least ?? 0);
  return range < 2_500 ? 100 : range <= 10_000 ? 500 : 1_000;
}

/** What a seat has: the list may be shorter than the table. */
export const atSeat = (list: unknown, seat: number): number => (Array.isArray(list) ? (list[seat] ?? 0) : 0);

export function withSeat(list: unknown, seat: number, seats: number, value: number): number[] {
  return Array.from({ length: seats }, (_, at) => (at === seat ? value : atSeat(list, at)));
}

/** The name of the text that explains a value of an option, if a game has one: `chess_option_level_is_2`. */
export const valueKey = (game: string, option: string, value: unknown) =>
  keyOf(game, 'option', option, 'is', String(value)).replace(/\W/g, '_');
