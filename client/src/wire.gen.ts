/* Written by `npm run types` from the server's own structs. Do not edit. */

export type TableEvent = Sat | Left | Removed | BotTookOver | Back | Paused | Resumed | Restarted | Closed | TakenOver;
export type Told = Seating | Past | Update | Heard | Here | SecondLine | Refusal | Chatted | Reacted | Moved | Others;

/**
 * Are you there? Browsers hide the pings of a WebSocket from their pages.
 */
export interface Ask {
  do: 'ask';
}
export interface Back {
  on: 'back';
  at: number;
  seat: number;
}
/**
 * Up to `until` I have acted on nothing. It keeps a phone's radio awake, too.
 */
export interface Beat {
  do: 'beat';
  seen?: number;
  presented?: number;
  until?: number;
  sent?: number;
  grain?: number;
}
export interface BotTookOver {
  on: 'bot-took-over';
  at: number;
  seat: number;
  level: string;
}
export interface Chair {
  name: string | null;
  animal: string | null;
  level: string | null;
  here: boolean;
  ready: boolean;
  rtt?: number | null;
  beyond?: boolean;
  pick?: string | null;
}
/**
 * To all at the table; only seats speak.
 */
export interface Chat {
  do: 'chat';
  text: string;
}
/**
 * What was just said; for a page that comes, what was said lately.
 */
export interface Chatted {
  on: 'chatted';
  remarks: Remark[];
}
export interface Remark {
  id: number;
  seat: number;
  name: string;
  text: string;
}
export interface Closed {
  on: 'closed';
  at: number;
  why: string;
}
/**
 * It is no longer in your list.
 */
export interface Dropped {}
/**
 * A public fact, in the past tense. Secrets travel only in views.
 */
export interface Event {
  on: 'event';
}
/**
 * How a newcomer's first game alone is opened.
 */
export interface FirstGame {
  options: {
    [k: string]: unknown;
  };
  seats: number | null;
  level: string;
}
export interface GameCard {
  id: string;
  seats: number[];
  levels: string[];
  options: OptionCard[];
  picks?: PicksCard | null;
  first?: FirstGame | null;
  lesson?: boolean;
  family?: {
    [k: string]: unknown;
  };
}
export interface OptionCard {
  name: string;
  default: unknown;
  least?: number | null;
  most?: number | null;
  choices?: string[];
}
/**
 * What players may choose for themselves before the deal, each thing by one of them.
 */
export interface PicksCard {
  option: string;
  things: string[];
}
/**
 * A whole game as its players wrote it down.
 */
export interface GameText {
  text: string;
}
/**
 * Your act has come; the verdict follows.
 */
export interface Heard {
  on: 'heard';
  seq: number;
}
/**
 * The answer to `Ask`.
 */
export interface Here {
  on: 'here';
}
/**
 * For a bot from outside: it opens a line to this table with the cookie `sabot=<token>`.
 */
export interface Invitation {
  token: string;
}
/**
 * This seat's act was good where it stood, but another came first.
 */
export interface Late {
  on: 'late';
  seat: number;
  act: string;
}
/**
 * A guided first round, with its own deal and bots.
 */
export interface Learn {
  game: string;
}
export interface Left {
  on: 'left';
  at: number;
  seat: number;
}
export interface LessonNote {
  code: string;
  spots?: string[];
  params?: {
    [k: string]: unknown;
  };
}
/**
 * How far a lesson is, and what to do next.
 */
export interface LessonTold {
  goals: string[];
  goal: number;
  reached: string[];
  notes: LessonNote[];
  over?: boolean;
}
export interface Lock {
  locked: boolean;
}
export interface Me {
  name: string;
  animal: string;
}
/**
 * Another node has this table: open your line there; None: again where it was.
 */
export interface Moved {
  on: 'moved';
  address?: string | null;
}
/**
 * What the same people play next. `game`: another one from the shelf, which the host says.
 */
export interface NextGame {
  game?: string | null;
  seats?: number | null;
  options?: {
    [k: string]: unknown;
  };
  level?: string | null;
}
/**
 * `alone`: bots sit down at once and the game starts when you are there.
 */
export interface Open {
  game: string;
  seats: number;
  options?: {
    [k: string]: unknown;
  };
  alone?: boolean;
  level?: string;
  reach?: 'far' | 'near' | 'rated' | 'usual';
  listed?: boolean;
  television?: boolean;
}
export interface Opened {
  table: string;
}
/**
 * Other nodes by which this table can be reached, should this one not answer any more.
 */
export interface Others {
  on: 'others';
  addresses: string[];
}
export interface Password {
  password: string;
}
/**
 * What happened lately, for a page that comes in the middle.
 */
export interface Past {
  on: 'past';
  events: Event[];
  placed?: [number, Placed][];
}
/**
 * A contested claim: what it did (a false start says so), and all that placed it.
 */
export interface Placed {
  act: string;
  record: Record;
}
export interface Record {
  seat: number;
  seen: number;
  shown: number;
  sent: number;
  pong: number | null;
  heard: number;
  arrived: number;
  rtt: number;
  jitter: number;
  slack: number;
  page: number;
  house: number;
  reaction: number;
  least: number;
  tau: number;
  offset: number;
  lot: number;
  mode: 'bot' | 'bounded' | 'page' | 'server';
  doubt?: '' | 'coarse' | 'stamps' | 'stimulus' | 'young';
  final?: 'alone' | 'cap' | 'clock' | 'spoken';
}
export interface Paused {
  on: 'paused';
  at: number;
  why: string;
}
/**
 * Before the deal: this is mine, if nobody has it. None: draw one for me.
 */
export interface Pick {
  do: 'pick';
  thing?: string | null;
}
/**
 * One act, with the stamps of the finger that did it.
 */
export interface Play {
  do: 'play';
  seq: number;
  seen: number;
  presented: number;
  pressed: number;
  sent: number;
  action: unknown;
  grain?: number;
}
/**
 * Another page of mine, or a bot, holds my seat: give it to this one.
 */
export interface PlayHere {
  do: 'play-here';
}
/**
 * A finished game in the list of one of its players.
 */
export interface PlayedGame {
  id: string;
  game: string;
  ended: number;
  lasted: number;
  players: string[];
  seat: number;
  places: number[][] | null;
}
export interface PlayedGames {
  games: PlayedGame[];
  more: boolean;
}
/**
 * seed = HMAC-SHA-256(secret, nonces joined by "/"): the server could not choose it.
 */
export interface Proof {
  secret: string;
  nonces: string[];
  seed: string;
}
export interface React {
  do: 'react';
  reaction: 'clap' | 'gasp' | 'heart' | 'laugh' | 'think' | 'wave';
}
export interface Reacted {
  on: 'reacted';
  id: number;
  seat: number;
  reaction: 'clap' | 'gasp' | 'heart' | 'laugh' | 'think' | 'wave';
}
/**
 * The warm-up bell: I am here, and this is my part of the seed.
 */
export interface Ready {
  do: 'ready';
  nonce: string;
}
/**
 * That cannot be done, by which clause. Over HTTP: the answer's body.
 */
export interface Refusal {
  on: 'refusal';
  code: string;
  params?: {
    [k: string]: unknown;
  };
  clause?: string;
  seq?: number;
}
/**
 * By the host; a bot plays on.
 */
export interface Removed {
  on: 'removed';
  at: number;
  seat: number;
}
export interface Rename {
  name: string;
}
/**
 * The server restarted; held claims died with it.
 */
export interface Restarted {
  on: 'restarted';
  at: number;
}
export interface Resumed {
  on: 'resumed';
  at: number;
  again: number;
}
/**
 * I would rather look on: my chair is for somebody else.
 */
export interface Rise {
  do: 'rise';
}
export interface Sat {
  on: 'sat';
  at: number;
  seat: number;
  name: string;
  animal: string;
  level?: string | null;
}
/**
 * The table around the game: who sits where, and how far we are.
 */
export interface Seating {
  on: 'seating';
  table: string;
  game: string;
  options: unknown;
  stage: 'closed' | 'gathering' | 'over' | 'playing';
  chairs: Chair[];
  seat: number | null;
  host: boolean;
  onlookers: number;
  fills_in: number | null;
  paused: string | null;
  commitment: string;
  proof: Proof | null;
  next: string | null;
  reach: 'far' | 'near' | 'rated' | 'usual';
  wait: number;
  farthest: number;
  level: string;
  elsewhere?: boolean;
  locked?: boolean;
  teams?: number[][];
  ended?: string | null;
  places?: number[][] | null;
  listed?: boolean;
  host_seat?: number | null;
  chat?: 'never' | 'off' | 'on';
  beat?: number;
  lesson?: boolean;
  television?: boolean;
  agreed?: number[];
}
/**
 * Your line is far or loses: open another one for the same page, and say all on both.
 */
export interface SecondLine {
  on: 'second-line';
}
/**
 * A chair and who was on it when it was pressed; somebody else may have sat down since.
 */
export interface Seen {
  seat: number;
  name?: string | null;
}
export interface ServerCard {
  address: string | null;
}
export interface SetChat {
  chat: boolean;
}
export interface SetLevel {
  level: string;
}
export interface SetListed {
  listed: boolean;
}
/**
 * One vote for a break, or for the end of one; the opposite vote takes the wish off.
 */
export interface SetPaused {
  paused: boolean;
}
export interface SetReach {
  reach: 'far' | 'near' | 'rated' | 'usual';
}
/**
 * I look on and would rather play, or would rather sit there: on a free chair or a bot's.
 */
export interface Sit {
  do: 'sit';
  seat?: number | null;
}
/**
 * Those on these two chairs change places.
 */
export interface Swap {
  one: Seen;
  other: Seen;
}
/**
 * A table as seen from the shelf.
 */
export interface TableCard {
  table: string;
  game: string;
  stage: 'closed' | 'gathering' | 'over' | 'playing';
  chairs: Chair[];
  onlookers: number;
  next?: string | null;
  yours?: boolean;
}
/**
 * By another node, which writes this log from here on; held claims died with the old one.
 */
export interface TakenOver {
  on: 'taken-over';
  at: number;
  epoch: number;
}
/**
 * Where the table stood at this revision for this seat, and why.
 */
export interface Update {
  on: 'update';
  revision: number;
  now: number;
  stimulus: boolean;
  deadline: number | null;
  events: Event[];
  view: unknown;
  places: number[][] | null;
  hot?: boolean;
  placed?: Placed | null;
  seat?: number | null;
  after?: number;
  lesson?: LessonTold | null;
}
