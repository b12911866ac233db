/** What is seen for a moment and then gone: gestures, phrases, and whose hand was at a slot of the mat (ZS-15). */
import { untrack } from 'svelte';
import { newsSince } from '../../kit/telling/news';
import type { Fact, Table } from '../../../table/table.svelte';
import type { Gesture } from '../pieces/cards';
import type { Action, Event, View } from '../wire.gen';
import type { Phrase } from './moves';

const SHOWN = { gesture: 1_500, phrase: 4_000, touch: 1_000 };

type Moment<Thing> = Record<number, { id: number; thing: Thing }>;

export class Fleeting {
  gestures = $state.raw<Moment<Gesture>>({});
  phrases = $state.raw<Moment<Phrase>>({});
  touched = $state.raw<Moment<number>>({}); // by slot: the seat
  #mat: readonly (string | null)[] = [];

  constructor(table: Table<View, Action>, view: () => View) {
    const newsIn = newsSince(table.log);
    $effect(() => {
      const [fresh, mat] = [newsIn(table.log), view().mat];
      untrack(() => fresh.forEach(({ id, fact }) => this.#hear(id, fact, mat)));
      this.#mat = mat;
    });
  }

  #hear(id: number, fact: Fact, mat: readonly (string | null)[]) {
    const event = fact as Event;
    if (event.on === 'signed') this.#show('gestures', event.seat, id, event.gesture, SHOWN.gesture);
    else if (event.on === 'spoke') this.#show('phrases', event.seat, id, event.phrase, SHOWN.phrase);
    else if (event.on === 'taken') this.#show('touched', event.slot, id, event.seat, SHOWN.touch);
    else if (event.on === 'thrown') this.#landed(id, event.seat, event.card, mat);
  }

  /** The event doesn't name the slot; the mat shows where it was free before. */
  #landed(id: number, seat: number, card: string, mat: readonly (string | null)[]) {
    const slot = mat.findIndex((now, at) => now === card && (this.#mat[at] ?? null) === null);
    if (slot >= 0) this.#show('touched', slot, id, seat, SHOWN.touch);
  }

  #show<Where extends 'gestures' | 'phrases' | 'touched'>(
    where: Where,
    at: number,
    id: number,
    thing: Gesture | Phrase | number,
    time: number,
  ) {
    this[where] = { ...this[where], [at]: { id, thing } } as this[Where];
    setTimeout(() => {
      if (this[where][at]?.id !== id) return;
      const { [at]: _, ...rest } = this[where];
      this[where] = rest as this[Where];
    }, time);
  }
}
