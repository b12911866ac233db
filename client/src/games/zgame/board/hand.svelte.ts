/** What the player holds, plans and pencils. Nothing of it is known to the server until it is played. */
import type { Press } from '../../../table/fair/stamps';
import { say } from '../../../words/words.svelte';
import { marked, marksOf, type Marks } from './marks';
import { canHold, isAllowed, revealed, squaresOf, tapped, targetsOf, type Play, type Tap } from './moves';
import type { Note } from '../telling/notes';
import type { Standing } from '../pieces/plies';
import { missed } from './ways';
import type { Action, View } from '../wire.gen';

export class Hand {
  pencil = $state(false);
  marks = $state.raw<Marks>({});
  #held = $state<string | null>(null);
  #later = $state.raw<Play | null>(null);

  readonly held = $derived.by(() => (this.#held !== null && canHold(this.view(), this.#held) ? this.#held : null));
  readonly targets = $derived.by(() => targetsOf(this.view(), this.held));
  readonly planned = $derived(squaresOf(this.#later));

  constructor(
    readonly table: string,
    readonly view: () => View,
    readonly play: (action: Action, press: Press) => void,
    readonly tell: (note: Note) => void,
  ) {
    this.marks = marksOf(table).get();
  }

  tap(square: string, press: Press) {
    this.#explain(this.held, square);
    this.#do(tapped(this.view(), this.held, square), press);
  }

  drop(origin: string, target: string, press: Press) {
    this.#explain(origin, target);
    if (targetsOf(this.view(), origin).includes(target)) this.#do(tapped(this.view(), origin, target), press);
  }

  reveal(square: string, press: Press) {
    this.#do(revealed(this.view(), square), press);
  }

  rest() {
    [this.#held, this.#later, this.pencil] = [null, null, false];
  }

  /** A plan lives until its turn comes. */
  turn() {
    const plan = this.#later;
    this.#later = null;
    if (!plan) return;
    if (isAllowed(this.view(), plan)) this.play(plan, { timeStamp: performance.now() });
    else this.tell({ text: say('zgame_plan_dropped') });
  }

  mark({ id, hidden, symbol }: Standing) {
    if (!hidden || symbol !== null) return;
    this.marks = marked(this.marks, id);
    marksOf(this.table).set(this.marks);
  }

  #explain(held: string | null, square: string) {
    const why = missed(this.view(), held, square);
    if (why) this.tell(why);
  }

  #do({ held, act, later }: Tap, press: Press) {
    this.#held = held;
    this.#later = later ?? null;
    if (act) this.play(act, press);
  }
}
