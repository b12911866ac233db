/** What is left on the clocks (ZZ-25), and how it is written. */
import type { View } from '../wire.gen';

const SHORT = 10_000;
const LAST_OF_WAIT = 45_000;

/** Null without a clock. */
export function leftOf(view: View, seat: number, now: number): number | null {
  const left = view.players[seat]?.left ?? null;
  if (left === null || view.turn !== seat) return left;
  return Math.max(0, left - Math.max(0, now - view.opened));
}

/** `4:59`, and tenths in the last ten seconds: `9.4`. Never more than there is. */
export function clockText(left: number): string {
  if (left < SHORT) return (Math.floor(left / 100) / 10).toFixed(1);
  const seconds = Math.floor(left / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

export const isShort = (left: number) => left < SHORT;

/** Without a clock: what is left of this wait, once it is worth a word. */
export function waitOf(view: View, now: number): number | null {
  if (view.phase !== 'play' || view.closes === null || view.turn === null || view.players[view.turn]!.left !== null)
    return null;
  const left = Math.max(0, view.closes - now);
  return left < LAST_OF_WAIT ? left : null;
}
