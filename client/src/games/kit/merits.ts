/** What every game's awards are made of: only what is true of one player alone is one. */
import type { Award } from '../contract';
import type { Fact, Update } from '../../table/table.svelte';
import { tell } from '../../words/words.svelte';

export type Merit<Name extends string> = { name: Name; seat: number; count: number };

/** A page that lost its line for long has not seen all there was. */
export const isUnbroken = (story: readonly Pick<Update, 'revision' | 'after'>[]) =>
  story.every(({ after }, index) => index === 0 || after === story[index - 1]!.revision);

/** How often each seat is the one of these events. */
export function tally(events: readonly Fact[]): number[] {
  const counts: number[] = [];
  for (const { seat } of events) if (seat !== undefined) counts[seat] = (counts[seat] ?? 0) + 1;
  return counts;
}

/** Nobody, if two have as many. */
export function most<Name extends string>(name: Name, counts: number[], least: number): Merit<Name> | undefined {
  const count = Math.max(0, ...Object.values(counts));
  const seats = Object.entries(counts).filter(([, theirs]) => theirs === count);
  return count >= least && seats.length === 1 ? { name, seat: Number(seats[0]![0]), count } : undefined;
}

/** In words: `<game>_award_<name>`, and `_why` with the count. */
export const awardsOf = (
  game: string,
  merits: readonly Merit<string>[],
  count: (merit: Merit<string>) => string | number = (merit) => merit.count,
): Award[] =>
  merits.map((merit) => ({
    seat: merit.seat,
    title: tell(`${game}_award_${merit.name}`),
    why: tell(`${game}_award_${merit.name}_why`, { count: count(merit) }),
  }));
