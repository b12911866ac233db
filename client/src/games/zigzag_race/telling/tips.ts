/** The four notes for a first game: which of them is due now, and which act shows that it was understood. */
import type { Fact } from '../../../table/table.svelte';
import { collects, DOWN, mayArrive } from '../board/moves';
import type { View } from '../wire.gen';

export const TIPS = ['build', 'turn', 'keep', 'stop'] as const;
export type Tip = (typeof TIPS)[number];

export function tipFor(view: View, seat: number | null, known: readonly Tip[]): Tip | null {
  const due = seat === null ? null : dueIn(view, seat);
  return due && !known.includes(due) ? due : null;
}

function dueIn(view: View, seat: number): Tip | null {
  if (view.phase === 'build') return view.seats[seat]!.ready ? null : 'build';
  if (view.phase === 'countdown') return 'turn';
  if (!collects(view)) return null;
  if (mayArrive(view)) return 'stop';
  if (view.seats[seat]!.hand) return 'keep';
  return view.field.includes(DOWN!) ? 'turn' : null;
}

/** What this seat has just done, and so need not be told again. */
export function learntIn(facts: Fact[], seat: number): Tip[] {
  return facts.flatMap((fact): Tip[] => {
    if (fact.seat !== seat) return [];
    if (fact.on === 'readied') return ['build'];
    if (fact.on === 'lifted') return ['turn'];
    if (fact.on === 'kept') return ['keep'];
    return fact.on === 'stopped' ? ['stop'] : [];
  });
}
