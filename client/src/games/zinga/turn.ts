/** What the log says of the turn that is being played or was played last. */
import type { Fact, Logged } from '../../table/table.svelte';
import type { Event } from './wire.gen';

/** Since the dice were thrown. */
export function thisTurn(log: Logged[]): Fact[] {
  return log.slice(log.findLastIndex(({ fact }) => fact.on === 'rolling') + 1).map(({ fact }) => fact);
}

/** What the turn came to; in the pause also what came after it. */
export function newsOf(facts: Fact[]): Event | undefined {
  return facts.findLast((fact) => NEWS.has(fact.on) || isEmpty(fact as Event)) as Event | undefined;
}

const NEWS = new Set(['ticked', 'plussed', 'bonus-lost', 'gaffed', 'eliminated', 'stopped', 'spared', 'declared', 'pawn-taken', 'won']);
const isEmpty = (event: Event) => event.on === 'turn-ended' && (event.why === 'passed' || event.why === 'timeout');

/** What became of this seat's ring: first, beaten, too soon; or whose ring it was. */
export type Verdict = { kind: 'mine' | 'other' | 'late' | 'early'; first: number | null };

export function verdictOf(facts: Fact[], me: number | null): Verdict | null {
  const first = facts.findLast(({ on }) => on === 'rang')?.seat ?? null;
  const isMine = (fact: Fact) => me !== null && fact.seat === me;
  if (first !== null && first === me) return { kind: 'mine', first };
  if (facts.some((fact) => fact.on === 'late' && fact.act === 'ring' && isMine(fact))) return { kind: 'late', first };
  if (first !== null) return { kind: 'other', first };
  return facts.some((fact) => fact.on === 'falsely-started' && isMine(fact)) ? { kind: 'early', first } : null;
}
