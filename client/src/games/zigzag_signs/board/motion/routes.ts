/** Which cards an event moves, and from where to where. A face flies only if this seat may know it. */
import type { Event, View } from '../../wire.gen';

/** Places on the board are named as their `data-spot`. */
export type Route = { card: string | null; from: string; to: string };
/** The place in one's own hand where a card lies, or lay last. */
export type PlaceOf = (card: string) => number;

export function routesOf(event: Event, before: View, after: View, placeOf: PlaceOf): Route[] {
  const me = after.mine?.seat;
  const hand = (seat: number, card: string) => (seat === me ? `hand-${placeOf(card)}` : `seat-${seat}`);
  const drawn = (seat: number, from: string): Route => {
    const card = seat === me ? (after.mine?.cards.at(-1) ?? null) : null;
    return { card, from, to: card === null ? `seat-${seat}` : hand(seat, card) };
  };
  switch (event.on) {
    case 'thrown':
      return [
        { card: event.card, from: hand(event.seat, event.card), to: `slot-${landing(event.card, before, after)}` },
      ];
    case 'taken':
      return [{ card: event.card, from: `slot-${event.slot}`, to: hand(event.seat, event.card) }];
    case 'picked-up':
      return [drawn(event.seat, `down-${event.seat}`)];
    case 'drawn':
      return [drawn(event.seat, 'pile')];
    case 'hand-began':
      return after.seats.map((_, seat) => ({ card: null, from: 'pile', to: `down-${seat}` }));
    case 'round-began':
      return dealt(after, placeOf);
    case 'hand-ended':
      return before.mat.flatMap((card, slot) => (card === null ? [] : [{ card, from: `slot-${slot}`, to: 'bin' }]));
    case 'stop-laid':
      return [{ card: `stop-${event.feature}`, from: `seat-${event.seat}`, to: `seat-${event.target}` }];
    case 'stolen':
      return [{ card: null, from: `seat-${event.target}`, to: `seat-${event.seat}` }];
    case 'swapped':
      return [
        { card: null, from: `seat-${event.target}`, to: `seat-${event.seat}` },
        { card: null, from: `seat-${event.seat}`, to: `seat-${event.target}` },
      ];
    case 'hands-changed':
      return event.seats.flatMap((seat) => [
        { card: null, from: `seat-${seat}`, to: 'bin' },
        { card: null, from: 'pile', to: `seat-${seat}` },
      ]);
    default:
      return [];
  }
}

/** The event doesn't name the slot; the mat shows where it was free before. */
export function landing(card: string, before: Pick<View, 'mat'>, after: Pick<View, 'mat'>): number {
  return after.mat.findIndex((now, slot) => now === card && (before.mat[slot] ?? null) === null);
}

function dealt(after: View, placeOf: PlaceOf): Route[] {
  const own = (after.mine?.cards ?? []).map((card) => ({ card, from: 'pile', to: `hand-${placeOf(card)}` }));
  const others = after.seats.map((_, seat) => seat).filter((seat) => seat !== after.mine?.seat);
  return [...others.map((seat) => ({ card: null, from: 'pile', to: `seat-${seat}` })), ...own];
}
