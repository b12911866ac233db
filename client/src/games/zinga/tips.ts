/** The few words for a first game: which of them is due now. */
import type { View } from './wire.gen';

export const TIPS = ['ring', 'call', 'four'] as const;
export type Tip = (typeof TIPS)[number];

/** One at a time, each once; none for onlookers and the eliminated. */
export function tipFor(view: View, seat: number | null, known: readonly Tip[]): Tip | null {
  const sheet = seat === null ? undefined : view.sheets[seat];
  if (!sheet || sheet.out) return null;
  const due = dueIn(view, seat!, sheet.ticked.length > 0);
  return due && !known.includes(due) ? due : null;
}

function dueIn({ phase, ringer, dice }: View, seat: number, ticked: boolean): Tip | null {
  if (phase === 'rung' && ringer === seat) return 'call';
  if (phase === 'pause' && ticked) return 'four';
  if (phase === 'pause' && dice) return null; // what became of the turn stands there
  return phase === 'pause' || phase === 'rolling' || phase === 'rolled' ? 'ring' : null;
}

const KEPT = 'sabot.zinga.tips';

export function knownTips(): Tip[] {
  const kept = localStorage.getItem(KEPT)?.split(' ') ?? [];
  return TIPS.filter((tip) => kept.includes(tip));
}

export function keepTips(known: readonly Tip[]) {
  localStorage.setItem(KEPT, known.join(' '));
}
