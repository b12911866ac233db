/** Throttle: the bar follows the finger at once, the board when it has come to rest from the last jump. */
import type { Player } from '../../table/film/player.svelte';

const REST = 80; // ms between two jumps: in it the bar moves

export class Scrub {
  aimed = $state.raw<number>(); // where the finger is, and the board not yet
  #busy = false;

  constructor(private player: Pick<Player, 'seek'>) {}

  to(now: number) {
    this.aimed = now;
    if (!this.#busy) this.#jump();
  }

  /** The finger is up: no waiting. */
  end() {
    const now = this.aimed;
    this.aimed = undefined;
    if (now !== undefined) this.player.seek(now);
  }

  #jump() {
    this.#busy = this.aimed !== undefined;
    if (!this.#busy) return;
    this.end();
    requestAnimationFrame(() => setTimeout(() => this.#jump(), REST)); // after the board was drawn
  }
}
