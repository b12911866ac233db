/** What people at a table say to each other, as this page heard it. */
import { flag, stored } from '../stored';
import type { Chatted, Reacted, Remark } from '../wire.gen';

export type Reaction = Reacted['reaction'];
type Say = (words: { do: 'chat'; text: string } | { do: 'react'; reaction: Reaction }) => boolean;

const REMEMBERED = 50; // remarks
const FLOATS = 2_000; // ms
const [STANDS, A_LETTER] = [3_500, 40]; // ms that a remark stands at its speaker, and for each letter of it
const silence = stored('sabot.chat.muted', false, flag);

export class Talk {
  remarks = $state.raw<Remark[]>([]);
  floating = $state.raw<Reacted[]>([]);
  bubbles = $state.raw<Remark[]>([]); // the newest last
  muted = $state(silence.get());
  open = $state(false);
  company = $state(true); // somebody would hear it
  words = $state(true); // seats may write; they may always react
  #read = $state(0);
  #newest = 0; // reactions come on two lines, too
  readonly unread = $derived(this.muted || this.open ? 0 : this.remarks.filter(({ id }) => id > this.#read).length);
  readonly shown = $derived(this.muted ? [] : this.remarks);

  constructor(private say: Say) {}

  chat(text: string): boolean {
    return text.trim() !== '' && this.say({ do: 'chat', text });
  }

  react(reaction: Reaction) {
    this.say({ do: 'react', reaction });
  }

  hear(told: Chatted | Reacted) {
    if (told.on === 'reacted') return this.#float(told);
    const isFirst = this.remarks.length === 0 && told.remarks.length > 1; // said before this page came
    const last = this.remarks.at(-1)?.id ?? 0;
    const fresh = told.remarks.filter(({ id }) => id > last);
    this.remarks = [...this.remarks, ...fresh].slice(-REMEMBERED);
    if (isFirst || this.open) this.#seen();
    else if (!this.muted) fresh.forEach((remark) => this.#stand(remark));
  }

  /** What was said before is gone with the words. */
  allow(words: boolean) {
    this.words = words;
    if (!words) [this.remarks, this.bubbles] = [[], []];
  }

  toggle() {
    this.open = !this.open;
    this.#seen();
  }

  mute() {
    this.muted = !this.muted;
    silence.set(this.muted);
    [this.floating, this.bubbles] = [[], []];
  }

  of(seat: number): Reaction | undefined {
    return this.floating.findLast((reacted) => reacted.seat === seat)?.reaction;
  }

  bubbleOf(seat: number): Remark | undefined {
    return this.bubbles.findLast((remark) => remark.seat === seat);
  }

  #stand(remark: Remark) {
    this.bubbles = [...this.bubbles, remark];
    const away = () => (this.bubbles = this.bubbles.filter(({ id }) => id !== remark.id));
    setTimeout(away, STANDS + A_LETTER * remark.text.length);
  }

  #seen() {
    this.#read = this.remarks.at(-1)?.id ?? 0;
  }

  #float(reacted: Reacted) {
    if (this.muted || reacted.id <= this.#newest) return;
    this.#newest = reacted.id;
    this.floating = [...this.floating, reacted];
    setTimeout(() => (this.floating = this.floating.filter(({ id }) => id !== reacted.id)), FLOATS);
  }
}
