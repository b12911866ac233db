/* Written by `npm run types` from the server's own structs. Do not edit. */

export type Action = Lay | Suggest | Ready | Turn | Keep | Leave | Take | Stop | Go | Hurry;
export type Event =
  | Readied
  | CoursesLaid
  | CountdownBegan
  | CollectingBegan
  | Lifted
  | Turned
  | Kept
  | PutBack
  | Taken
  | Stopped
  | RunBegan
  | Uncovered
  | Stepped
  | RunEnded
  | Penalised
  | Hurried
  | RoundEnded
  | RaceEnded
  | CardsPassed
  | Won;

/**
 * ZR-11: the whole course as it lies now; the dealt cards that aren't named are discarded.
 */
export interface Lay {
  do: 'lay';
  /**
   * @maxItems 28
   */
  course: number[];
}
/**
 * ZR-13: lay a good course for me.
 */
export interface Suggest {
  do: 'suggest';
}
/**
 * ZR-13: my course is laid.
 */
export interface Ready {
  do: 'ready';
}
/**
 * ZR-31: turn over the face-down card at this place.
 */
export interface Turn {
  do: 'turn';
  place: number;
}
/**
 * ZR-31: put the card I hold on my stack.
 */
export interface Keep {
  do: 'keep';
  place: number;
}
/**
 * ZR-31: leave the card I hold face up where it was.
 */
export interface Leave {
  do: 'leave';
  place: number;
}
/**
 * ZR-32: grab a face-up card; `terrain` is what its player saw there.
 */
export interface Take {
  do: 'take';
  place: number;
  terrain: 'beige' | 'clay' | 'cobble' | 'field' | 'meadow' | 'sand' | 'tiles' | 'water';
}
/**
 * ZR-35
 */
export interface Stop {
  do: 'stop';
  reason: 'goal' | 'nothing';
}
/**
 * ZR-42: with the card that has this number of cards below it, run to this area.
 */
export interface Go {
  do: 'go';
  left: number;
  area: number;
}
/**
 * Ours: I have seen enough. When everyone has, the rest of this running phase goes fast.
 */
export interface Hurry {
  do: 'hurry';
}
/**
 * ZR-52: all obstacle cards and goals have gone to the left.
 */
export interface CardsPassed {
  on: 'cards-passed';
}
/**
 * ZR-30
 */
export interface CollectingBegan {
  on: 'collecting-began';
}
/**
 * ZR-30: 48 cards lie face down.
 */
export interface CountdownBegan {
  on: 'countdown-began';
  round: number;
}
/**
 * ZR-11: everyone's course lies open; `goals` by seat (ZR-12).
 */
export interface CoursesLaid {
  on: 'courses-laid';
  goals: ('beige' | 'clay' | 'cobble' | 'field' | 'meadow' | 'sand' | 'tiles' | 'water')[];
}
/**
 * ZR-13
 */
export interface Readied {
  on: 'readied';
  seat: number;
}
/**
 * ZR-31, principle 7: a hand is turning this card; nobody sees its face yet.
 */
export interface Lifted {
  on: 'lifted';
  seat: number;
  place: number;
}
/**
 * ZR-31: all see its face at the same moment.
 */
export interface Turned {
  on: 'turned';
  seat: number;
  place: number;
  terrain: 'beige' | 'clay' | 'cobble' | 'field' | 'meadow' | 'sand' | 'tiles' | 'water';
}
/**
 * ZR-31
 */
export interface Kept {
  on: 'kept';
  seat: number;
  place: number;
}
/**
 * ZR-31: left face up where it was; `by_table` when its time was over (ZR-33).
 */
export interface PutBack {
  on: 'put-back';
  seat: number;
  place: number;
  by_table?: boolean;
}
/**
 * ZR-32
 */
export interface Taken {
  on: 'taken';
  seat: number;
  place: number;
}
/**
 * ZR-35, ZR-36: the collecting phase is over; `seat` called it, if anybody did.
 */
export interface Stopped {
  on: 'stopped';
  seat: number | null;
  why: 'bare' | 'goal' | 'idle' | 'nothing' | 'time';
}
/**
 * ZR-40: this runner turns its stack over (ZR-41).
 */
export interface RunBegan {
  on: 'run-began';
  seat: number;
  cards: number;
}
/**
 * ZR-42: this card is on top of the runner's stack now.
 */
export interface Uncovered {
  on: 'uncovered';
  seat: number;
  terrain: 'beige' | 'clay' | 'cobble' | 'field' | 'meadow' | 'sand' | 'tiles' | 'water';
}
/**
 * ZR-41, ZR-42; `by_table` when several areas fitted and its player didn't choose.
 */
export interface Stepped {
  on: 'stepped';
  seat: number;
  terrain: 'beige' | 'clay' | 'cobble' | 'field' | 'meadow' | 'sand' | 'tiles' | 'water';
  area: number;
  by_table?: boolean;
}
/**
 * ZR-43, ZR-44: `done` obstacle cards were run through; the card `misfit` didn't fit.
 */
export interface RunEnded {
  on: 'run-ended';
  seat: number;
  why: 'empty' | 'goal' | 'stuck';
  done: number;
  misfit?: ('beige' | 'clay' | 'cobble' | 'field' | 'meadow' | 'sand' | 'tiles' | 'water') | null;
}
/**
 * ZR-45: a card from the supply lies before the goal.
 */
export interface Penalised {
  on: 'penalised';
  seat: number;
  tile: number;
}
export interface Hurried {
  on: 'hurried';
  seat: number;
}
/**
 * ZR-47: nobody has won yet.
 */
export interface RoundEnded {
  on: 'round-ended';
  round: number;
}
/**
 * ZR-51: the points of this race, by seat.
 */
export interface RaceEnded {
  on: 'race-ended';
  race: number;
  points: number[];
}
/**
 * ZR-46, ZR-49, ZR-53: more than one seat if the first place is shared.
 */
export interface Won {
  on: 'won';
  seats: number[];
}
/**
 * On a card in the middle (ZR-33).
 */
export interface Hand {
  place: number;
  terrain: ('beige' | 'clay' | 'cobble' | 'field' | 'meadow' | 'sand' | 'tiles' | 'water') | null;
  until: number;
}
/**
 * What this seat alone may know.
 */
export interface Mine {
  seat: number;
  act_from: number;
  turn_from: number;
  course?: number[];
  aside?: number[];
  trail?: number[] | null;
}
export interface Options {
  places?: boolean;
  races?: boolean;
  course?: number;
  trail?: boolean;
  build_time?: number;
  count_time?: number;
  hold_time?: number;
  idle_time?: number;
  leftover_time?: number;
  phase_time?: number;
  choice_time?: number;
  run_time?: number;
  step_time?: number;
  pause_time?: number;
}
export interface RunView {
  seat: number;
  top: ('beige' | 'clay' | 'cobble' | 'field' | 'meadow' | 'sand' | 'tiles' | 'water') | null;
  left: number;
  fits: number[];
  chooses: boolean;
  way: number[];
  ended: ('empty' | 'goal' | 'stuck') | null;
}
/**
 * Fields at their defaults aren't sent: four hands make a dozen updates a second.
 */
export interface SeatView {
  course: number[];
  goal: ('beige' | 'clay' | 'cobble' | 'field' | 'meadow' | 'sand' | 'tiles' | 'water') | null;
  at: number;
  steps: number;
  stack: number;
  hand?: Hand | null;
  ready?: boolean;
  done?: number;
  points?: number;
  goal_place?: number | null;
}
export interface View {
  phase: 'build' | 'collect' | 'countdown' | 'over' | 'run' | 'scored' | 'stopped';
  opened: number;
  closes: number | null;
  round: number;
  race: number;
  races: number;
  youngest: number;
  seats: SeatView[];
  field: string;
  supply: number;
  hold_time: number;
  mine: Mine | null;
  places?: boolean;
  caller?: number | null;
  why?: ('bare' | 'goal' | 'idle' | 'nothing' | 'time') | null;
  order?: number[];
  run?: RunView | null;
  winners?: number[];
}
