/* Written by `npm run types` from the server's own structs. Do not edit. */

export type Action = Ready | Throw | ThrowColour | Challenge | TooSoon | Choose;
export type Event =
  | Readied
  | Dealt
  | CountdownBegan
  | WentOn
  | Thrown
  | ColourThrown
  | ColourReturned
  | Challenged
  | Voided
  | ShoeTaken
  | Chosen
  | Swapped
  | Flipped
  | Skipped
  | GameWon
  | MatchWon;

/**
 * ZK-15: a hand on the pile.
 */
export interface Ready {
  do: 'ready';
}
/**
 * ZK-20: the top card of one's own pile, in turn or not.
 */
export interface Throw {
  do: 'throw';
}
/**
 * ZK-50: one's own colour card, rightly or not.
 */
export interface ThrowColour {
  do: 'throw-colour';
}
/**
 * ZK-40: the card is chosen by its colour; the player who has that colour is accused.
 */
export interface Challenge {
  do: 'challenge';
  colour: 'blue' | 'green' | 'orange' | 'red' | 'violet' | 'yellow';
  reason: 'out_of_turn' | 'slow';
}
/**
 * ZK-29: what a `slow` challenge becomes when nobody can have been slow yet.
 */
export interface TooSoon {
  do: 'too-soon';
  colour: 'blue' | 'green' | 'orange' | 'red' | 'violet' | 'yellow';
}
/**
 * ZK-61: who restarts, by colour.
 */
export interface Choose {
  do: 'choose';
  colour: 'blue' | 'green' | 'orange' | 'red' | 'violet' | 'yellow';
}
/**
 * ZK-49: the verdict says why, here as in the view, so that the log can tell it later.
 */
export interface Challenged {
  on: 'challenged';
  seat: number;
  accused: number;
  colour: 'blue' | 'green' | 'orange' | 'red' | 'violet' | 'yellow';
  reason: 'out_of_turn' | 'slow';
  right: boolean;
  verdict: Verdict;
}
/**
 * ZK-49: all that a challenge brought to light.
 */
export interface Verdict {
  seat: number;
  accused: number;
  colour: 'blue' | 'green' | 'orange' | 'red' | 'violet' | 'yellow';
  reason: 'out_of_turn' | 'slow';
  right: boolean;
  due: Due[];
  last: Judged[];
  fault: number | null;
  colour_card: boolean;
  cards: number;
  margin: number | null;
  takes: number | null;
  restarts: number | null;
}
/**
 * Who could throw in turn, and why.
 */
export interface Due {
  seat: number;
  since: number;
  by:
    | (
        | 'again'
        | 'back'
        | 'blue'
        | 'choose'
        | 'green'
        | 'left'
        | 'left-right'
        | 'orange'
        | 'red'
        | 'right'
        | 'swap'
        | 'two-left'
        | 'two-right'
        | 'violet'
        | 'yellow'
      )
    | null;
}
/**
 * One of the last four cards, as a verdict shows it.
 */
export interface Judged {
  card:
    | 'again'
    | 'back'
    | 'blue'
    | 'choose'
    | 'green'
    | 'left'
    | 'left-right'
    | 'orange'
    | 'red'
    | 'right'
    | 'swap'
    | 'two-left'
    | 'two-right'
    | 'violet'
    | 'yellow';
  seat: number;
  in_turn: boolean;
  due: Due[];
}
/**
 * ZK-61
 */
export interface Chosen {
  on: 'chosen';
  seat: number;
  colour: 'blue' | 'green' | 'orange' | 'red' | 'violet' | 'yellow';
  by_table?: boolean;
}
export interface ColourReturned {
  on: 'colour-returned';
  seat: number;
}
/**
 * ZK-52
 */
export interface ColourThrown {
  on: 'colour-thrown';
  seat: number;
}
/**
 * ZK-15
 */
export interface CountdownBegan {
  on: 'countdown-began';
  by_table?: boolean;
}
/**
 * ZK-13: a later game of the match.
 */
export interface Dealt {
  on: 'dealt';
  dealer: number;
  cards: number;
}
export interface Readied {
  on: 'readied';
  seat: number;
}
/**
 * Play runs (again): `restarts` is due. None: the same as before (ZK-52).
 */
export interface WentOn {
  on: 'went-on';
  restarts: number | null;
  begins?: boolean;
}
/**
 * ZK-20: whether it was in turn is for the players to know.
 */
export interface Thrown {
  on: 'thrown';
  seat: number;
  card:
    | 'again'
    | 'back'
    | 'blue'
    | 'choose'
    | 'green'
    | 'left'
    | 'left-right'
    | 'orange'
    | 'red'
    | 'right'
    | 'swap'
    | 'two-left'
    | 'two-right'
    | 'violet'
    | 'yellow';
  by_table?: boolean;
}
/**
 * ZK-29: this `slow` challenge came too soon and went back.
 */
export interface Voided {
  on: 'voided';
  seat: number;
  colour: 'blue' | 'green' | 'orange' | 'red' | 'violet' | 'yellow';
}
export interface ShoeTaken {
  on: 'shoe-taken';
  seat: number;
  cards: number;
}
/**
 * ZK-62
 */
export interface Swapped {
  on: 'swapped';
  colours: ('blue' | 'green' | 'orange' | 'red' | 'violet' | 'yellow')[];
}
/**
 * ZK-63: left and right change once more; the notice says what holds from now on.
 */
export interface Flipped {
  on: 'flipped';
  reversed: boolean;
}
/**
 * ZK-81: due without a card, it did nothing; `then` is due instead.
 */
export interface Skipped {
  on: 'skipped';
  seat: number;
  then: number;
}
export interface GameWon {
  on: 'game-won';
  seat: number;
}
/**
 * ZK-54
 */
export interface MatchWon {
  on: 'match-won';
  seat: number;
}
/**
 * What this seat alone may know.
 */
export interface Mine {
  seat: number;
  throw_from: number;
  barred: [number, number][];
  colour_spent: boolean;
}
export interface Options {
  stops?: boolean;
  beginner?: boolean;
  reminders?: boolean;
  wins?: number;
  slow_ms?: number;
  verdict_time?: number;
  colour_time?: number;
  stop_time?: number;
  /**
   * @maxItems 6
   */
  grace_ms?:
    | []
    | [number]
    | [number, number]
    | [number, number, number]
    | [number, number, number, number]
    | [number, number, number, number, number]
    | [number, number, number, number, number, number];
  /**
   * @maxItems 6
   */
  colours?:
    | []
    | [('blue' | 'green' | 'orange' | 'red' | 'violet' | 'yellow') | null]
    | [
        ('blue' | 'green' | 'orange' | 'red' | 'violet' | 'yellow') | null,
        ('blue' | 'green' | 'orange' | 'red' | 'violet' | 'yellow') | null
      ]
    | [
        ('blue' | 'green' | 'orange' | 'red' | 'violet' | 'yellow') | null,
        ('blue' | 'green' | 'orange' | 'red' | 'violet' | 'yellow') | null,
        ('blue' | 'green' | 'orange' | 'red' | 'violet' | 'yellow') | null
      ]
    | [
        ('blue' | 'green' | 'orange' | 'red' | 'violet' | 'yellow') | null,
        ('blue' | 'green' | 'orange' | 'red' | 'violet' | 'yellow') | null,
        ('blue' | 'green' | 'orange' | 'red' | 'violet' | 'yellow') | null,
        ('blue' | 'green' | 'orange' | 'red' | 'violet' | 'yellow') | null
      ]
    | [
        ('blue' | 'green' | 'orange' | 'red' | 'violet' | 'yellow') | null,
        ('blue' | 'green' | 'orange' | 'red' | 'violet' | 'yellow') | null,
        ('blue' | 'green' | 'orange' | 'red' | 'violet' | 'yellow') | null,
        ('blue' | 'green' | 'orange' | 'red' | 'violet' | 'yellow') | null,
        ('blue' | 'green' | 'orange' | 'red' | 'violet' | 'yellow') | null
      ]
    | [
        ('blue' | 'green' | 'orange' | 'red' | 'violet' | 'yellow') | null,
        ('blue' | 'green' | 'orange' | 'red' | 'violet' | 'yellow') | null,
        ('blue' | 'green' | 'orange' | 'red' | 'violet' | 'yellow') | null,
        ('blue' | 'green' | 'orange' | 'red' | 'violet' | 'yellow') | null,
        ('blue' | 'green' | 'orange' | 'red' | 'violet' | 'yellow') | null,
        ('blue' | 'green' | 'orange' | 'red' | 'violet' | 'yellow') | null
      ];
}
export interface SeatView {
  colour: 'blue' | 'green' | 'orange' | 'red' | 'violet' | 'yellow';
  challenges: ('blue' | 'green' | 'orange' | 'red' | 'violet' | 'yellow')[];
  cards: number;
  wins: number;
  ready: boolean;
  grace: number;
}
export interface ShoeCard {
  card:
    | 'again'
    | 'back'
    | 'blue'
    | 'choose'
    | 'green'
    | 'left'
    | 'left-right'
    | 'orange'
    | 'red'
    | 'right'
    | 'swap'
    | 'two-left'
    | 'two-right'
    | 'violet'
    | 'yellow';
  seat: number;
}
export interface View {
  phase: 'choose' | 'colour' | 'countdown' | 'halt' | 'over' | 'play' | 'ready' | 'verdict' | 'won';
  opened: number;
  closes: number | null;
  game: number;
  dealer: number;
  seats: SeatView[];
  shoe: number;
  top: ShoeCard[];
  colour_card: number | null;
  chosen: ('blue' | 'green' | 'orange' | 'red' | 'violet' | 'yellow') | null;
  reversed: boolean | null;
  verdict: Verdict | null;
  winner: number | null;
  options: Options;
  mine: Mine | null;
}
