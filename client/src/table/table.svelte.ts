/** One live table as this browser sees it: stamps what the finger does, shows what the server says. Knows no game. */
import type * as Wire from '../wire.gen';
import { Clock } from './clock.svelte';
import { door } from './door.svelte';
import { Beats } from './line/beats';
import { hasCompany } from './company';
import type { Lines as Sockets } from './line/lines';
import { moments, type Claimed } from './fair/photo';
import { reuse } from './reuse';
import { Stamps, type Press } from './fair/stamps';
import { Talk } from './talk.svelte';

export type Act = { do: string };
export type Fact = { on: string; seat?: number; act?: string };
export type Update<View = unknown, Event extends Fact = Fact> = Omit<Wire.Update, 'events' | 'view'> & {
  events: Event[];
  view: View;
};
export type Told =
  | Wire.Seating
  | Past
  | Update
  | Wire.Heard
  | Wire.Here
  | Wire.SecondLine
  | Wire.Chatted
  | Wire.Reacted
  | Wire.Refusal
  | Wire.Moved
  | Wire.Others;
export type Past = Omit<Wire.Past, 'events'> & { events: Fact[] };
export type Pending<Action> = { seq: number; action: Action; since: number; heard: boolean };
export type Logged = { id: number; fact: Fact; revision?: number };

/** What a table says and where: over sockets, or, in a replay, nowhere. */
export type Lines = Pick<Sockets, 'start' | 'stop' | 'say' | 'sayOnce' | 'claim' | 'heard' | 'second'>;

/** After these, acts on their way are gone. */
const DROPS = ['restarted', 'taken-over', 'paused'];

/** Which act an update answers is known to the game alone. */
export type Settles = (action: Act, update: Update, seat: number) => boolean;

const LOGGED = 200;
const FORGOTTEN = 5_000; // ms: an act that the rules ignored, such as the same call again

export class Table<View = unknown, Action extends Act = Act> {
  seating = $state.raw<Wire.Seating>();
  view = $state.raw<View>();
  revision = $state.raw(-1);
  deadline = $state.raw<number | null>(null);
  places = $state.raw<number[][] | null>(null);
  log = $state.raw<Logged[]>([]);
  pending = $state.raw<Pending<Action>[]>([]);
  refusal = $state.raw<Wire.Refusal>();
  connected = $state.raw(false);
  stalled = $state.raw(false); // connected, but the server hasn't answered for seconds
  hot = $state.raw(false); // hot: somebody may be about to be first
  placed = $state.raw<Claimed[]>([]);
  lesson = $state.raw<Wire.LessonTold | null>(null);
  readonly photos = $derived(moments(this.placed));
  readonly clock = new Clock();
  readonly story: Update[] = []; // all this page was told, for what only the whole game can tell
  readonly talk = new Talk((words) => this.#lines.sayOnce(words));
  settles: Settles = () => false;
  /** Called with each update that is news here and now, not with what is caught up on. */
  listen: (update: Update) => void = () => {};

  #seq = Date.now(); // still rises after a reload, so the server never takes a new act for an old copy
  #logged = 0;
  #replacing = false; // the next copy of the last revision is another view of it
  #stamps = new Stamps();
  #lines: Lines;
  #beats = new Beats(() => this.#lines.say({ do: 'beat', ...this.#stamps.beat() }));

  constructor(
    readonly id: string,
    lines: (table: Table<View, Action>) => Lines,
  ) {
    this.#lines = lines(this);
  }

  get seat() {
    return this.seating?.seat ?? null;
  }

  start() {
    this.clock.start();
    this.#lines.start();
  }

  stop() {
    this.clock.stop();
    this.#beats.stop();
    this.#lines.stop();
  }

  /** Call this in the handler that felt the finger, with its event. */
  play(action: Action, press: Press) {
    const seq = ++this.#seq;
    this.refusal = undefined;
    if (!this.#lines.claim({ do: 'play', seq, action, ...this.#stamps.of(press) })) return this.#own('no-line', seq);
    this.pending = [...this.pending, { seq, action, since: performance.now(), heard: false }];
  }

  /** In table time, at the earliest: for games in which a hand has a way to go. */
  dateOf(press: Press) {
    return Math.min(this.clock.read(), this.#stamps.dateOf(press));
  }

  ready(nonce: string) {
    this.#lines.say({ do: 'ready', nonce });
  }

  /** The seat, from another page of this player. */
  playHere() {
    this.#lines.say({ do: 'play-here' });
  }

  /** A chair, for an onlooker; or another one, for a player before the deal. */
  sit(seat?: number) {
    this.#lines.sayOnce({ do: 'sit', seat });
  }

  /** And the other way round. */
  rise() {
    this.#lines.sayOnce({ do: 'rise' });
  }

  /** Before the deal, for oneself; null: one is drawn. */
  pick(thing: string | null) {
    this.#lines.sayOnce({ do: 'pick', thing });
  }

  waiting(act: string) {
    return this.pending.find(({ action }) => action.do === act)?.action;
  }

  hear(message: Told) {
    if (message.on === 'seating') this.#arrange(message);
    else if (message.on === 'update') this.#show(message);
    else if (message.on === 'heard') this.#heard(message.seq);
    else if (message.on === 'past') this.#recall(message);
    else if (message.on === 'chatted' || message.on === 'reacted') this.talk.hear(message);
    else if (message.on === 'second-line') this.#lines.second();
    else if (message.on === 'refusal' && this.#isMine(message)) this.#refuse(message);
  }

  /** Not of an echo, nor of another line or tab of this player. */
  #isMine({ seq = -1 }: Wire.Refusal) {
    return seq < 0 || this.pending.some((act) => act.seq === seq);
  }

  /** All contested acts, from the kept game: a page that came later knows the last ones only. */
  learn(claims: Claimed[]) {
    this.placed = claims;
  }

  /** An act that was sent but never heard is gone: to send it again later would put it into another moment. */
  lineChanged(open: boolean) {
    this.connected = open;
    if (open) return;
    const lost = this.pending.find(({ heard }) => !heard);
    if (lost) this.#own('no-line', lost.seq);
    this.pending = this.pending.filter(({ heard }) => heard);
  }

  #arrange(seating: Wire.Seating) {
    if (this.seating && seating.seat !== this.seat) this.#moveTo(seating.seat);
    this.seating = seating;
    this.#beats.pace(seating.beat);
    this.talk.company = hasCompany(seating);
    this.talk.allow(seating.chat === undefined || seating.chat === 'on');
    if (seating.stage !== 'playing') this.pending = [];
  }

  /** The server tells the last revision again, as the new place sees it. */
  #moveTo(seat: number | null) {
    this.pending = [];
    this.#replacing = true;
    this.#beats.set(this.hot && seat !== null);
  }

  #show(update: Update) {
    if (update.seat !== undefined && update.seat !== this.seat) return; // on its way while the seat changed pages
    if (update.revision === this.revision && this.#replacing) return this.#replace(update);
    if (update.revision <= this.revision) return; // a copy, or overtaken on another line
    const isNews = update.after === this.revision && (update.after >= 0 || update.revision === 0);
    this.revision = update.revision;
    this.story.push(update);
    this.#replace(update);
    this.hot = Boolean(update.hot);
    this.#beats.set(this.hot && this.seat !== null);
    this.#note(update.events, update.revision);
    this.#place(update);
    this.pending = this.pending.filter((act) => !this.#isSettled(act, update));
    if (isNews) this.listen(update);
  }

  #replace(update: Update) {
    this.#replacing = false;
    this.clock.set(update.now);
    [this.view, this.deadline, this.places] = [reuse(this.view, update.view as View), update.deadline, update.places];
    this.lesson = update.lesson ?? null;
    if (update.stimulus) this.#stamps.show(update.revision, update.now);
  }

  #isSettled({ action, since }: Pending<Action>, update: Update) {
    if (performance.now() - since > FORGOTTEN) return true;
    if (update.events.some((event) => this.#isLate(event, action))) return true;
    return this.seat !== null && this.settles(action, update, this.seat);
  }

  #isLate({ on, seat, act }: Fact, action: Action) {
    return DROPS.includes(on) || (on === 'late' && seat === this.seat && act === action.do);
  }

  #heard(seq: number) {
    this.#lines.heard(seq);
    this.pending = this.pending.map((act) => (act.seq === seq ? { ...act, heard: true } : act));
  }

  #refuse(refusal: Wire.Refusal) {
    door.see(refusal.code);
    this.refusal = refusal;
    this.pending = this.pending.filter(({ seq }) => seq !== refusal.seq);
    this.#note([refusal]);
  }

  #own(code: string, seq: number) {
    this.#refuse({ on: 'refusal', code, seq });
  }

  /** What happened before this page came; a page that comes back knows it already. */
  #recall({ events, placed = [] }: Past) {
    if (this.log.length > 0) return;
    this.#note(events);
    this.placed = placed.map(([revision, claim]) => ({ revision, ...claim }));
  }

  #place({ revision, placed, events }: Update) {
    if (placed) this.placed = [...this.placed, { revision, ...placed, late: events.some(({ on }) => on === 'late') }];
  }

  #note(facts: Fact[], revision?: number) {
    const added = facts.map((fact) => ({ id: this.#logged++, fact, revision }));
    this.log = [...this.log, ...added].slice(-LOGGED);
  }
}
