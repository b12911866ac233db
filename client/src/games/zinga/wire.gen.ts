/* Written by `npm run types` from the server's own structs. Do not edit. */

export type Action = Roll | Ring | FalseStart | Pass | Call | Bonus | TakePawn | Stop | Spare | Declare;
export type Event =
  | Rolling
  | Rolled
  | FalselyStarted
  | Rang
  | Passed
  | Called
  | Ticked
  | Plussed
  | BonusWon
  | BonusLost
  | Gaffed
  | Eliminated
  | PawnTaken
  | Stopped
  | Pleaded
  | Spared
  | Declared
  | TurnEnded
  | Won;

/**
 * ZG-20: the active player throws all six dice.
 */
export interface Roll {
  do: 'roll';
}
/**
 * ZG-23
 */
export interface Ring {
  do: 'ring';
}
/**
 * ZG-23: what a ring becomes when it is too early to be a reaction.
 */
export interface FalseStart {
  do: 'false-start';
}
/**
 * ZG-26: a toggle.
 */
export interface Pass {
  do: 'pass';
  passing?: boolean;
}
/**
 * ZG-24: of the one who rang; also of a cell that isn't on the sheet.
 */
export interface Call {
  do: 'call';
  cell: string;
}
/**
 * ZG-41: tick this cell for three PLUS boxes.
 */
export interface Bonus {
  do: 'bonus';
  cell: string;
}
/**
 * ZG-55
 */
export interface TakePawn {
  do: 'take-pawn';
}
/**
 * ZG-56: hand the pawn to the one who called.
 */
export interface Stop {
  do: 'stop';
}
/**
 * ZG-57: put the pawn back instead of the third GAFFE, or don't.
 */
export interface Spare {
  do: 'spare';
  use?: boolean;
}
/**
 * ZG-64: Four! This cell is missing.
 */
export interface Declare {
  do: 'declare';
  cell: string;
}
/**
 * ZG-42
 */
export interface BonusLost {
  on: 'bonus-lost';
  seat: number;
}
/**
 * ZG-41: now choose a cell.
 */
export interface BonusWon {
  on: 'bonus-won';
  seat: number;
}
export interface Called {
  on: 'called';
  seat: number;
  cell: string;
  changed?: boolean;
}
export interface Declared {
  on: 'declared';
  seat: number;
  cell: string;
}
export interface Eliminated {
  on: 'eliminated';
  seat: number;
}
/**
 * The dice tumble; they have no values yet.
 */
export interface Rolling {
  on: 'rolling';
  seat: number;
}
export interface Rolled {
  on: 'rolled';
  /**
   * @minItems 6
   * @maxItems 6
   */
  dice: [number, number, number, number, number, number];
}
export interface FalselyStarted {
  on: 'falsely-started';
  seat: number;
}
export interface Rang {
  on: 'rang';
  seat: number;
}
export interface Passed {
  on: 'passed';
  seat: number;
  passing: boolean;
}
export interface Ticked {
  on: 'ticked';
  seat: number;
  cell: string;
  bonus?: boolean;
}
export interface Plussed {
  on: 'plussed';
  seat: number;
  cell: string;
}
export interface Gaffed {
  on: 'gaffed';
  seat: number;
  why: 'changed' | 'no-call' | 'not-on-sheet' | 'not-on-table' | 'plus-full' | 'undeclared';
  cell?: string | null;
}
export interface PawnTaken {
  on: 'pawn-taken';
  seat: number;
  giver: number | null;
}
/**
 * `seat` said STOP; `caller` now holds the pawn.
 */
export interface Stopped {
  on: 'stopped';
  seat: number;
  caller: number;
}
/**
 * ZG-57: about to blacken the third GAFFE, the holder may use the pawn.
 */
export interface Pleaded {
  on: 'pleaded';
  seat: number;
  why: 'changed' | 'no-call' | 'not-on-sheet' | 'not-on-table' | 'plus-full' | 'undeclared';
  cell?: string | null;
}
export interface Spared {
  on: 'spared';
  seat: number;
}
export interface TurnEnded {
  on: 'turn-ended';
  why: 'gaffe' | 'passed' | 'plus' | 'spared' | 'stopped' | 'ticked' | 'timeout';
  active: number;
}
/**
 * ZINGA! Without a line: the last one left (ZG-52).
 */
export interface Won {
  on: 'won';
  seat: number;
  line?: string[];
}
/**
 * What this seat alone may know.
 */
export interface Mine {
  bell_dead_until: number;
  declarations_left: number;
  answer: [string, boolean] | null;
  due: string[];
  seat: number;
}
export interface Options {
  call_time?: number;
  turn_time?: number;
  pause_time?: number;
  reminders?: boolean;
}
export interface SheetView {
  cells: string[];
  ticked: string[];
  declared: string[];
  plus: number;
  gaffes: number;
  out: boolean;
  passing: boolean;
}
export interface View {
  phase: 'bonus' | 'called' | 'over' | 'pause' | 'plea' | 'rolled' | 'rolling' | 'rung';
  active: number;
  dice: [number, number, number, number, number, number] | null;
  sheets: SheetView[];
  pawn: number | null;
  ringer: number | null;
  call: string | null;
  opened: number;
  closes: number | null;
  roll_from: number | null;
  pawn_for: number | null;
  winner: number | null;
  mine: Mine | null;
  changed?: boolean;
  plea?: ('changed' | 'no-call' | 'not-on-sheet' | 'not-on-table' | 'plus-full' | 'undeclared') | null;
}
