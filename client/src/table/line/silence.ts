/** Notices a line that looks open but says nothing: the page asks, and counts how long it waits for any word. */

const EVERY = 250;
const ASK = 1_200; // ms of silence after which it asks
const STALLED = 3_000; // and after which the player is told
const DEAD = 6_500; // and after which another line is tried; the server gives it up by then, too

export type Hopes = { ask: () => void; stalled: (is: boolean) => void; dead: () => void };

export class Silence {
  #timer?: ReturnType<typeof setInterval>;
  #since = 0;
  #looked = 0;
  #asked = false;
  #stalled = false;

  constructor(private hopes: Hopes) {}

  start() {
    this.stop();
    this.#since = this.#looked = performance.now();
    this.#timer = setInterval(() => this.#look(), EVERY);
  }

  stop() {
    clearInterval(this.#timer);
    this.heard();
  }

  heard() {
    [this.#since, this.#asked] = [performance.now(), false];
    this.#tell(false);
  }

  #look() {
    const now = performance.now();
    if (document.hidden || now - this.#looked > ASK) this.#since = now; // the page itself stood still
    this.#looked = now;
    const silent = now - this.#since;
    if (silent >= DEAD) this.hopes.dead();
    else if (silent >= STALLED) this.#tell(true);
    else if (silent >= ASK && !this.#asked) this.#ask();
  }

  #ask() {
    this.#asked = true;
    this.hopes.ask();
  }

  #tell(stalled: boolean) {
    if (stalled === this.#stalled) return;
    this.#stalled = stalled;
    this.hopes.stalled(stalled);
  }
}
