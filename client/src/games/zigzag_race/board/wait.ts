/** Hands have a way to go (ZR-33): what a tap leads to now, and from when on. The last tap counts. */
import type { Action, Hand, View } from '../wire.gen';
import { DOWN, seatOf, type Wish } from './moves';
import { letterOf } from '../pieces/terrains';

const LONGER = 20; // ms: by this the page's floors are longer than the table's, so that jitter refuses nobody

/** `send` now, look again `at` a moment or with the next update; `second`: another hand was there first (ZR-32). */
export type Next = { send: Action } | { at: number } | 'update' | 'second' | 'nothing';

/** `asked`: an act of this seat isn't answered yet. */
export function nextFor(view: View, wish: Wish, now: number, asked: boolean): Next {
  const seat = seatOf(view);
  if (view.phase !== 'collect' || !seat) return 'nothing';
  if (wish.do === 'keep' || wish.do === 'leave') return held(view, seat.hand ?? null, wish, now, asked);
  if (seat.hand?.place === wish.place) return 'nothing'; // its own turn of it
  if (!lies(view, wish)) return 'second';
  if (asked) return 'update';
  if (seat.hand) return freed(view, seat.hand, now);
  return sent(wish, floorOf(view, wish), now);
}

function held(view: View, hand: Hand | null, wish: Wish, now: number, asked: boolean): Next {
  if (hand?.place !== wish.place || !hand.terrain) return 'nothing';
  return asked ? 'update' : sent(wish, floorOf(view, wish), now);
}

/** One card at a time: first the held one is left, as soon as its face is shown. */
function freed(view: View, { place, terrain }: Hand, now: number): Next {
  if (!terrain) return 'update';
  const leave = { do: 'leave', place } as const;
  return sent(leave, floorOf(view, leave), now);
}

/** As its player saw it. */
function lies({ field }: View, wish: Wish): boolean {
  return field[wish.place] === (wish.do === 'take' ? letterOf(wish.terrain) : DOWN);
}

function floorOf({ mine }: View, wish: Wish): number {
  const { act_from, turn_from } = mine!;
  const floor = wish.do === 'turn' ? Math.max(act_from, turn_from) : act_from;
  return floor > 0 ? floor + LONGER : 0;
}

const sent = (send: Action, floor: number, now: number): Next => (now < floor ? { at: floor } : { send });
