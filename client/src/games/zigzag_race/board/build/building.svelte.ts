/** The course as its builder sees it: a change is shown at once, and an older answer never undoes a newer change. */
import { sound } from '../../../../sound/sound';
import type { Press } from '../../../../table/fair/stamps';
import type { Table } from '../../../../table/table.svelte';
import type { Action, View } from '../../wire.gen';
import * as build from './build';
import type { Laid } from './build';

export type Seen = Pick<Table<View, Action>, 'pending' | 'play' | 'seat' | 'seating' | 'clock'>;

/** What was sent last, while it is under way and when the server has it: only its builder knows in which order, and which
 *  way round, the discarded cards lie. */
export function shownOf(told: Laid, sent: Laid | null, pending: readonly { action: Action }[]): Laid {
  if (!sent) return told;
  const isUnderWay = pending.some(({ action }) => action.do === 'lay' && build.isSame(action.course, sent.course));
  return isUnderWay || build.isSame(told.course, sent.course) ? sent : told;
}

export class Building {
  #sent = $state.raw<Laid | null>(null);
  #chosen = $state<number | null>(null); // a card, whichever place it has
  held = $state<number | null>(null); // the next card that is tapped changes places with it
  readonly laid = $derived.by(() => shownOf(this.told(), this.#sent, this.table().pending));
  readonly place = $derived.by(() => Math.max(0, this.#chosen === null ? 0 : build.placeOf(this.laid, this.#chosen)));
  readonly tile = $derived.by(() => build.tileAt(this.laid, this.place)!);

  constructor(
    readonly table: () => Seen,
    readonly told: () => Laid,
    readonly open: () => boolean,
  ) {}

  get touched() {
    return this.#chosen !== null;
  }

  choose(place: number) {
    this.#chosen = build.cardIn(build.tileAt(this.laid, place)!);
  }

  /** The first card is held, the second changes places with it. */
  tap(place: number, press: Press) {
    const from = this.held === null ? -1 : build.placeOf(this.laid, this.held);
    if (!this.open() || from < 0 || from === place) return this.#hold(place, from !== place);
    this.drop(from, place, press);
  }

  drop(from: number, to: number, press: Press) {
    this.choose(from);
    this.lay(build.swapped(this.laid, from, to), press);
  }

  turn(press: Press) {
    this.lay(build.turned(this.laid, this.place), press);
  }

  move(step: -1 | 1, press: Press) {
    this.lay(build.moved(this.laid, this.place, step), press);
  }

  /** The card that comes for it is the chosen one: there the eyes are. */
  discard(press: Press) {
    const { place } = this;
    this.lay(build.discarded(this.laid, place), press);
    this.choose(place);
  }

  suggest(press: Press) {
    if (!this.open()) return;
    [this.#sent, this.held] = [null, null];
    this.table().play({ do: 'suggest' }, press);
  }

  ready(press: Press) {
    if (this.open()) this.table().play({ do: 'ready' }, press);
    this.held = null;
  }

  lay(laid: Laid | undefined, press: Press) {
    this.held = null;
    if (!laid || !this.open()) return;
    const isChanged = !build.isSame(laid.course, this.laid.course);
    this.#chosen = build.cardIn(this.tile);
    this.#sent = laid;
    sound.play('card');
    if (isChanged) this.table().play({ do: 'lay', course: [...laid.course] }, press);
  }

  #hold(place: number, on: boolean) {
    this.choose(place);
    this.held = on && this.open() ? this.#chosen : null;
  }
}
