/** What is seen for a moment and then gone: gestures, phrases, and whose hand was at a slot of the mat (ZS-15). */
import { untrack } from 'svelte';
import { newsSince } from '../../kit/telling/news';
import type { Fact, Table } from '../../../table/table.svelte';
import type { Gesture } from '../pieces/cards';
import type { Action, Event, View } from '../wire.gen';
import { landing } from './motion/routes';
import type { Phrase } from './moves';

const SHOWN = { gesture: 1_500, phrase: 4_000, landed: 1_000, gone: 800 };

type Moment<Thing> = Record<number, { id: number; thing: Thing }>;
type Mat = Pick<View, 'mat'>;

export class Fleeting {
  gestures = $state.raw<Moment<Gesture>>({});
  phrases = $state.raw<Moment<Phrase>>({});
  touched = $state.raw<Moment<number>>({}); // by slot: the seat
  #before: Mat = { mat: [] };

  constructor(table: Table<View, Action>, view: () => View) {
    const newsIn = newsSince(table.log);
    $effect(() => {
      const [fresh, { mat }] = [newsIn(table.log), view()];
      untrack(() => fresh.forEach(({ id, fact }) => this.#hear(id, fact, { mat })));
      this.#before = { mat };
    });
  }

  #hear(id: number, fact: Fact, after: Mat) {
    const event = fact as Event;
    if (event.on === 'signed') this.#show('gestures', event.seat, id, event.gesture, SHOWN.gesture);
    else if (event.on === 'spoke') this.#show('phrases', event.seat, id, event.phrase, SHOWN.phrase);
    else if (event.on === 'taken') this.#show('touched', event.slot, id, event.seat, SHOWN.gone);
    else if (event.on === 'thrown')
      this.#show('touched', landing(event.card, this.#before, after), id, event.seat, SHOWN.landed);
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
