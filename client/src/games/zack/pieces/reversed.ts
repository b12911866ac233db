/** Whether left and right mean each other now (ZK-63), by the last notice since the shoe was empty: without reminders the view leaves it to the players to remember. */
import type { Logged } from '../../../table/table.svelte';

const EMPTIES = ['shoe-taken', 'dealt'];

export function isReversed(log: readonly Logged[]): boolean {
  const since = log.slice(1 + log.findLastIndex(({ fact }) => EMPTIES.includes(fact.on)));
  const last = since.findLast(({ fact }) => fact.on === 'flipped')?.fact as { reversed?: boolean } | undefined;
  return last?.reversed ?? false;
}
