/** What this seat can do now, by what it sees: for taps, buttons and keys. The rules alone decide. */
import { FEATURES, kindOf, stopOf, type Feature } from '../pieces/cards';
import { partnerOf, teamOf } from '../pieces/teams';
import type { Action, MakeCall, Mine, Say, Ticked, View } from '../wire.gen';

export type Call = MakeCall['call'];
export type Box = Ticked['box'];
export type Phrase = Say['phrase'];
/** Why a button is off; null: it is on. */
export type Off = 'not-now' | 'frozen' | 'ticked' | 'locked' | 'no-boxes' | null;

export const CALLS = ['zig', 'zag', 'double-zig', 'zig-zag', 'double-zag'] as const satisfies Call[];
const BOXED = ['zig', 'zag', 'double-zig', 'zig-zag'] as const;
const FAILED = 3; // CONTREs that a sheet has room for (ZS-4)
const STOPS = 2; // before one player (ZS-62)

/** A round is on: cards are in hand (ZS-45). */
const isOn = ({ phase }: View) => phase !== 'signs' && phase !== 'over';

/** At a table whose seat is mine, and nothing stands still. */
const isFree = (view: View) => view.mine !== null && isOn(view) && view.freeze === null;

/** The boxes of a sheet at this level (ZS-4, ZS-80). */
export function boxesOf(level: number): Box[] {
  return BOXED.flatMap((call) => (level === 3 ? [`${call}-1`, `${call}-2`] : [`${call}-${level}`]) as Box[]);
}

export const callOf = (box: Box) => box.slice(0, -2) as Call;
export const levelOf = (box: Box) => Number(box.at(-1));

/** ZS-43, ZS-45, ZS-47 */
export function callOff(view: View, call: Call): Off {
  const { mine, teams } = view;
  const team = mine && teams[teamOf(mine.seat, view)];
  if (!team || !isOn(view)) return 'not-now';
  const open = boxesOf(view.level).filter((box) => !team.boxes.includes(box));
  if (call !== 'double-zag' && !open.some((box) => callOf(box) === call)) return 'ticked';
  if (team.locked > 0) return 'locked';
  return view.freeze ? 'frozen' : null;
}

/** ZS-54 */
export function contreOff(view: View): Off {
  const { mine, teams } = view;
  if (!mine || !isOn(view)) return 'not-now';
  if ((teams[teamOf(mine.seat, view)]?.failed ?? 0) >= FAILED) return 'no-boxes';
  return view.freeze ? 'frozen' : null;
}

export const otherTeams = (view: View): number[] =>
  view.teams.map((_, team) => team).filter((team) => view.mine === null || team !== teamOf(view.mine.seat, view));

/** ZS-28, by what the table itself says of this seat. */
export const nextOf = (view: View): Mine['next'] => (isFree(view) ? (view.mine?.next ?? null) : null);

/** ZS-26: nothing lies before me, and I hold the limit. */
export function mayRest(view: View): boolean {
  const own = view.mine && view.seats[view.mine.seat];
  return Boolean(
    own && isFree(view) && view.phase === 'hand' && !view.mine!.done && !own.down && own.cards === own.limit,
  );
}

/** Throw it, and then take what was tapped: two acts of one gesture. Undefined: nothing to be done there. */
export function exchange(view: View, lifted: string | null, slot: number): Action[] {
  const card = view.mat[slot] ?? null;
  const next = nextOf(view);
  const take: Action[] = card === null ? [] : [{ do: 'take', slot, card }];
  if (next === 'take') return take;
  if (next !== 'throw' || lifted === null) return [];
  const down = view.mine !== null && view.seats[view.mine.seat]!.down; // ZS-22
  return [{ do: 'throw', card: lifted }, ...(down ? [] : take)];
}

/** A tap on one's own face-down card. */
export function pickingUp(view: View, lifted: string | null): Action[] {
  const next = nextOf(view);
  if (next === 'pick-up') return [{ do: 'pick-up' }];
  const down = view.mine !== null && view.seats[view.mine.seat]!.down;
  return next === 'throw' && lifted !== null && down ? [{ do: 'throw', card: lifted }, { do: 'pick-up' }] : [];
}

/** A card that was thrown as the finger went down has been led on to this spot: what it is exchanged for. */
export function takingAt(view: View, spot: string): Action[] {
  const [what, index] = [spot.split('-')[0], Number(spot.split('-')[1])];
  const own = view.mine && view.seats[view.mine.seat];
  if (what === 'down' && index === view.mine?.seat && own?.down) return [{ do: 'pick-up' }];
  const card = what === 'slot' && !own?.down ? (view.mat[index] ?? null) : null;
  return card === null ? [] : [{ do: 'take', slot: index, card }];
}

/** A way to play a special card: the act, and whom or what it is about. `full`: that player has two STOPs already. */
export type Use = { action: Action; seat: number | null; feature?: Feature; off?: 'full' | 'short' };

/** ZS-60 to ZS-71: how this card can be played now, besides being thrown. */
export function usesOf(view: View, card: string): Use[] {
  const { mine } = view;
  if (!mine || !isFree(view)) return [];
  const stop = stopOf(card);
  if (stop) return opponentsOf(view).map((seat) => stopAt(view, stop, seat));
  if (card === 'z') return cancels(view);
  if (view.phase !== 'hand' || mine.next !== 'throw') return [];
  if (card === 'theft') return opponentsOf(view).map((seat) => theftFrom(view, seat));
  if (card === 'swap') return others(view).map((seat) => ({ action: { do: 'swap-hands', target: seat }, seat }));
  if (card === 'plus' || card === 'minus') return [{ action: { do: 'shift-number', shift: card }, seat: null }];
  if (card === 'master' || card === 'ten' || card === 'see')
    return [{ action: { do: 'lay-power', power: card }, seat: null }];
  return [];
}

/** A card that offers more than to be thrown, now or later. */
export const isSpecial = (card: string) => kindOf(card) !== undefined && card !== 'joker';

const others = ({ seats, mine }: View) => seats.map((_, seat) => seat).filter((seat) => seat !== mine?.seat);

const opponentsOf = (view: View): number[] =>
  others(view).filter((seat) => view.mine === null || teamOf(seat, view) !== teamOf(view.mine.seat, view));

function stopAt(view: View, feature: Feature, seat: number): Use {
  const full = view.seats[seat]!.stops.length >= STOPS;
  return { action: { do: 'lay-stop', feature, target: seat }, seat, ...(full ? { off: 'full' as const } : {}) };
}

/** ZS-28, ZS-63 */
function theftFrom(view: View, seat: number): Use {
  const { cards, limit } = view.seats[seat]!;
  const off = limit < 4 ? ('full' as const) : cards === 0 ? ('short' as const) : undefined;
  return { action: { do: 'steal', target: seat }, seat, ...(off ? { off } : {}) };
}

/** ZS-65: STOPs before oneself and one's partner; two alike are one choice. */
function cancels(view: View): Use[] {
  const own = view.mine!.seat;
  return [own, partnerOf(own, view)].flatMap((seat) =>
    FEATURES.filter((feature) => view.seats[seat]!.stops.includes(feature)).map((feature) => ({
      action: { do: 'cancel-stop' as const, target: seat, feature },
      seat,
      feature,
    })),
  );
}

/** ZS-65: in the answer window; null: this seat has no Z, or may not. */
export function answerOf(view: View): Action | null {
  const { freeze, mine } = view;
  if (freeze?.what !== 'answer' || !mine || !freeze.power || freeze.target == null) return null;
  if (teamOf(freeze.target, view) !== teamOf(mine.seat, view) || !mine.cards.includes('z')) return null;
  return { do: 'cancel-power', seat: freeze.seat, power: freeze.power };
}

/** ZS-51: this seat has to show a pair, and may choose one. */
export const choosesPair = ({ freeze, mine }: View): boolean =>
  freeze?.what === 'pairs' && mine !== null && mine.pairs.length > 0 && mine.pair === null;

/** ZS-41 */
export const choosesBox = ({ freeze, mine }: View): boolean => freeze?.what === 'box' && freeze.seat === mine?.seat;

/** Whose power it is, between two hands: mine? */
export const acts = (view: View, phase: View['phase']): boolean =>
  view.phase === phase && view.mine !== null && view.actor === view.mine.seat && view.freeze === null;

/** ZS-66, ZS-69: whose hand can be seen. */
export const targetsOf = (view: View): number[] => (acts(view, 'target') ? others(view) : []);

/** ZS-15: before that moment no other. */
export const maySign = ({ mine, phase }: View, now: number) =>
  mine !== null && phase !== 'over' && now >= mine.sign_from;
export const maySay = (view: View, now: number) => view.mine !== null && isOn(view) && now >= view.mine.say_from;

/** ZS-15: with or without constraint is said at levels 2 and 3 only. */
export function phrasesOf(level: number): Phrase[] {
  const collect = ['water', 'earth', 'air', 'fire', 'blue', 'yellow', 'green', 'pink'] as const;
  const things = ['sunglasses', 'cocktail', 'suitcase', 'none'] as const;
  return [
    ...CALLS.map((call) => `make-${call}` as const),
    ...[...collect, ...things].map((value) => `collect-${value}` as const),
    ...(level > 1 ? (['with', 'without'] as const) : []),
  ];
}

/** ZS-67: the next card to give, and who has none yet. */
export function ungiven({ aside, gifts }: Mine): string[] {
  const left = [...aside];
  for (const card of gifts) if (card !== null && left.includes(card)) left.splice(left.indexOf(card), 1);
  return left;
}
