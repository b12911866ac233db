/** When a thing was on this screen, and when a finger answered it. The stamps are the claim. */

const UNHANDLED = 50; // ms: the longest task we allow ourselves

export type Press = { timeStamp: number };

/** The smallest step of the page's clock in ms. Browsers coarsen it by very different amounts. */
export function grain(clock = () => performance.now(), longest = 25): number {
  const start = clock();
  let [last, least, alike] = [start, Infinity, 0];
  for (let reads = 0; reads < 100_000 && last - start < longest && alike < 3; reads++) {
    const step = clock() - last;
    if (step <= 0) continue;
    alike = step < 0.99 * least ? 1 : alike + Number(step < 1.01 * least);
    [least, last] = [Math.min(least, step), last + step];
    if (least < 0.2) break;
  }
  return least === Infinity ? longest : least;
}

const COARSE = 5; // ms: the server doesn't believe a clock of larger steps
const AGAIN = { after: 1_000, times: 3 }; // a stall while it was measured makes any clock look coarse

export class Stamps {
  #seen = 0;
  #presented = 0;
  #told = 0; // table time of what was seen, when the server sent it
  #measured = performance.now();
  #again: number = AGAIN.times;

  constructor(
    private step = grain(),
    private measure = grain,
  ) {}

  /** Call right after the change: what is drawn in the next frame is on the screen one frame later. */
  show(revision: number, told = 0) {
    requestAnimationFrame(() => requestAnimationFrame((shown) => this.#present(revision, shown, told)));
  }

  /** Of the event itself, never of a clock read in its handler. */
  of({ timeStamp }: Press) {
    const sent = performance.now();
    return { seen: this.#seen, presented: this.#presented, pressed: Math.min(timeStamp, sent), sent, grain: this.step };
  }

  /** Up to `until` no finger has fallen; one that fell since may still be on its way to its handler. */
  beat() {
    this.#measureAgain();
    const sent = performance.now();
    const until = Math.max(this.#presented, sent - UNHANDLED);
    return { seen: this.#seen, presented: this.#presented, until: Math.min(until, sent), sent, grain: this.step };
  }

  /** The table time that the server gives to a press, or a little earlier: it counts from what was on the screen.
   *  Without that nothing is known, and any time may be. */
  dateOf({ timeStamp }: Press) {
    return this.#presented ? this.#told + timeStamp - this.#presented : Infinity;
  }

  /** With a beat, as nothing waits for it. */
  #measureAgain() {
    if (this.step <= COARSE || !this.#again || performance.now() - this.#measured < AGAIN.after) return;
    this.#again -= 1;
    this.step = Math.min(this.step, this.measure());
    this.#measured = performance.now();
  }

  #present(revision: number, shown: number, told: number) {
    if (revision >= this.#seen) [this.#seen, this.#presented, this.#told] = [revision, shown, told];
  }
}
