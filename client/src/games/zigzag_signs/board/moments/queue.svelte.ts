/** One scene after the other, each long enough to be understood; while something else covers the table they wait. */
import type { Moment } from './moments';

export const LEAST = 1_700; // ms, however many wait
const SHOWN = 2_600;
const MOST = 4; // that wait: after a lost connection, older ones are not news

export class Queue {
  now = $state.raw<Moment | null>(null);
  #waiting: { moment: Moment; came: number }[] = [];
  #since = 0;
  #covered = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  add(moments: readonly Moment[]) {
    const came = performance.now();
    this.#waiting = [...this.#waiting, ...moments.map((moment) => ({ moment, came }))].slice(-MOST);
    this.#plan();
  }

  /** By a freeze or a dialog: what was not seen long enough comes again afterwards. */
  cover(covered: boolean) {
    if (this.#covered === covered) return;
    this.#covered = covered;
    if (covered) this.#putBack();
    else this.#waiting = this.#waiting.filter(({ moment, came }) => !moment.beside || age(came) < LEAST);
    this.#plan();
  }

  /** All of it is past: a round has ended. */
  clear() {
    this.#waiting = [];
    this.now = null;
    clearTimeout(this.#timer);
  }

  #putBack() {
    if (this.now && age(this.#since) < LEAST) this.#waiting.unshift({ moment: this.now, came: this.#since });
    this.now = null;
  }

  #plan() {
    clearTimeout(this.#timer);
    if (this.#covered) return;
    if (!this.now) return this.#next();
    const lasts = this.#waiting.length ? LEAST : SHOWN;
    this.#timer = setTimeout(() => this.#next(), Math.max(0, lasts - age(this.#since)));
  }

  #next() {
    this.now = this.#waiting.shift()?.moment ?? null;
    this.#since = performance.now();
    if (this.now) this.#plan();
  }
}

const age = (since: number) => performance.now() - since;
