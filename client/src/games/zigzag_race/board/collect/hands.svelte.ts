/** This player's hand: sends what a tap asks for, as soon as the floors allow (ZR-33), and knows what it lost (ZR-32). */
import { untrack } from 'svelte';
import type { Press } from '../../../../table/fair/stamps';
import type { Table } from '../../../../table/table.svelte';
import type { Action, View } from '../../wire.gen';
import { leaving, mayStop, wishFor, type Reason, type Wish } from '../moves';
import { nextFor } from '../wait';

const SHOWN = 1_100; // ms: how long a lost race is looked at

/** A card that another hand was first at; `revision`: of the verdict, if there was one. */
export type Lost = { id: number; place: number; revision?: number };

export class Hands {
  wish = $state.raw<Wish>(); // not sent yet
  lost = $state.raw<readonly Lost[]>([]);
  #sent: Record<string, number> = {}; // where the last act of each kind was done
  #timer: ReturnType<typeof setTimeout> | undefined;
  #count = 0;

  constructor(
    private table: Table<View, Action>,
    private view: () => View,
  ) {
    $effect(() => {
      void [view(), table.pending];
      untrack(() => this.#go());
    });
    $effect(() => () => clearTimeout(this.#timer));
  }

  /** The place of an act that is on its way. */
  asked(...acts: Wish['do'][]): number | undefined {
    const act = this.table.pending.find(({ action }) => acts.some((one) => one === action.do))?.action;
    return act && 'place' in act ? act.place : undefined;
  }

  tap(place: number, press: Press) {
    if (this.asked('turn', 'take') === place) return; // a double tap
    this.#want(wishFor(this.view(), place), press);
  }

  leave(press: Press) {
    this.#want(leaving(this.view()), press);
  }

  stop(reason: Reason, press: Press) {
    if (!mayStop(this.view(), reason)) return;
    this.wish = undefined;
    this.table.play({ do: 'stop', reason }, press);
  }

  /** A claim of this seat came second. */
  late(act: string, revision?: number) {
    const place = this.#sent[act];
    if (place !== undefined && (act === 'turn' || act === 'take')) this.#lose(place, revision);
  }

  #want(wish: Wish | undefined, press: Press) {
    if (!wish) return;
    this.wish = wish;
    this.#go(press);
  }

  /** What waited is dated when it is sent, not when it was tapped. */
  #go(press: Press = { timeStamp: performance.now() }) {
    clearTimeout(this.#timer);
    const { wish, table } = this;
    if (!wish) return;
    const now = table.dateOf(press);
    const next = nextFor(this.view(), wish, now, table.pending.length > 0);
    if (next === 'second') this.#lose(wish.place);
    if (next === 'second' || next === 'nothing') this.wish = undefined;
    else if (next !== 'update' && 'send' in next) this.#send(next.send, wish, press);
    else if (next !== 'update') this.#timer = setTimeout(() => this.#go(), next.at - now);
  }

  #send(action: Action, wish: Wish, press: Press) {
    if (action.do === wish.do) this.wish = undefined; // else a card is left first
    if ('place' in action) this.#sent[action.do] = action.place;
    this.table.play(action, press);
  }

  #lose(place: number, revision?: number) {
    const lost = { id: this.#count++, place, revision };
    this.lost = [...this.lost, lost];
    setTimeout(() => (this.lost = this.lost.filter((other) => other !== lost)), SHOWN);
  }
}
