/** While a race is on, tells the server every so often that nothing was done up to now. */

const AT_DESKS = 4; // times as seldom: no radio falls asleep there

export class Beats {
  #timer?: ReturnType<typeof setInterval>;
  #every = 250;

  constructor(
    private beat: () => void,
    private isHandheld = () => matchMedia('(pointer: coarse)').matches,
  ) {}

  /** As the server says, from the next race on. */
  pace(every?: number) {
    this.#every = every ?? this.#every;
  }

  set(hot: boolean) {
    if (hot === (this.#timer !== undefined)) return;
    if (hot) this.#timer = setInterval(this.beat, this.#every * (this.isHandheld() ? 1 : AT_DESKS));
    else this.stop();
  }

  stop() {
    clearInterval(this.#timer);
    this.#timer = undefined;
  }
}
