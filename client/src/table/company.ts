import type { Seating } from '../wire.gen';

type Around = Pick<Seating, 'chairs' | 'seat' | 'onlookers' | 'elsewhere'>;

/** Is there anybody to talk to, or to keep out? Bots are neither, nor is another page of one's own. */
export function hasCompany({ chairs, seat, onlookers, elsewhere }: Around): boolean {
  const own = seat === null ? Boolean(elsewhere) : chairs[seat]?.level === null;
  const people = chairs.filter(({ level }) => level === null).length;
  return onlookers > 0 || people > Number(own);
}
