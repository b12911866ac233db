/** By how much a race was lost, and to whom (ZR-32). */
import { lateBy, type Moment } from '../../../../table/fair/photo';
import type { Logged } from '../../../../table/table.svelte';
import { lapse } from '../../../../words/lapse';
import { say } from '../../../../words/words.svelte';
import type { Lost } from './hands.svelte';

export function lostWords({ revision }: Lost, photos: Moment[]): string {
  const by = revision === undefined ? undefined : lateBy(photos, revision);
  return by === undefined ? say('zigzag_race_second') : say('zigzag_race_late', { time: lapse(by) });
}

/** Whose hand was last on this card. */
export function winnerOf({ place }: Lost, log: readonly Logged[], me: number | null): number | undefined {
  return log.findLast(({ fact }) => 'place' in fact && fact.place === place && fact.seat !== me)?.fact.seat;
}
