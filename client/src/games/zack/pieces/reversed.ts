/** Whether left and right mean each other now (ZK-63), from what was told since the shoe was empty: the view leaves it to the players to remember. */
import type { Logged } from '../../../table/table.svelte';
import type { View } from '../wire.gen';

export type Reversed = 'no' | 'yes' | 'unknown'; // unknown: this page came when some of the shoe lay there already
const EMPTIES = ['shoe-taken', 'dealt'];

export function isReversed({ shoe, options }: View, log: readonly Logged[]): Reversed {
  if (!options.stops) return 'no';
  const since = log.slice(1 + log.findLastIndex(({ fact }) => EMPTIES.includes(fact.on)));
  const count = (on: string) => since.filter(({ fact }) => fact.on === on).length;
  if (count('thrown') < shoe) return 'unknown';
  return count('flipped') % 2 ? 'yes' : 'no';
}
