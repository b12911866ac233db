import type { GameCard, Seating } from '../../wire.gen';

/** Has the game fewer seats than there are people? Then some of them will watch. */
export function isTight({ seats }: Pick<GameCard, 'seats'>, { chairs }: Pick<Seating, 'chairs'>): boolean {
  return Math.max(...seats) < chairs.filter(({ name, level }) => name !== null && level === null).length;
}
