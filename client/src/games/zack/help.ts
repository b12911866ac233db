/** Help for a first game against bots: whose turn it is, and why. At every other table that is for the players to find out. */
import type { Logged } from '../../table/table.svelte';
import type { Chair } from '../../wire.gen';
import type { Card } from './colours';
import { designated } from './designated';
import { isReversed } from './reversed';
import type { View } from './wire.gen';

export type Help = { tip: 'ready' } | { tip: 'colour' } | { tip: 'throw' | 'other'; seat: number; by: { card: Card; seat: number } | null };

export function helpFor(view: View, log: readonly Logged[], seat: number): Help | null {
  const mine = view.seats[seat];
  if (!mine) return null;
  if (view.phase === 'ready') return mine.ready ? null : { tip: 'ready' };
  const next = view.phase === 'play' ? nextOf(view, log) : null;
  if (!next) return null;
  if (next.seat !== seat) return { tip: 'other', ...next };
  return mine.cards ? { tip: 'throw', ...next } : { tip: 'colour' };
}

type Next = { seat: number; by: { card: Card; seat: number } | null };

function nextOf(view: View, log: readonly Logged[]): Next | null {
  const goesOn = restarts(log);
  if (goesOn !== null) return { seat: goesOn, by: null };
  const by = view.top.at(-1);
  const seat = isDeep(view) ? null : designated(view.top, view.seats.map(({ colour }) => colour), isReversed(view, log) === 'yes');
  return by && seat !== null ? { seat, by } : null;
}

/** Who was told to go on since the last card. */
function restarts(log: readonly Logged[]): number | null {
  const since = log.slice(1 + log.findLastIndex(({ fact }) => fact.on === 'thrown')).map(({ fact }) => fact as { on: string; restarts?: number | null; then?: number });
  const told = since.findLast(({ on }) => on === 'went-on' || on === 'skipped');
  return told?.restarts ?? told?.then ?? null;
}

/** Under Again upon Again lies what this page no longer sees. */
const isDeep = ({ top, shoe }: View) => shoe > top.length && top.every(({ card }) => card === 'again');

/** Only among bots: with people at the table it would not be fair. */
export const isAmongBots = (chairs: readonly Chair[], seat: number) => chairs.every(({ level }, other) => other === seat || level !== null);

const KEPT = 'sabot.zack.help';
export const isHelpOff = () => localStorage.getItem(KEPT) === 'off';
export const keepHelpOff = () => localStorage.setItem(KEPT, 'off');
