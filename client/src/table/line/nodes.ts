/** By which addresses the server can be reached: the page's own, and those of other nodes that it was told of. */

const ALONE = 5_000; // ms between two tries at most; the one server there is may be busy
const AMONG = 1_000; // another node may have the table by now
const SOON = 1_000; // ms in which two nodes that don't agree can't send a page to and fro

export class Nodes {
  #known: string[];
  #at = 0;
  #moved = -SOON;

  constructor(own: string) {
    this.#known = [own];
  }

  get here(): string {
    return this.#known[this.#at]!; // never empty
  }

  besides(one: string): string[] {
    return this.#known.filter((address) => address !== one);
  }

  get patience(): number {
    return this.#known.length > 1 ? AMONG : ALONE;
  }

  /** The newest word counts; the page's own address and the one in use stay. */
  know(addresses: readonly string[]) {
    const { here } = this;
    this.#known = [...new Set([this.#known[0]!, here, ...addresses])];
    this.#at = this.#known.indexOf(here);
  }

  /** False: that was said a moment ago already, so the caller waits. */
  move(address?: string | null): boolean {
    if (address) this.#turnTo(address);
    const now = performance.now();
    const [since, isSoon] = [this.#moved, now - this.#moved < SOON];
    this.#moved = isSoon ? since : now;
    return !isSoon;
  }

  /** The one in use doesn't answer. */
  next() {
    this.#at = (this.#at + 1) % this.#known.length;
  }

  #turnTo(address: string) {
    if (!this.#known.includes(address)) this.#known.push(address);
    this.#at = this.#known.indexOf(address);
  }
}

export const nodes = new Nodes(location.origin);
