/** A replay: feeds a film to a table, in table time, on a clock that can be slowed, stopped and set back. Nothing can be said on its lines. */
import { Clock } from '../clock.svelte';
import { Table, type Lines, type Update } from '../table.svelte';
import { isChange, isTold, seatingOf, updateOf, type Film, type Seat } from './film';
import { indexAt, raceAfter, raceAt, type Race } from './axis';

export const PACES = [0.25, 0.5, 1, 2, 4] as const;
const SLOW = 0.25;

const MUTE: Lines = {
  start: () => {},
  stop: () => {},
  say: () => false,
  sayOnce: () => false,
  claim: () => false,
  heard: () => {},
  second: () => {},
};

export class Player {
  table = $state.raw<Table>()!; // another one whenever time is set: a board never sees it run backwards
  seat = $state.raw<Seat>(null);
  index = $state.raw(0); // of the frame that is shown
  now = $state.raw(0);
  pace = $state.raw(1);
  playing = $state.raw(false);
  race = $state.raw<Race>(); // watched in slow motion
  /** Called with each update that is played, not with what a jump passes over. */
  listen: (update: Update) => void = () => {};
  /** Called when a race has been watched, with its first revision. */
  finished: (revision: number) => void = () => {};
  readonly length: number;
  #clock = new Clock();

  constructor(
    readonly film: Film,
    seat: Seat = null,
    from = 0,
  ) {
    this.length = film.frames.at(-1)!.at;
    this.seat = seat;
    this.#clock.pace(0);
    this.#go(Math.min(from, this.length));
  }

  /** 0 while it stands still. */
  get speed() {
    if (!this.playing) return 0;
    return this.race ? SLOW : this.pace;
  }

  play() {
    if (this.now >= this.length) this.#go(0);
    this.#set({ playing: true });
  }

  pause() {
    this.#set({ playing: false, race: undefined });
  }

  toggle() {
    if (this.playing) this.pause();
    else this.play();
  }

  setPace(pace: number) {
    this.#set({ pace, race: undefined });
  }

  /** By the given steps of `PACES`. */
  shift(by: number) {
    const at = PACES.findIndex((pace) => pace === this.pace) + by;
    this.setPace(PACES[Math.max(0, Math.min(at, PACES.length - 1))]!);
  }

  seek(now: number) {
    this.race = undefined;
    this.#go(Math.max(0, Math.min(now, this.length)));
    this.#set({});
  }

  /** To the next revision that told this seat something, or the one before. */
  step(by: 1 | -1) {
    this.pause();
    const { frames } = this.film;
    let index = this.index + by;
    while (frames[index] && !isTold(this.film, frames[index]!, this.seat)) index += by;
    const frame = frames[index];
    if (frame) this.#go(frame.at, index);
  }

  /** What another seat had on its screen at this moment. */
  sitAt(seat: Seat) {
    this.seat = seat;
    this.#open(this.index);
  }

  /** To the next close race, or from the last one to the first, in slow motion. */
  nextRace() {
    const race = raceAfter(this.film, this.index);
    if (race) this.#watch(race);
  }

  /** One race in slow motion, by its first revision. */
  watch(revision: number) {
    this.#watch(raceAt(this.film, revision));
  }

  #watch(race: Race) {
    this.#go(race.from);
    this.#set({ playing: true, race });
  }

  /** To be called for each picture: shows what has happened by now. */
  tick() {
    if (!this.playing) return;
    const now = Math.min(this.#clock.read(), this.length);
    while (this.#next && this.#next.at <= now) this.#show(this.index + 1, now);
    this.now = now;
    if (this.race && this.index >= this.race.last) this.#finish(this.race);
    else if (now >= this.length) this.pause();
  }

  stop() {
    this.playing = false;
    this.table.stop();
  }

  get #next() {
    return this.film.frames[this.index + 1];
  }

  #finish({ revision }: Race) {
    this.pause();
    this.finished(revision);
  }

  #set(to: { playing?: boolean; pace?: number; race?: Race }) {
    Object.assign(this, to);
    this.#clock.pace(this.speed);
    this.table.clock.pace(this.speed);
  }

  #go(now: number, index = indexAt(this.film, now)) {
    this.#clock.set(now);
    this.now = now;
    if (this.table && index === this.index + 1) this.#show(index, now);
    else if (!this.table || index !== this.index) this.#open(index);
    this.table.clock.set(now - this.film.frames[this.index]!.lent);
  }

  #show(index: number, now: number) {
    const frame = this.film.frames[index]!;
    this.index = index;
    if (isChange(frame)) this.#arrange(index);
    if (isTold(this.film, frame, this.seat))
      this.table.hear(updateOf(this.film, frame, this.seat, now, this.table.revision));
  }

  #arrange(index: number) {
    this.table.hear(seatingOf(this.film, this.seat, index));
    this.table.talk.company = false; // nobody hears what is said here
  }

  /** A table that has come to this frame and listens from now on. */
  #open(index: number) {
    this.table?.stop();
    this.table = new Table(this.film.head.id, () => MUTE);
    this.#arrange(index);
    for (let at = 0; at <= index; at++) this.#show(at, this.film.frames[at]!.at);
    this.table.clock.set(this.now - this.film.frames[index]!.lent);
    this.table.clock.pace(this.speed);
    this.table.clock.start();
    this.table.listen = (update) => this.listen(update);
  }
}
