/** The table's time as this page believes it to be. Only for drawing: the server alone decides what is late. A replay's can be slowed, stopped and set back. */

const STEP = 100; // fine enough for buttons that wake up; closing rings are drawn by CSS

export class Clock {
  now = $state.raw(0);
  #from = 0;
  #since = 0; // of the page's own clock, when it was set
  #pace = 1;
  #ticking?: ReturnType<typeof setInterval>;

  start() {
    this.#ticking ??= setInterval(() => (this.now = this.read()), STEP);
  }

  stop() {
    clearInterval(this.#ticking);
    this.#ticking = undefined;
  }

  set(now: number) {
    this.#from = now;
    this.#since = performance.now();
    this.now = now;
  }

  /** How fast it goes from now on: 1 is as at a table, 0 stops it. */
  pace(pace: number) {
    this.set(this.read());
    this.#pace = pace;
  }

  read() {
    return Math.round(this.#from + (performance.now() - this.#since) * this.#pace);
  }
}
