/** The host presses one chair, then another: they are swapped. */
import type { Chair, Seen } from '../../wire.gen';

export class Swapping {
  one = $state.raw<Seen>();
  #asked = false; // the server hasn't answered yet

  constructor(
    private swap: (one: Seen, other: Seen) => Promise<unknown>,
    private refused: (error: unknown) => void,
  ) {}

  press(seen: Seen) {
    if (this.#asked) return;
    if (!this.one) this.one = seen;
    else if (this.one.seat === seen.seat) this.cancel();
    else void this.#ask(this.one, seen);
  }

  cancel() {
    this.one = undefined;
  }

  /** The player who was pressed has gone, or is on the other chair by now. */
  see(chairs: Chair[]) {
    if (this.one && chairs[this.one.seat]?.name !== this.one.name) this.cancel();
  }

  /** Once swapped, the new seating ends it: the pressed button keeps the focus until then. */
  #ask(one: Seen, other: Seen) {
    this.#asked = true;
    return this.swap(one, other)
      .catch((error) => this.#refuse(error))
      .finally(() => (this.#asked = false));
  }

  #refuse(error: unknown) {
    this.cancel();
    this.refused(error);
  }
}
