/** Why a call was wrong, by what its check shows (ZS-30 to ZS-34, ZS-41, ZS-83, ZS-84). */
import { commonOf, featureOf, kindOf, type Feature, type Value } from '../../pieces/cards';
import type { Freeze, Shown, View } from '../../wire.gen';
import type { Call } from '../moves';

export type Wrong =
  | { why: 'short' | 'one' | 'none' | 'no_box'; seat: number }
  | { why: 'special'; seat: number; card: string }
  | { why: 'stop'; seat: number; feature: Feature }
  | { why: 'constraint'; seat: number; value: Value };

/** In common, at least, in each hand that the call names. */
const NEEDS: Record<Call, number> = { zig: 1, zag: 2, 'double-zig': 1, 'zig-zag': 1, 'double-zag': 2 };

export function whyWrong(view: Pick<View, 'seats'>, { call, seat, shown }: Freeze): Wrong {
  const hands = shown ?? [];
  const stopsOf = (one: Shown) => view.seats[one.seat]!.stops;
  for (const hand of hands) {
    const lack = lackOf(hand, stopsOf(hand), NEEDS[call ?? 'zig']);
    if (lack) return lack;
  }
  if (call === 'zig-zag' && !hands.some(({ makes }) => makes === 'zag')) return { why: 'one', seat: hands[0]!.seat };
  const free = hands.find((hand) => hand.constraint && !commonOf(hand.cards, stopsOf(hand)).includes(hand.constraint));
  return free ? { why: 'constraint', seat: free.seat, value: free.constraint! } : { why: 'no_box', seat };
}

function lackOf({ seat, cards }: Shown, stops: readonly Feature[], needs: number): Wrong | null {
  const special = cards.find((card) => card !== 'joker' && kindOf(card) !== undefined);
  if (cards.length < 4) return { why: 'short', seat };
  if (special) return { why: 'special', seat, card: special };
  const [left, all] = [commonOf(cards, stops), commonOf(cards)];
  if (left.length >= needs) return null;
  const taken = all.find((value) => !left.includes(value));
  if (taken && all.length >= needs) return { why: 'stop', seat, feature: featureOf(taken) };
  return { why: left.length ? 'one' : 'none', seat };
}
