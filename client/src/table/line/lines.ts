/** The lines of one page: one, and a second that races it when the server asks for it. */
import { Line, type Ends } from './line';

const ECHOES = [10, 20]; // ms; a lost copy need not be waited for, and the server takes the first one

export class Lines {
  #lines: Line[];
  #open = new Set<Line>();
  #heard = -1;
  #stalled = new Set<Line>();

  constructor(
    private ends: Ends,
    private connect?: (address: string) => WebSocket,
  ) {
    this.#lines = [this.#make()];
  }

  start() {
    this.#lines[0]!.start();
  }

  /** Connects all of them again, to the address of this moment. */
  move() {
    for (const line of this.#lines) line.move();
  }

  stop() {
    for (const line of this.#lines) line.stop();
  }

  /** False: no line is open, and nothing was sent. */
  say(message: unknown): boolean {
    return this.#lines.map((line) => line.say(message)).includes(true);
  }

  /** What must not come twice: said on the first line that is open. */
  sayOnce(message: unknown): boolean {
    return this.#lines.some((line) => line.say(message));
  }

  /** An act: said on all lines, and again a moment later, unless it was heard by then. */
  claim(message: { seq: number; [more: string]: unknown }): boolean {
    if (!this.say(message)) return false;
    for (const after of ECHOES) setTimeout(() => message.seq > this.#heard && this.say(message), after);
    return true;
  }

  /** The server has this act and all before it. */
  heard(seq: number) {
    this.#heard = Math.max(seq, this.#heard);
  }

  second() {
    if (this.#lines.length > 1) return;
    const line = this.#make();
    this.#lines.push(line);
    line.start();
  }

  #make(): Line {
    const changed = (open: boolean) => this.#changed(line, open);
    const stalled = (is: boolean) => this.#stall(line, is);
    const line = new Line({ ...this.ends, changed, stalled }, this.connect);
    return line;
  }

  /** The page is stalled if all of them are. */
  #stall(line: Line, is: boolean) {
    const before = this.#stalled.size === this.#lines.length;
    if (is) this.#stalled.add(line);
    else this.#stalled.delete(line);
    const now = this.#stalled.size === this.#lines.length;
    if (before !== now) this.ends.stalled(now);
  }

  /** The page is connected while any of them is. */
  #changed(line: Line, open: boolean) {
    const before = this.#open.size > 0;
    if (open) this.#open.add(line);
    else this.#open.delete(line);
    if (before !== this.#open.size > 0) this.ends.changed(this.#open.size > 0);
  }
}
