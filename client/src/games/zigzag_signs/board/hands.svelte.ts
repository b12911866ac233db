/** This player's hand: which card is lifted or carried, and what a tap or a drop sends. Both may send two acts, throw and take. */
import { untrack } from 'svelte';
import type { Press } from '../../../table/fair/stamps';
import type { Table } from '../../../table/table.svelte';
import type { Action, View } from '../wire.gen';
import { exchange, isSpecial, nextOf, pickingUp, takingAt, usesOf } from './moves';
import { arranged, EMPTY, type Places } from './places';

export class Hands {
  places = $state.raw<Places>(EMPTY);
  aim = $state.raw<string | null>(null); // the spot under a carried card
  reached: { slot: number; card: string } | undefined; // the last grab
  #at = $state.raw<number | null>(null);
  #lay: Record<string, number> = {}; // where each card lies, or lay last
  #left: Record<string, DOMRect> = {}; // where a carried one was let go

  constructor(
    private table: Table<View, Action>,
    private view: () => View,
  ) {
    $effect.pre(() => {
      const cards = view().mine?.cards ?? [];
      untrack(() => this.#arrange(cards));
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

  placeOf(card: string): number {
    return this.#lay[card] ?? -1;
  }

  leftAt(card: string): DOMRect | undefined {
    const left = this.#left[card];
    delete this.#left[card];
    return left;
  }

  isUsable(card: string): boolean {
    return nextOf(this.view()) === 'throw' || usesOf(this.view(), card).length > 0;
  }

  /** Is this card on its way out of the hand? */
  isSent(card: string): boolean {
    return this.table.pending.some(({ action }) => action.do === 'throw' && action.card === card);
  }

  /** Is this hand on its way to that slot? */
  isReaching(slot: number): boolean {
    return this.table.pending.some(({ action }) => action.do === 'take' && action.slot === slot);
  }

  /** Is this very act on its way? */
  isPending(action: Action): boolean {
    const text = JSON.stringify(action);
    return this.table.pending.some((one) => JSON.stringify(one.action) === text);
  }

  awaits(act: Action['do']): boolean {
    return this.table.waiting(act) !== undefined;
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

  /** One's own face-down card; where none lies and the mat is bare, the pile (ZS-25). */
  down(press: Press) {
    if (nextOf(this.view()) === 'draw') this.play({ do: 'draw' }, press);
    else this.#send(pickingUp(this.view(), this.lifted), press);
  }

  /** A finger takes it along. One that was thrown by the same touch may still be led to what it is exchanged for. */
  carry(place: number): boolean {
    const card = this.places[place];
    if (card == null || !(this.isSent(card) || this.isUsable(card))) return false;
    if (!this.isSent(card)) this.#at = place;
    return true;
  }

  /** It is let go there: thrown on the mat, exchanged, or played on a seat. */
  release(place: number, spot: string | null, at: DOMRect, press: Press) {
    const card = this.places[place];
    if (card == null || spot === null) return this.drop();
    const actions = this.isSent(card) ? takingAt(this.view(), spot) : this.#dropping(card, spot);
    if (actions.length && actions[0]!.do === 'throw') this.#left[card] = at;
    if (actions.length) this.#send(actions, press);
    else this.drop();
  }

  drop() {
    this.#at = null;
  }

  /** A second copy of what is on its way would only be refused. */
  play = (action: Action, press: Press) => {
    if (this.isPending(action)) return;
    this.drop();
    if (action.do === 'take') this.reached = { slot: action.slot, card: action.card };
    this.table.play(action, press);
  };

  #dropping(card: string, spot: string): Action[] {
    const [what, index] = [spot.split('-')[0], Number(spot.split('-')[1])];
    const view = this.view();
    if (what === 'slot') return exchange(view, card, index);
    if (what === 'mat') return nextOf(view) === 'throw' ? [{ do: 'throw', card }] : [];
    if (what === 'down' && index === view.mine?.seat) return pickingUp(view, card);
    const use = what === 'seat' ? usesOf(view, card).find(({ seat, off }) => seat === index && !off) : undefined;
    return use ? [use.action] : [];
  }

  #arrange(cards: readonly string[]) {
    this.places = arranged(this.places, cards);
    this.places.forEach((card, place) => card !== null && (this.#lay[card] = place));
  }

  #send(actions: Action[], press: Press) {
    for (const action of actions) this.play(action, press);
  }
}
