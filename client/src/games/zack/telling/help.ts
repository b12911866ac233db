/** Help for a first game against bots: when it is your turn, and why; and when someone sleeps. At every other table that is for the players to find out. */
import { oneOf, stored } from '../../../stored';
import type { Fact, Logged } from '../../../table/table.svelte';
import type { Chair } from '../../../wire.gen';
import type { Card } from '../pieces/colours';
import { designated } from '../pieces/designated';
import { isReversed } from '../pieces/reversed';
import type { View } from '../wire.gen';

export type Help = { tip: 'colour' } | { tip: 'throw'; by: Next['by'] } | { tip: 'asleep'; seat: number };

export function helpFor(view: View, log: readonly Logged[], seat: number, now: number): Help | null {
  const mine = view.seats[seat];
  const next = mine && view.phase === 'play' ? nextOf(view, log) : null;
  if (!mine || !next) return null;
  if (next.seat !== seat) return isAsleep(view, next.seat, now) ? { tip: 'asleep', seat: next.seat } : null;
  return mine.cards ? { tip: 'throw', by: next.by } : { tip: 'colour' };
}

/** ZK-29, ZK-70: late enough for a challenge not to come too soon. */
function isAsleep(view: View, seat: number, now: number): boolean {
  const since = Math.max(view.opened, (view.closes ?? now) - IDLE);
  return view.shoe > 0 && now >= since + (view.options.slow_ms ?? 800) + (view.seats[seat]?.grace ?? 0);
}
const IDLE = 20_000; // ZK-81: the table's clock starts again with each card

type Next = { seat: number; by: { card: Card; seat: number } | null };

function nextOf(view: View, log: readonly Logged[]): Next | null {
  const goesOn = restarts(log);
  if (goesOn !== null) return { seat: goesOn, by: null };
  const by = view.top.at(-1);
  const seat = isDeep(view)
    ? null
    : designated(
        view.top,
        view.seats.map(({ colour }) => colour),
        isReversed(log),
      );
  return by && seat !== null ? { seat, by } : null;
}

/** The player told to go on since the last card. */
function restarts(log: readonly Logged[]): number | null {
  const since = log
    .slice(1 + log.findLastIndex(({ fact }) => fact.on === 'thrown'))
    .map(({ fact }) => fact as { on: string; restarts?: number | null; then?: number });
  const told = since.findLast(({ on }) => on === 'went-on' || on === 'skipped');
  return told?.restarts ?? told?.then ?? null;
}

/** The card under Again on Again can't be seen by this page any more. */
const isDeep = ({ top, shoe }: View) => shoe > top.length && top.every(({ card }) => card === 'again');

/** Only among bots: it would not be fair with people at the table, nor when a bot plays for a person who left. */
export function isAmongBots(chairs: readonly Chair[], log: readonly Logged[], seat: number): boolean {
  const bots = chairs.every(({ level }, other) => other === seat || level !== null);
  return bots && !log.some(({ fact }) => isOfPerson(fact) && fact.seat !== seat);
}

const isOfPerson = (fact: Fact & { level?: string | null }) =>
  PEOPLE.includes(fact.on) || (fact.on === 'sat' && !fact.level);
const PEOPLE = ['left', 'removed', 'bot-took-over', 'back']; // what only people do, or is done for them

const ON_OFF = ['on', 'off'] as const;
export const helpWanted = stored('sabot.zack.help', 'on', oneOf(ON_OFF));
