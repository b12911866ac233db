/** A note that goes by itself. */
import type { Note } from './notes';

const SHOWN = 4_000; // ms

export class Passing {
  note = $state.raw<Note | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  show(note: Note) {
    this.rest();
    this.note = note;
    this.#timer = setTimeout(() => this.rest(), SHOWN);
  }

  rest() {
    clearTimeout(this.#timer);
    this.note = null;
  }
}
