/** The few words for a first game: which of them is due now, and which act shows that it was understood. */
import type { Fact } from '../../../table/table.svelte';
import { longest } from '../board/lines';
import { verdictOf } from '../board/turn';
import type { SheetView, View } from '../wire.gen';

export const TIPS = ['ring', 'own', 'call', 'pawn', 'four'] as const;
export type Tip = (typeof TIPS)[number];

/** One at a time, until its act is done; none for onlookers and the eliminated. */
export function tipFor(view: View, seat: number | null, facts: Fact[], known: readonly Tip[]): Tip | null {
  const sheet = seat === null ? undefined : view.sheets[seat];
  if (!sheet || sheet.out) return null;
  const due = view.phase === 'pause' && view.dice ? afterTurn(view, seat!, sheet, facts) : inTurn(view, seat!);
  return due && !known.includes(due) ? due : null;
}

function inTurn(view: View, seat: number): Tip | null {
  if (view.phase === 'rung' && view.ringer === seat) return 'call';
  if (view.phase === 'pause' && view.active === seat) return null; // first one rolls
  return view.phase === 'pause' || view.phase === 'rolling' || view.phase === 'rolled' ? ofRoll(view, seat) : null;
}

/** ZG-21: the roller looks for more. */
const ofRoll = ({ active }: View, seat: number): Tip => (active === seat ? 'own' : 'ring');

/** After one's own tick, from three in line on: as it is the same at four, it doesn't hint that one is due (ZG-64). */
function afterTurn({ mine, pawn_for }: View, seat: number, sheet: SheetView, facts: Fact[]): Tip | null {
  if (pawn_for === seat) return 'pawn';
  if (sheet.declared.length) return null;
  const ticked = facts.some((fact) => fact.on === 'ticked' && fact.seat === seat);
  return mine?.due.length || (ticked && longest(sheet) >= 3) ? 'four' : null;
}

/** What this seat has just done, and so need not be told again. If its player came back in this turn, a bot may have. */
export function learntIn(view: View, seat: number, facts: Fact[]): Tip[] {
  if (facts.some((fact) => fact.on === 'back' && fact.seat === seat)) return [];
  if (view.phase === 'pause') return learntInPause(view, seat, facts);
  const verdict = verdictOf(facts, seat)?.kind;
  const looked = verdict === 'mine' || verdict === 'late' || view.sheets[seat]?.passing;
  const called = view.phase === 'called' && view.ringer === seat;
  return [...(looked ? [ofRoll(view, seat)] : []), ...(called ? ['call' as const] : [])];
}

function learntInPause({ mine }: View, seat: number, facts: Fact[]): Tip[] {
  const took = facts.some((fact) => fact.on === 'pawn-taken' && fact.seat === seat);
  return [...(took ? ['pawn' as const] : []), ...(mine?.answer ? ['four' as const] : [])];
}

/** What is told of a roll lies in one place. */
export const spotOf = (tip: Tip) => (tip === 'own' ? 'ring' : tip);
