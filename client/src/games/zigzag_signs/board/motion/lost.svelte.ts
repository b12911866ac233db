/** A grab at the mat that another hand was first at: where, who, and by how much (ZS-24). */
import { untrack } from 'svelte';
import { newsSince } from '../../../kit/telling/news';
import { lateBy } from '../../../../table/fair/photo';
import type { Fact, Logged, Table } from '../../../../table/table.svelte';
import type { Action, Event, View } from '../../wire.gen';
import type { Hands } from '../hands.svelte';

const SHOWN = 2_200; // ms

export type LostGrab = { id: number; slot: number; winner: number; by: number | undefined };

export class LostGrabs {
  last = $state.raw<LostGrab>();

  constructor(
    private table: Table<View, Action>,
    private hands: Hands,
  ) {
    const newsIn = newsSince(table.log);
    $effect(() => {
      const fresh = newsIn(table.log);
      untrack(() => fresh.filter(({ fact }) => this.#isLost(fact)).forEach((logged) => this.#show(logged)));
    });
  }

  #isLost(fact: Fact): boolean {
    if (fact.on === 'refusal') return (fact as unknown as { code: string }).code === 'gone';
    return fact.on === 'late' && fact.seat === this.table.seat && fact.act === 'take';
  }

  #show({ id, revision }: Logged) {
    const reach = this.hands.reached;
    const winner = reach && winnerOf(reach, this.table.log, this.table.seat);
    if (!reach || winner === undefined) return; // a call froze the table
    const by = revision === undefined ? undefined : lateBy(this.table.photos, revision);
    this.last = { id, slot: reach.slot, winner, by };
    setTimeout(() => this.last?.id === id && (this.last = undefined), SHOWN);
  }
}

/** The last player to take that very card. */
export function winnerOf(
  { slot, card }: { slot: number; card: string },
  log: readonly Logged[],
  me: number | null,
): number | undefined {
  const took = log.findLast(({ fact }) => {
    const event = fact as Event;
    return event.on === 'taken' && event.slot === slot && event.card === card;
  });
  return took?.fact.seat === me ? undefined : took?.fact.seat;
}
