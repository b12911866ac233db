/** What the table did in one's place (ZK-61, ZK-81), until one does something oneself or another game is dealt. */
import type { Fact, Logged } from '../../../table/table.svelte';

const OWN = ['thrown', 'colour-thrown', 'challenged', 'chosen', 'skipped'];

export function dozedOf(log: readonly Logged[], me: number | null): Logged | null {
  const last = log.findLast(({ fact }) => fact.on === 'dealt' || (OWN.includes(fact.on) && fact.seat === me));
  return last && isByTable(last.fact) ? last : null;
}

const isByTable = (fact: Fact & { by_table?: boolean }) => fact.on === 'skipped' || (fact.by_table ?? false);
