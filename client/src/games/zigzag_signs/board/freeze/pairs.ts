/** Choosing two cards with nothing in common (ZS-51), by what the table says are pairs. */
import type { Places } from '../places';

export type Picked = number | null;
type Pairs = readonly (readonly [string, string])[];

export const firstOf = (picked: Picked, places: Places): string | null =>
  picked === null ? null : (places[picked] ?? null);

/** Is it half of a pair, or one together with the other? */
export const mayPair = (pairs: Pairs, one: string, other?: string): boolean =>
  pairs.some(
    ([first, second]) =>
      (first === one && (other === undefined || second === other)) ||
      (second === one && (other === undefined || first === other)),
  );
