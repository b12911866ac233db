/** What this player could have seen at the table and might not have understood: for tips. Nothing here that eyes don't see. */
import type { Fact } from '../../../table/table.svelte';
import type { Gesture } from '../pieces/cards';
import { partnerOf, teamOf } from '../pieces/teams';
import type { Event, View } from '../wire.gen';

export const SPECIALS = ['joker', 'stop', 'theft', 'swap', 'z', 'master', 'ten', 'see', 'shift'] as const;
export type Special = (typeof SPECIALS)[number];
export type Clues = {
  sign: Gesture | null; // the partner's last sign, as long as their hand may be the same
  gestures: Readonly<Record<number, Gesture>>; // the last one of each opponent
  suspect: number | null; // an opponent who has made the same gesture twice
  played: { special: Special; seat: number } | null;
};

export const NO_CLUES: Clues = { sign: null, gestures: {}, suspect: null, played: null };

/** Reducer over what happens. */
export function clued(clues: Clues, fact: Fact, view: View): Clues {
  const event = fact as Event;
  if (event.on === 'round-began' || event.on === 'called') return { ...NO_CLUES, played: clues.played };
  if (event.on === 'thrown') return forgotten(clues, [event.seat], view);
  if (event.on === 'hands-changed') return forgotten(clues, event.seats, view);
  if (event.on === 'signed') return gestured(clues, event.seat, event.gesture, view);
  const special = specialIn(event);
  const seat = special === null || !('seat' in event) ? null : event.seat;
  return special === null || seat === null ? clues : { ...clues, played: { special, seat } };
}

/** Which card's tip this is: STOPs are alike, and so are +1 and −1; null for a character. */
export function specialOf(card: string): Special | null {
  if (card.startsWith('stop-')) return 'stop';
  if (card === 'plus' || card === 'minus') return 'shift';
  return SPECIALS.find((special) => special === card) ?? null;
}

/** The card that was played here, face up. */
export function specialIn(event: Event): Special | null {
  if (event.on === 'stop-laid') return 'stop';
  if (event.on === 'shifted') return 'shift';
  if (event.on === 'stop-cancelled' || event.on === 'power-cancelled') return 'z';
  return event.on === 'power-announced' || event.on === 'power-turned' ? event.power : null;
}

/** These have other cards now: what they meant before is of no use. */
function forgotten(clues: Clues, seats: readonly number[], view: View): Clues {
  const partner = view.mine && partnerOf(view.mine.seat, view);
  const gestures = Object.entries(clues.gestures).filter(([seat]) => !seats.includes(Number(seat)));
  return {
    ...clues,
    sign: partner !== null && seats.includes(partner) ? null : clues.sign,
    gestures: Object.fromEntries(gestures),
    suspect: clues.suspect !== null && seats.includes(clues.suspect) ? null : clues.suspect,
  };
}

function gestured(clues: Clues, seat: number, gesture: Gesture, view: View): Clues {
  const { mine } = view;
  if (!mine || seat === mine.seat) return clues;
  if (seat === partnerOf(mine.seat, view)) return mine.signs.includes(gesture) ? { ...clues, sign: gesture } : clues;
  if (teamOf(seat, view) === teamOf(mine.seat, view)) return clues;
  const suspect = clues.gestures[seat] === gesture ? seat : clues.suspect;
  return { ...clues, gestures: { ...clues.gestures, [seat]: gesture }, suspect };
}
