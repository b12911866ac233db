/** Cards on their way: each event that moves some is shown as a flight between two places. */
import { untrack } from 'svelte';
import { newsSince } from '../../../kit/telling/news';
import type { Table } from '../../../../table/table.svelte';
import { calm } from '../../../../ui/strike';
import type { Action, Event, View } from '../../wire.gen';
import type { Hands } from '../hands.svelte';
import { routesOf, type Route } from './routes';

export type Box = { x: number; y: number; width: number };
export type Flight = { id: number; card: string | null; from: Box; to: Box; delay: number };

const MOST = 24; // at once; a page that comes back from sleep need not show them all
const STEP = 25; // ms between cards that leave together
const SHAPE = 1.4; // height of a card by its width

export class Flights {
  list = $state.raw<readonly Flight[]>([]);
  #count = 0;

  constructor(
    table: Table<View, Action>,
    view: () => View,
    private hands: Hands,
    private board: () => HTMLElement | undefined,
  ) {
    const newsIn = newsSince(table.log);
    let before = untrack(view);
    $effect(() => {
      const [fresh, after] = [newsIn(table.log), view()];
      untrack(() => this.#start(fresh.flatMap(({ fact }) => routesOf(fact as Event, before, after, this.#placeOf))));
      before = after;
    });
  }

  end(id: number) {
    this.list = this.list.filter((flight) => flight.id !== id);
  }

  #placeOf = (card: string) => this.hands.placeOf(card);

  #start(routes: Route[]) {
    if (calm() || document.hidden) return;
    const flights = routes.flatMap((route, index) => this.#flightOf(route, index * STEP));
    if (flights.length) this.list = [...this.list, ...flights].slice(-MOST);
  }

  #flightOf({ card, from, to }: Route, delay: number): Flight[] {
    const left = from.startsWith('hand-') && card !== null ? this.hands.leftAt(card) : undefined;
    const [start, end] = [left ? this.#boxOf(left) : this.#find(from), this.#find(to)];
    return start && end ? [{ id: this.#count++, card, from: start, to: end, delay }] : [];
  }

  #find(spot: string): Box | undefined {
    const found = this.board()?.querySelector(`[data-spot="${spot}"]`);
    return found ? this.#boxOf(found.getBoundingClientRect()) : undefined;
  }

  /** A card in the middle of it, on the board. */
  #boxOf({ x, y, width, height }: DOMRect): Box | undefined {
    const base = this.board()?.getBoundingClientRect();
    if (!base || !width) return undefined;
    const wide = Math.min(width, height / SHAPE);
    return {
      x: x - base.x + (width - wide) / 2,
      y: y - base.y + (height - wide * SHAPE) / 2,
      width: wide,
    };
  }
}
