/* Written by `npm run types` from the server's own structs. Do not edit. */

export type Action =
  | SetSigns
  | Ready
  | Sign
  | Say
  | Throw
  | PickUp
  | Take
  | Draw
  | Rest
  | MakeCall
  | ChooseBox
  | Contre
  | ShowPair
  | LayStop
  | Steal
  | SwapHands
  | LayPower
  | ShiftNumber
  | CancelStop
  | CancelPower
  | NameTarget
  | Give;
export type Event =
  | Readied
  | RoundBegan
  | HandBegan
  | TenBegan
  | TenEnded
  | Signed
  | Spoke
  | Thrown
  | PickedUp
  | Taken
  | Drawn
  | Rested
  | Reshuffled
  | HandEnded
  | Called
  | HandShown
  | CallRight
  | CallWrong
  | Ticked
  | HandsChanged
  | ContreCalled
  | PairShown
  | ContreConfirmed
  | ContreFailed
  | StopLaid
  | PowerAnnounced
  | PowerLaid
  | PowerTurned
  | PowerDropped
  | Stolen
  | Swapped
  | HandSeen
  | Shifted
  | StopCancelled
  | PowerCancelled
  | RoundEnded
  | Won;

/**
 * ZS-13, ZS-16: of the whole team, before a round.
 */
export interface SetSigns {
  do: 'set-signs';
  zig:
    'chin' | 'ear' | 'glasses' | 'hat' | 'hide' | 'shush' | 'sip' | 'sneeze' | 'tongue' | 'whistle' | 'wink' | 'yawn';
  zag:
    'chin' | 'ear' | 'glasses' | 'hat' | 'hide' | 'shush' | 'sip' | 'sneeze' | 'tongue' | 'whistle' | 'wink' | 'yawn';
}
/**
 * ZS-16: the round may begin.
 */
export interface Ready {
  do: 'ready';
}
/**
 * ZS-15: a gesture for all to see.
 */
export interface Sign {
  do: 'sign';
  gesture:
    'chin' | 'ear' | 'glasses' | 'hat' | 'hide' | 'shush' | 'sip' | 'sneeze' | 'tongue' | 'whistle' | 'wink' | 'yawn';
}
/**
 * ZS-15: a phrase for all to hear.
 */
export interface Say {
  do: 'say';
  phrase:
    | 'collect-air'
    | 'collect-blue'
    | 'collect-cocktail'
    | 'collect-earth'
    | 'collect-fire'
    | 'collect-green'
    | 'collect-none'
    | 'collect-pink'
    | 'collect-suitcase'
    | 'collect-sunglasses'
    | 'collect-water'
    | 'collect-yellow'
    | 'make-double-zag'
    | 'make-double-zig'
    | 'make-zag'
    | 'make-zig'
    | 'make-zig-zag'
    | 'with'
    | 'without';
}
/**
 * ZS-21, ZS-23: a card from one's own hand on the mat.
 */
export interface Throw {
  do: 'throw';
  card: string;
}
/**
 * ZS-21: the face-down card before oneself.
 */
export interface PickUp {
  do: 'pick-up';
}
/**
 * ZS-23: from the mat; `card` is what its player saw in that slot.
 */
export interface Take {
  do: 'take';
  slot: number;
  card: string;
}
/**
 * ZS-25
 */
export interface Draw {
  do: 'draw';
}
/**
 * ZS-26: *done*.
 */
export interface Rest {
  do: 'rest';
}
/**
 * ZS-40
 */
export interface MakeCall {
  do: 'make-call';
  call: 'double-zag' | 'double-zig' | 'zag' | 'zig' | 'zig-zag';
}
/**
 * ZS-41: for the DOUBLE-ZAG one has called.
 */
export interface ChooseBox {
  do: 'choose-box';
  box: 'double-zig-1' | 'double-zig-2' | 'zag-1' | 'zag-2' | 'zig-1' | 'zig-2' | 'zig-zag-1' | 'zig-zag-2';
}
/**
 * ZS-50: against that team.
 */
export interface Contre {
  do: 'contre';
  team: number;
}
/**
 * ZS-51: two of one's own cards with nothing in common.
 */
export interface ShowPair {
  do: 'show-pair';
  one: string;
  other: string;
}
/**
 * ZS-62
 */
export interface LayStop {
  do: 'lay-stop';
  feature: 'accessory' | 'element' | 'landscape';
  target: number;
}
/**
 * ZS-63: play *Theft*.
 */
export interface Steal {
  do: 'steal';
  target: number;
}
/**
 * ZS-64: play *Swap hands*.
 */
export interface SwapHands {
  do: 'swap-hands';
  target: number;
}
/**
 * ZS-66: a deferred power, face down.
 */
export interface LayPower {
  do: 'lay-power';
  power: 'master' | 'see' | 'ten';
}
/**
 * ZS-71: play +1 or −1.
 */
export interface ShiftNumber {
  do: 'shift-number';
  shift: 'minus' | 'plus';
}
/**
 * ZS-65: play *Z* on a STOP that lies before oneself or one's partner.
 */
export interface CancelStop {
  do: 'cancel-stop';
  target: number;
  feature: 'accessory' | 'element' | 'landscape';
}
/**
 * ZS-65: play *Z* on the power that this seat has just announced.
 */
export interface CancelPower {
  do: 'cancel-power';
  seat: number;
  power: 'master' | 'see' | 'swap' | 'ten' | 'theft';
}
/**
 * ZS-66: whose hand to see.
 */
export interface NameTarget {
  do: 'name-target';
  target: number;
}
/**
 * ZS-67: as *Card master*, this card to that seat. It may be given again until all are.
 */
export interface Give {
  do: 'give';
  card: string;
  target: number;
}
/**
 * ZS-41; the box is None if the caller has a choice.
 */
export interface CallRight {
  on: 'call-right';
  seat: number;
  call: 'double-zag' | 'double-zig' | 'zag' | 'zig' | 'zig-zag';
  box: ('double-zig-1' | 'double-zig-2' | 'zag-1' | 'zag-2' | 'zig-1' | 'zig-2' | 'zig-zag-1' | 'zig-zag-2') | null;
}
/**
 * ZS-42, ZS-47: the team can't call for the rest of this hand and for `hands` after it.
 */
export interface CallWrong {
  on: 'call-wrong';
  seat: number;
  call: 'double-zag' | 'double-zig' | 'zag' | 'zig' | 'zig-zag';
  hands: number;
}
/**
 * ZS-40
 */
export interface Called {
  on: 'called';
  seat: number;
  call: 'double-zag' | 'double-zig' | 'zag' | 'zig' | 'zig-zag';
}
/**
 * ZS-50
 */
export interface ContreCalled {
  on: 'contre-called';
  seat: number;
  team: number;
}
/**
 * ZS-54: that team changes its hands.
 */
export interface ContreConfirmed {
  on: 'contre-confirmed';
  seat: number;
  team: number;
}
/**
 * ZS-54: the caller's team has failed so often in this game.
 */
export interface ContreFailed {
  on: 'contre-failed';
  seat: number;
  team: number;
  failed: number;
}
/**
 * ZS-25
 */
export interface Drawn {
  on: 'drawn';
  seat: number;
}
/**
 * ZS-16
 */
export interface Readied {
  on: 'readied';
  seat: number;
}
/**
 * ZS-14: four cards each; `number` tells everybody's constraint (ZS-81).
 */
export interface RoundBegan {
  on: 'round-began';
  round: number;
  number: number | null;
}
/**
 * ZS-20: a face-down card lies before everybody.
 */
export interface HandBegan {
  on: 'hand-began';
  hand: number;
}
/**
 * ZS-68: a hand whose cards lie on the mat, for this seat alone at first.
 */
export interface TenBegan {
  on: 'ten-began';
  hand: number;
  seat: number;
}
/**
 * ZS-68: the hand goes on for all.
 */
export interface TenEnded {
  on: 'ten-ended';
}
/**
 * ZS-15
 */
export interface Signed {
  on: 'signed';
  seat: number;
  gesture:
    'chin' | 'ear' | 'glasses' | 'hat' | 'hide' | 'shush' | 'sip' | 'sneeze' | 'tongue' | 'whistle' | 'wink' | 'yawn';
}
/**
 * ZS-15
 */
export interface Spoke {
  on: 'spoke';
  seat: number;
  phrase:
    | 'collect-air'
    | 'collect-blue'
    | 'collect-cocktail'
    | 'collect-earth'
    | 'collect-fire'
    | 'collect-green'
    | 'collect-none'
    | 'collect-pink'
    | 'collect-suitcase'
    | 'collect-sunglasses'
    | 'collect-water'
    | 'collect-yellow'
    | 'make-double-zag'
    | 'make-double-zig'
    | 'make-zag'
    | 'make-zig'
    | 'make-zig-zag'
    | 'with'
    | 'without';
}
/**
 * ZS-21, ZS-23: it lies in the first free slot of the mat.
 */
export interface Thrown {
  on: 'thrown';
  seat: number;
  card: string;
}
/**
 * ZS-21
 */
export interface PickedUp {
  on: 'picked-up';
  seat: number;
}
/**
 * ZS-23
 */
export interface Taken {
  on: 'taken';
  seat: number;
  slot: number;
  card: string;
}
/**
 * ZS-26: somebody is done.
 */
export interface Rested {
  on: 'rested';
}
/**
 * ZS-27: the bin has become the draw pile.
 */
export interface Reshuffled {
  on: 'reshuffled';
}
/**
 * ZS-26, ZS-29: the mat is in the bin; `drew` were short of cards.
 */
export interface HandEnded {
  on: 'hand-ended';
  hand: number;
  why: 'bare' | 'done' | 'idle' | 'time';
  drew: number[];
}
/**
 * ZS-41: in a check. What it makes by itself, and then its constraint (ZS-85).
 */
export interface HandShown {
  on: 'hand-shown';
  seat: number;
  cards: string[];
  makes: ('zag' | 'zig') | null;
  constraint:
    | (
        | 'air'
        | 'blue'
        | 'cocktail'
        | 'earth'
        | 'fire'
        | 'green'
        | 'none'
        | 'pink'
        | 'suitcase'
        | 'sunglasses'
        | 'water'
        | 'yellow'
      )
    | null;
}
/**
 * ZS-41; `by_table` if the caller had a choice and made none.
 */
export interface Ticked {
  on: 'ticked';
  team: number;
  box: 'double-zig-1' | 'double-zig-2' | 'zag-1' | 'zag-2' | 'zig-1' | 'zig-2' | 'zig-zag-1' | 'zig-zag-2';
  by_table?: boolean;
}
/**
 * ZS-46
 */
export interface HandsChanged {
  on: 'hands-changed';
  seats: number[];
}
/**
 * ZS-51: two cards, or none: `short` of cards (ZS-34), or no pair to show.
 */
export interface PairShown {
  on: 'pair-shown';
  seat: number;
  cards: string[];
  short?: boolean;
}
/**
 * ZS-62
 */
export interface StopLaid {
  on: 'stop-laid';
  seat: number;
  target: number;
  feature: 'accessory' | 'element' | 'landscape';
}
/**
 * ZS-65: *Theft*, *Swap* or *See a hand* with its target; Z can answer.
 */
export interface PowerAnnounced {
  on: 'power-announced';
  seat: number;
  power: 'master' | 'see' | 'swap' | 'ten' | 'theft';
  target: number;
}
/**
 * ZS-66: "a power", face down.
 */
export interface PowerLaid {
  on: 'power-laid';
  seat: number;
}
/**
 * ZS-66: its turn has come between two hands.
 */
export interface PowerTurned {
  on: 'power-turned';
  seat: number;
  power: 'master' | 'see' | 'ten';
}
/**
 * ZS-66, ZS-70: to the bin unused: no target was named, or it is `excluded`.
 */
export interface PowerDropped {
  on: 'power-dropped';
  seat: number;
  power: 'master' | 'see' | 'ten';
  excluded: boolean;
}
/**
 * ZS-63
 */
export interface Stolen {
  on: 'stolen';
  seat: number;
  target: number;
}
/**
 * ZS-64
 */
export interface Swapped {
  on: 'swapped';
  seat: number;
  target: number;
}
/**
 * ZS-69
 */
export interface HandSeen {
  on: 'hand-seen';
  seat: number;
  target: number;
}
/**
 * ZS-71
 */
export interface Shifted {
  on: 'shifted';
  seat: number;
  shift: 'minus' | 'plus';
}
/**
 * ZS-65
 */
export interface StopCancelled {
  on: 'stop-cancelled';
  seat: number;
  target: number;
  feature: 'accessory' | 'element' | 'landscape';
}
/**
 * ZS-65: `seat` played Z, the power was that of `of`.
 */
export interface PowerCancelled {
  on: 'power-cancelled';
  seat: number;
  of: number;
  power: 'master' | 'see' | 'swap' | 'ten' | 'theft';
}
/**
 * ZS-44, ZS-48: all cards are gathered.
 */
export interface RoundEnded {
  on: 'round-ended';
  round: number;
  why: 'drawn' | 'ticked';
}
/**
 * ZS-90
 */
export interface Won {
  on: 'won';
  team: number;
  seats: number[];
}
/**
 * ZS-45, ZS-65: all else stands still until `closes`.
 */
export interface Freeze {
  what: 'answer' | 'box' | 'check' | 'pairs' | 'proof';
  seat: number;
  closes: number;
  call?: ('double-zag' | 'double-zig' | 'zag' | 'zig' | 'zig-zag') | null;
  right?: boolean | null;
  box?: ('double-zig-1' | 'double-zig-2' | 'zag-1' | 'zag-2' | 'zig-1' | 'zig-2' | 'zig-zag-1' | 'zig-zag-2') | null;
  boxes?: ('double-zig-1' | 'double-zig-2' | 'zag-1' | 'zag-2' | 'zig-1' | 'zig-2' | 'zig-zag-1' | 'zig-zag-2')[];
  team?: number | null;
  shown?: Shown[];
  power?: ('master' | 'see' | 'swap' | 'ten' | 'theft') | null;
  target?: number | null;
  answered?: number | null;
}
/**
 * Cards of a seat that all can see: a hand in a check (ZS-41), or a pair (ZS-51).
 */
export interface Shown {
  seat: number;
  cards: string[];
  makes?: ('zag' | 'zig') | null;
  constraint?:
    | (
        | 'air'
        | 'blue'
        | 'cocktail'
        | 'earth'
        | 'fire'
        | 'green'
        | 'none'
        | 'pink'
        | 'suitcase'
        | 'sunglasses'
        | 'water'
        | 'yellow'
      )
    | null;
  short?: boolean;
}
/**
 * What this seat alone may know; its partner knows the signs as well.
 */
export interface Mine {
  seat: number;
  cards: string[];
  next: ('draw' | 'pick-up' | 'take' | 'throw') | null;
  done: boolean;
  signs: (
    'chin' | 'ear' | 'glasses' | 'hat' | 'hide' | 'shush' | 'sip' | 'sneeze' | 'tongue' | 'whistle' | 'wink' | 'yawn'
  )[];
  constraint_card: number | null;
  constraint:
    | (
        | 'air'
        | 'blue'
        | 'cocktail'
        | 'earth'
        | 'fire'
        | 'green'
        | 'none'
        | 'pink'
        | 'suitcase'
        | 'sunglasses'
        | 'water'
        | 'yellow'
      )
    | null;
  powers: ('master' | 'see' | 'ten')[];
  pairs: [string, string][];
  pair: [string, string] | null;
  aside: string[];
  gifts: (string | null)[];
  sight: Sight | null;
  sign_from: number;
  say_from: number;
}
/**
 * ZS-69: a hand as it was.
 */
export interface Sight {
  seat: number;
  cards: string[];
}
export interface Options {
  level?: number;
  short?: number;
  extra_joker?: boolean;
  jokers?: boolean;
  stop_element?: boolean;
  stop_landscape?: boolean;
  stop_accessory?: boolean;
  theft?: boolean;
  swap?: boolean;
  z?: boolean;
  master?: boolean;
  ten?: boolean;
  see?: boolean;
  shifts?: boolean;
  sign_time?: number;
  later_sign_time?: number;
  idle_time?: number;
  hand_time?: number;
  check_time?: number;
  box_time?: number;
  pair_time?: number;
  answer_time?: number;
  target_time?: number;
  master_time?: number;
  ten_time?: number;
  see_time?: number;
  pause_time?: number;
}
export interface SeatView {
  cards: number;
  limit: number;
  down: boolean;
  stops: ('accessory' | 'element' | 'landscape')[];
  powers: number;
  shifts: ('minus' | 'plus')[];
  ready: boolean;
}
export interface TeamView {
  seats: number[];
  boxes: ('double-zig-1' | 'double-zig-2' | 'zag-1' | 'zag-2' | 'zig-1' | 'zig-2' | 'zig-zag-1' | 'zig-zag-2')[];
  failed: number;
  locked: number;
}
export interface View {
  phase: 'hand' | 'master' | 'over' | 'pause' | 'see' | 'signs' | 'target' | 'ten';
  freeze: Freeze | null;
  opened: number;
  closes: number | null;
  latest: number | null;
  left: number | null;
  level: number;
  goal: number;
  round: number;
  hand: number;
  number: number | null;
  actor: number | null;
  power: ('master' | 'see' | 'ten') | null;
  laid: number[];
  seats: SeatView[];
  teams: TeamView[];
  mat: (string | null)[];
  pile: number;
  bin: number;
  done: number;
  winners: number[];
  mine: Mine | null;
}
