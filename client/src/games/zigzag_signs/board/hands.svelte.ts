/** This player's hand: which card is lifted, and what a tap sends. A tap on the mat may send two acts, throw and take. */
import { untrack } from 'svelte';
import type { Press } from '../../../table/fair/stamps';
import type { Table } from '../../../table/table.svelte';
import type { Action, View } from '../wire.gen';
import { exchange, isSpecial, nextOf, pickingUp, usesOf } from './moves';
import { arranged, EMPTY, type Places } from './places';

export class Hands {
  places = $state.raw<Places>(EMPTY);
  #at = $state.raw<number | null>(null);

  constructor(
    private table: Table<View, Action>,
    private view: () => View,
  ) {
    $effect.pre(() => {
      const cards = view().mine?.cards ?? [];
      untrack(() => (this.places = arranged(this.places, cards)));
    });
  }

  /** The place of the lifted card, as long as it can be used. */
  get at(): number | null {
    const card = this.#at === null ? null : this.places[this.#at];
    return card != null && this.isUsable(card) ? this.#at : null;
  }

  get lifted(): string | null {
    return this.at === null ? null : this.places[this.at]!;
  }

  isUsable(card: string): boolean {
    return nextOf(this.view()) === 'throw' || usesOf(this.view(), card).length > 0;
  }

  /** Is this card on its way out of the hand? */
  isSent(card: string): boolean {
    return this.table.pending.some(({ action }) => action.do === 'throw' && action.card === card);
  }

  /** The same card again throws it; another one is lifted instead. */
  tap(place: number, press: Press) {
    const card = this.places[place];
    if (card == null || !this.isUsable(card)) return;
    if (this.at !== place) this.#at = place;
    else if (isSpecial(card)) this.drop();
    else this.throw(press);
  }

  throw(press: Press) {
    if (this.lifted !== null && nextOf(this.view()) === 'throw') this.play({ do: 'throw', card: this.lifted }, press);
  }

  slot(slot: number, press: Press) {
    this.#send(exchange(this.view(), this.lifted, slot), press);
  }

  /** The own face-down card; where none lies and the mat is bare, the pile (ZS-25). */
  down(press: Press) {
    if (nextOf(this.view()) === 'draw') this.play({ do: 'draw' }, press);
    else this.#send(pickingUp(this.view(), this.lifted), press);
  }

  drop() {
    this.#at = null;
  }

  /** A second copy of what is on its way would only be refused. */
  play = (action: Action, press: Press) => {
    if (this.table.pending.some((one) => JSON.stringify(one.action) === JSON.stringify(action))) return;
    this.drop();
    this.table.play(action, press);
  };

  #send(actions: Action[], press: Press) {
    for (const action of actions) this.play(action, press);
  }
}
