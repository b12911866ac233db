/** Who has won, and who comes in which place: players, or teams where there are any. */

export type Places = readonly (readonly number[])[];
type Teams = Places | undefined; // of seats

/** One player, or a team that is first together; nobody: a draw or a shared first place. */
export function winnersOf(places: Places | null | undefined, teams: Teams): readonly number[] {
  const first = places?.[0] ?? [];
  return first.length === 1 || (teams ?? []).some((team) => isAll(team, first)) ? first : [];
}

/** After a team of two comes the second place, not the third. */
export function ranksOf(places: Places, teams: Teams): number[] {
  const size = teams?.[0]?.length ?? 1;
  return places.map((_, place) => 1 + places.slice(0, place).flat().length / size);
}

const isAll = (team: readonly number[], seats: readonly number[]) =>
  team.length === seats.length && team.every((seat) => seats.includes(seat));
