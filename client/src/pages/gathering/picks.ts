/** Who has what of the things that players choose for themselves before the deal. */
import type { Who } from '../../games/contract';
import type { Seating } from '../../wire.gen';

export function ownerOf({ chairs }: Pick<Seating, 'chairs'>, thing: string): number | null {
  const seat = chairs.findIndex(({ pick }) => pick === thing);
  return seat < 0 ? null : seat;
}

/** Of a thing that somebody else has, whose it is. */
export function pickLabel(thing: string, owner: number | null, who: Who): string {
  return owner === null || owner === who.me ? thing : `${thing} (${who.name(owner)})`;
}
