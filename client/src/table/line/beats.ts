/** While a race is on, tells the house every so often that nothing was done up to now. */

const EVERY = 100;

export class Beats {
  #timer?: ReturnType<typeof setInterval>;

  constructor(private beat: () => void) {}

  set(hot: boolean) {
    if (hot === (this.#timer !== undefined)) return;
    if (hot) this.#timer = setInterval(this.beat, EVERY);
    else this.stop();
  }

  stop() {
    clearInterval(this.#timer);
    this.#timer = undefined;
  }
}
