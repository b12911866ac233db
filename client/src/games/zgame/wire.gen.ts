/* Written by `npm run types` from the server's own structs. Do not edit. */

export type Action = Swap | Shuffle | Ready | Move | Reveal | OfferDraw | AskTakeback | Accept | Decline | Resign;
export type Event =
  Readied | Started | Moved | Taken | Revealed | DrawOffered | TakebackAsked | Declined | TookBack | Ended;

export interface Accept {
  do: 'accept';
  ask: 'draw' | 'takeback';
}
/**
 * ZZ-20: two of one's own hidden pieces.
 */
export interface Swap {
  do: 'swap';
  one: string;
  other: string;
}
/**
 * ZZ-20: a random arrangement.
 */
export interface Shuffle {
  do: 'shuffle';
}
/**
 * ZZ-20
 */
export interface Ready {
  do: 'ready';
}
/**
 * ZZ-10 to ZZ-16
 */
export interface Move {
  do: 'move';
  origin: string;
  target: string;
}
/**
 * ZZ-17
 */
export interface Reveal {
  do: 'reveal';
  square: string;
}
/**
 * ZZ-25; to an open offer it is the answer yes.
 */
export interface OfferDraw {
  do: 'offer-draw';
}
/**
 * ZZ-25: of one's own last ply, and of the answer to it.
 */
export interface AskTakeback {
  do: 'ask-takeback';
}
export interface Decline {
  do: 'decline';
  ask: 'draw' | 'takeback';
}
/**
 * ZZ-25
 */
export interface Resign {
  do: 'resign';
}
/**
 * By a word or by playing on.
 */
export interface Declined {
  on: 'declined';
  seat: number;
  ask: 'draw' | 'takeback';
}
export interface DrawOffered {
  on: 'draw-offered';
  seat: number;
}
export interface Ended {
  on: 'ended';
  why: ('no-move' | 'resigned' | 'time' | 'z-taken') | ('agreed' | 'quiet' | 'threefold' | 'two-zs');
  winner: number | null;
}
export interface Readied {
  on: 'readied';
  seat: number;
}
/**
 * ZZ-20: both are ready, or the time for it is over.
 */
export interface Started {
  on: 'started';
}
export interface Moved {
  on: 'moved';
  seat: number;
  origin: string;
  target: string;
}
/**
 * ZZ-15: `seat` lost it.
 */
export interface Taken {
  on: 'taken';
  seat: number;
  square: string;
  symbol: 'arrow' | 'cross' | 'plus' | 'z' | 'zero';
}
/**
 * ZZ-17, or ZZ-18 right after its move.
 */
export interface Revealed {
  on: 'revealed';
  seat: number;
  square: string;
  symbol: 'arrow' | 'cross' | 'plus' | 'z' | 'zero';
}
export interface TakebackAsked {
  on: 'takeback-asked';
  seat: number;
}
/**
 * `seat` had asked for it.
 */
export interface TookBack {
  on: 'took-back';
  seat: number;
  plies: number;
}
/**
 * What this seat alone may know, or do.
 */
export interface Mine {
  seat: number;
  side: 'black' | 'white';
  moves: Targets[];
  reveals: string[];
  swaps: string[];
  may_offer_draw: boolean;
  may_ask_takeback: boolean;
}
export interface Targets {
  square: string;
  targets: string[];
}
export interface Moment {
  ply: number;
  cost: number;
  better: string;
}
export interface Options {
  size?: '5x6' | '5x7' | '7x7';
  clock?: '1+1' | '10+5' | '3+2' | '5+3' | 'none';
  setup_time?: number;
}
export interface PieceView {
  square: string;
  side: 'black' | 'white';
  hidden: boolean;
  symbol: ('arrow' | 'cross' | 'plus' | 'z' | 'zero') | null;
}
export interface PlayerView {
  side: 'black' | 'white';
  ready: boolean;
  left: number | null;
}
export interface TakenView {
  side: 'black' | 'white';
  symbol: 'arrow' | 'cross' | 'plus' | 'z' | 'zero';
}
export interface View {
  phase: 'over' | 'play' | 'setup';
  size: '5x6' | '5x7' | '7x7';
  pieces: PieceView[];
  taken: TakenView[];
  players: PlayerView[];
  turn: number | null;
  opened: number;
  closes: number | null;
  last: string[];
  score: string[];
  quiet: number;
  draw_offer: number | null;
  takeback: number | null;
  ending: ('no-move' | 'resigned' | 'time' | 'z-taken') | ('agreed' | 'quiet' | 'threefold' | 'two-zs') | null;
  winner: number | null;
  record: string | null;
  mine: Mine | null;
}
export interface Weighed {
  chances: number[];
  moments: Moment[];
}
