/** The handicap of ZK-70: so much longer nobody can call this seat slow; it falls away with its second game won. */
import type { View } from './wire.gen';

const ENOUGH = 2; // ZK-70: games won

export function graceOf({ options, seats }: View, seat: number): number {
  return (seats[seat]?.wins ?? 0) < ENOUGH ? (options.grace_ms?.[seat] ?? 0) : 0;
}
