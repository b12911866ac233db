/** What the log says of the turn that is being played or was played last. */
import type { Fact, Logged } from '../../../table/table.svelte';
import { DICE, type DieColour } from '../pieces/colours';
import type { Event, View } from '../wire.gen';

type Dice = NonNullable<View['dice']>;

/** Since the dice were thrown. */
export function thisTurn(log: Logged[]): Fact[] {
  return log.slice(log.findLastIndex(({ fact }) => fact.on === 'rolling') + 1).map(({ fact }) => fact);
}

/** What the turn came to; in the pause also what came after it. */
export function newsOf(facts: Fact[]): Event | undefined {
  return facts.findLast((fact) => NEWS.has(fact.on) || isEmpty(fact as Event)) as Event | undefined;
}

const NEWS = new Set([
  'ticked',
  'plussed',
  'bonus-lost',
  'gaffed',
  'eliminated',
  'stopped',
  'spared',
  'declared',
  'pawn-taken',
  'won',
]);
const isEmpty = (event: Event) => event.on === 'turn-ended' && (event.why === 'passed' || event.why === 'timeout');

/** Whose sheet lies large: one's own. Onlookers, and players who are out, follow the one who acts, and in the pause the one spoken of. */
export function sheetFor(view: View, seat: number | null, facts: Fact[]): number {
  if (seat !== null && !view.sheets[seat]?.out) return seat;
  const news = view.phase === 'pause' ? newsOf(facts) : undefined;
  return view.winner ?? (news && 'seat' in news ? news.seat : view.ringer) ?? view.active;
}

/** The cell of a call that was right, once it is settled. */
export function settledOf(facts: Fact[]): string | undefined {
  const good = (facts as Event[]).find((event) => event.on === 'plussed' || (event.on === 'ticked' && !event.bonus));
  return good && 'cell' in good ? (good.cell ?? undefined) : undefined;
}

/** The dice a cell was made of: a coloured one alone, or with the white one. Told once the call is settled. */
export function usedFor(cell: string, dice: Dice): DieColour[] {
  const colour = cell[0] as DieColour;
  return Number(cell.slice(1)) === dice[DICE.indexOf(colour)]! + dice[0] ? [colour, 'W'] : [colour];
}

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
