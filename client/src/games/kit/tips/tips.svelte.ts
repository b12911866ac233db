/** Notes for beginners: one at a time, until its act is done, and then never again in this browser. */
import { teaches } from '../../../table/played';
import { list, stored, type Stored } from '../../../stored';

export class Tips<Tip extends string> {
  known = $state.raw<readonly Tip[]>([]);
  #said = $state.raw<readonly Tip[]>([]);
  #memory: Stored<readonly Tip[]>;

  constructor(game: string, tips: readonly Tip[]) {
    this.#memory = stored<readonly Tip[]>(`sabot.${game}.tips`, [], list(tips));
    this.known = teaches() ? this.#memory.get() : tips;
  }

  /** For screen readers: shown again in each turn, a tip is said once. */
  get spoken(): Tip | undefined {
    const last = this.#said.at(-1);
    return last && !this.known.includes(last) ? last : undefined;
  }

  hasShown(tip: Tip): boolean {
    return this.#said.includes(tip);
  }

  show(tip: Tip) {
    if (!this.hasShown(tip)) this.#said = [...this.#said, tip];
  }

  learn(learnt: readonly Tip[]) {
    const fresh = learnt.filter((tip, index) => !this.known.includes(tip) && learnt.indexOf(tip) === index);
    if (!fresh.length) return;
    this.known = [...this.known, ...fresh];
    this.#memory.set(this.known);
  }
}
