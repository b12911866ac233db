/** The place of a seat in a game that is over, and how many places there were: a tie takes up as many as share it. */
import { ranksOf, type Places } from '../result/winners';

type Standing = { place: number; places: number; shared: boolean };

export function standingOf(places: Places, seat: number): Standing | null {
  const at = places.findIndex((seats) => seats.includes(seat));
  if (at < 0) return null;
  const teams = areTeams(places) ? places : undefined;
  const size = teams?.[0]?.length ?? 1;
  return { place: ranksOf(places, teams)[at]!, places: places.flat().length / size, shared: places[at]!.length > size };
}

/** Partners always share a place; people who tie seldom do so in groups of one size. */
const areTeams = (places: Places) => places.length > 1 && places.every(({ length }) => length === places[0]!.length);
