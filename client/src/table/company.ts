import type { Chair, Seating } from '../wire.gen';

type Around = Pick<Seating, 'chairs' | 'seat' | 'onlookers' | 'elsewhere'>;

/** A bot gets up for a person, until the deal. */
export const isForAnyone = ({ name, level }: Chair) => name === null || level !== null;

/** Could an onlooker sit down? */
export function hasChair({ stage, chairs }: Pick<Seating, 'stage' | 'chairs'>): boolean {
  return stage === 'gathering' && chairs.some(isForAnyone);
}

/** Is there anybody to talk to, or to keep out? Bots are neither, nor is another page of one's own. */
export function hasCompany({ chairs, seat, onlookers, elsewhere }: Around): boolean {
  const own = seat === null ? Boolean(elsewhere) : chairs[seat]?.level === null;
  const people = chairs.filter(({ level }) => level === null).length;
  return onlookers > 0 || people > Number(own);
}
