/** The table's time as this page believes it to be. Only for drawing: the house alone decides what is late. */

const STEP = 100; // fine enough for buttons that wake up; closing rings are drawn by CSS

export class Clock {
  now = $state.raw(0);
  #ahead = 0;
  #ticking?: ReturnType<typeof setInterval>;

  start() {
    this.#ticking ??= setInterval(() => (this.now = this.read()), STEP);
  }

  stop() {
    clearInterval(this.#ticking);
    this.#ticking = undefined;
  }

  set(now: number) {
    this.#ahead = now - performance.now();
    this.now = now;
  }

  read() {
    return Math.round(performance.now() + this.#ahead);
  }
}
