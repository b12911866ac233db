/** The level above, offered to a player who won alone against bots. It is never changed unasked. */
import { family } from '../level/family.svelte';
import type { GameCard, Seating } from '../../wire.gen';

/** `undefined`: not won, or not against bots of one level only, or there is none above. */
export function levelAbove({ chairs, seat }: Seating, places: number[][], levels: readonly string[]) {
  const won = seat !== null && places[0]?.includes(seat);
  const met = new Set(chairs.filter((_, other) => other !== seat).map(({ level }) => level));
  const [level] = met;
  if (!won || places.length < 2 || met.size !== 1 || level == null) return undefined;
  return levels[levels.indexOf(level) + 1]; // a gentle one is not among them: the easiest is next
}

/** How many play if nobody says. */
export const usualSeats = ({ seats }: GameCard) => (seats.includes(4) ? 4 : (seats[0] ?? 0));

/** A first game's terms are for that game; all others stay. */
export const termsAbove = (card: GameCard, { level }: Seating) =>
  card.levels.includes(level) ? {} : { seats: usualSeats(card), options: family.terms(card) };
