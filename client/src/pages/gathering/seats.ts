/** Who may go where before the deal. */
import { isForAnyone } from '../../table/company';
import type { Seating, Seen } from '../../wire.gen';

/** By team; all in one where each plays for themselves. */
export function groupsOf({ teams, chairs }: Pick<Seating, 'teams' | 'chairs'>): number[][] {
  return teams?.length ? teams : [[...chairs.keys()]];
}

export function maySitAt(seating: Seating, seat: number): boolean {
  return !seating.elsewhere && seat !== seating.seat && isForAnyone(seating.chairs[seat]!);
}

/** The first of the two is somebody's, so a swap of two free seats isn't offered. */
export function maySwapAt({ host, chairs }: Seating, seat: number, one?: Seen): boolean {
  const taken = chairs.filter(({ name }) => name !== null).length;
  return host && (one !== undefined || (taken > 1 && chairs[seat]!.name !== null));
}
