/** How much is left of a window of time, for bars and counts. */
import type { Time } from '../../../ui/time';
import type { View } from '../wire.gen';

/** A freeze and the clock of a hand don't say when they began: their bars start full when they come. */
export function timeOf(closes: number | null | undefined, view: View, now: () => number): Time | null {
  if (closes == null) return null;
  const left = Math.max(0, closes - now());
  const whole = view.freeze || view.phase === 'hand' ? left : closes - view.opened;
  return { left, whole: Math.max(left, whole) };
}

export const secondsOf = (closes: number | null, now: number): number =>
  closes === null ? 0 : Math.max(0, Math.ceil((closes - now) / 1000));
