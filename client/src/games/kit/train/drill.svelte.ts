/** State machine of a timed exercise: ready → look → verdict, question after question, until the run is over. */
import type { Press } from '../../../table/fair/stamps';
import type { Answer } from './figures';

type Phase = 'ready' | 'look' | 'verdict';

/** What a game says of its exercise. Pure, but for `heard`. */
export type Exercise<Run extends { answers: Answer[] }, Reply> = {
  count: number; // questions
  next: (run: Run) => Run;
  answered: (run: Run, reply: Reply, time: number) => Run;
  nothing: Reply; // once time is up
  millis: { ready?: number; longest: number; glance: number; lesson: number }; // glance: it was right; lesson: why it wasn't
  heard?: (phase: Phase, run: Run) => void;
};

export class Drill<Run extends { answers: Answer[] }, Reply> {
  run = $state.raw() as Run;
  asked = $state.raw() as Run; // the run before its last answer
  phase = $state<Phase>('ready');
  readonly last = $derived.by(() =>
    this.phase === 'verdict' ? (this.run.answers.at(-1) as Run['answers'][0]) : undefined,
  );
  readonly number = $derived.by(() => this.run.answers.length + (this.last ? 0 : 1));
  #shown = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    run: Run,
    private exercise: Exercise<Run, Reply>,
    private end: (run: Run) => void,
  ) {
    this.run = this.asked = run;
  }

  /** Returns a function that stops it, for `onMount`. */
  start() {
    this.#ask(this.run);
    return () => clearTimeout(this.#timer);
  }

  answer(reply: Reply, { timeStamp }: Press = { timeStamp: performance.now() }) {
    if (this.phase !== 'look') return;
    const { answered, millis } = this.exercise;
    this.run = answered(this.run, reply, timeStamp - this.#shown);
    this.#enter('verdict');
    this.#then(this.last!.right ? millis.glance : millis.lesson, () => this.#onward());
  }

  #ask(run: Run) {
    this.run = this.asked = run;
    this.#enter('ready');
    const { ready } = this.exercise.millis;
    if (ready) this.#then(ready, () => this.#look());
    else this.#look();
  }

  #look() {
    this.#enter('look');
    this.#shown = performance.now();
    requestAnimationFrame(() => requestAnimationFrame((frame) => (this.#shown = frame))); // drawn, and a frame later on the screen
    this.#then(this.exercise.millis.longest, () => this.answer(this.exercise.nothing));
  }

  #onward() {
    if (this.run.answers.length >= this.exercise.count) this.end(this.run);
    else this.#ask(this.exercise.next(this.run));
  }

  #enter(phase: Phase) {
    this.phase = phase;
    this.exercise.heard?.(phase, this.run);
  }

  #then(millis: number, act: () => void) {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(act, millis);
  }
}
