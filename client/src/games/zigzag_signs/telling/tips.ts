/** The notes of the first games: which one is due now, and which act shows that it was understood. */
import type { Fact } from '../../../table/table.svelte';
import { callOff, contreOff, mayRest, nextOf, type Call } from '../board/moves';
import { cardName, commonOf, gestureName, valueName, valuesOf, type Value } from '../pieces/cards';
import { partnerOf } from '../pieces/teams';
import type { Event, Mine, View } from '../wire.gen';
import { specialIn, SPECIALS, specialOf, type Clues } from './clues';
import { callName } from './phrases';

const ACTS = ['signs', 'zig', 'pick', 'exchange', 'sign', 'call', 'contre', 'done', 'level_2', 'level_3'] as const;
export const TIPS = [...ACTS, ...SPECIALS] as const;
export type Tip = (typeof TIPS)[number];
/** `seat`: whose name stands in its words; `form`: other words for it, as for a card that another played. */
export type Due = { tip: Tip; seat?: number; form?: 'seen' | 'none' | 'now'; words?: Record<string, string | number> };

/** Read once, and then known; the others go with the right act. */
export const isPassing = (tip: Tip) => tip === 'contre' || tip.startsWith('level_') || specialOf(tip) !== null;

/** One at a time, what is most urgent first; none for onlookers, nor while something is shown to all. */
export function dueFor(view: View, clues: Clues, lifted: string | null, known: readonly Tip[]): Due | null {
  const { mine, phase, freeze } = view;
  if (!mine || freeze || phase === 'over') return null;
  return duesIn(view, mine, clues, lifted).find((due) => due && !known.includes(due.tip)) ?? null;
}

function duesIn(view: View, mine: Mine, clues: Clues, lifted: string | null): (Due | null)[] {
  if (view.phase === 'signs') return [view.seats[mine.seat]!.ready ? null : { tip: 'signs' }];
  const shouts = [callDue(view, mine, clues), signDue(view, mine)];
  if (view.phase !== 'hand') return shouts;
  return [
    ...shouts,
    levelDue(view, mine),
    lifted !== null && specialOf(lifted) ? { tip: specialOf(lifted)! } : atMat(view, mine, lifted !== null),
    ...cardDues(mine, clues),
    ...restDues(view, clues),
  ];
}

/** ZS-40: the partner made one of the two signs. */
function callDue(view: View, mine: Mine, { sign }: Clues): Due | null {
  if (!sign) return null;
  const theirs = sign === mine.signs[0] ? 'zig' : 'zag';
  const call = callsFor(theirs, makesOf(view, mine)).find((one) => callOff(view, one) === null);
  const words = { gesture: gestureName(sign), sign: callName(theirs), call: call ? callName(call) : '' };
  return call ? { tip: 'call', seat: partnerOf(mine.seat, view), words } : null;
}

type Makes = 'zig' | 'zag';

/** The plain call first; if that box is ticked, the one with one's own hand (ZS-32). */
function callsFor(theirs: Makes, own: Makes | null): Call[] {
  if (own === null) return [theirs];
  return [theirs, ...(theirs === own ? [`double-${own}` as const] : (['zig-zag'] as const)), 'double-zig'];
}

/** ZS-13: one's own hand makes something that the partner could call. */
function signDue(view: View, mine: Mine): Due | null {
  const makes = makesOf(view, mine);
  const open = makes && ([makes, 'zig'] as const).find((one) => callOff(view, one) === null);
  if (!open) return null;
  const values = commonOf(mine.cards, view.seats[mine.seat]!.stops).map(valueName).join(' + ');
  const sign = mine.signs[open === 'zig' ? 0 : 1];
  if (!sign) return null;
  const words = { call: callName(open), values, gesture: gestureName(sign) };
  return { tip: 'sign', seat: partnerOf(mine.seat, view), words };
}

/** ZS-82: at level 2 only with one's own constraint. */
function makesOf({ seats, level }: View, { seat, cards, constraint }: Mine): Makes | null {
  const common = commonOf(cards, seats[seat]!.stops);
  if (!common.length || (level === 2 && constraint !== null && !common.includes(constraint))) return null;
  return common.length > 1 ? 'zag' : 'zig';
}

/** ZS-80 to ZS-85 */
function levelDue({ level, hand }: View, { constraint }: Mine): Due | null {
  if (level < 2 || constraint === null || hand > 1) return null;
  return { tip: level === 2 ? 'level_2' : 'level_3', words: { value: valueName(constraint) } };
}

/** ZS-21 to ZS-23 */
function atMat(view: View, mine: Mine, lifted: boolean): Due | null {
  const next = nextOf(view);
  if (next === 'pick-up') return { tip: 'pick', form: 'now' };
  if (next === 'take') return { tip: 'exchange' };
  if (next !== 'throw' || mine.done) return null;
  if (view.seats[mine.seat]!.down) return lifted ? { tip: 'pick' } : zigDue(mine.cards);
  return view.mat.some((card) => card !== null) ? { tip: 'exchange' } : null;
}

/** A value that only one card has isn't a line yet. */
function zigDue(cards: readonly string[]): Due {
  const words = lineOf(cards);
  return words.count > 1 ? { tip: 'zig', words } : { tip: 'zig', form: 'none' };
}

/** The value that most cards of this hand have; a joker has any. */
export function lineOf(cards: readonly string[]): { count: number; value: string } {
  const values = cards.flatMap(valuesOf);
  const countOf = (value: Value) => values.filter((one) => one === value).length;
  const [best] = values.toSorted((one, other) => countOf(other) - countOf(one));
  const jokers = cards.filter((card) => card === 'joker').length;
  return { count: best ? countOf(best) + jokers : jokers, value: best ? valueName(best) : cardName('joker') };
}

/** In one's own hand, or played by another. */
function cardDues({ cards, seat }: Mine, { played }: Clues): Due[] {
  const held = cards.flatMap((card): Due[] => (specialOf(card) ? [{ tip: specialOf(card)! }] : []));
  const seen: Due[] = played && played.seat !== seat ? [{ tip: played.special, seat: played.seat, form: 'seen' }] : [];
  return [...seen, ...held];
}

function restDues(view: View, { suspect }: Clues): (Due | null)[] {
  const contre: Due | null = suspect !== null && contreOff(view) === null ? { tip: 'contre', seat: suspect } : null;
  return [contre, mayRest(view) ? { tip: 'done' } : null];
}

/** What this seat has just done, and so need not be told again. */
export function learntIn(facts: readonly Fact[], view: View): Tip[] {
  const { mine } = view;
  if (!mine) return [];
  const learnt = facts.flatMap((fact) => learntFrom(fact as Event, mine.seat, partnerOf(mine.seat, view)));
  return mine.done ? [...learnt, 'done', 'exchange'] : learnt;
}

const LEARNT: Partial<Record<Event['on'], Tip>> = {
  readied: 'signs',
  thrown: 'zig',
  'picked-up': 'pick',
  taken: 'exchange',
  called: 'call',
  'contre-called': 'contre',
};

/** A sign was understood when the partner has called it: until then it is made again. */
function learntFrom(event: Event, seat: number, partner: number): Tip[] {
  if (event.on === 'call-right' && event.seat === partner) return ['sign'];
  if (!('seat' in event) || event.seat !== seat) return [];
  return [LEARNT[event.on], specialIn(event)].filter((tip) => tip != null);
}
