/** A verdict in words: what was claimed, whether rightly, why, and what follows (ZK-49). */
import type { Who } from '..';
import { figure } from '../../words/figure';
import { say } from '../../words/words.svelte';
import { cardName, signedColour } from './colours';
import type { Due, Verdict } from './wire.gen';

export type Words = { head: string; result: string; why: string; then: string[] };

export function wordsOf(verdict: Verdict, who: Who): Words {
  const { seat, accused, colour, reason, right, takes, restarts } = verdict;
  return {
    head: say('zack_verdict_head', { name: who.name(seat), accused: who.name(accused), colour: signedColour(colour), reason: say(`zack_${reason}`) }),
    result: say(right ? 'zack_verdict_right' : 'zack_verdict_failed'),
    why: whyOf(verdict, who),
    then: takes === null || restarts === null
      ? [say('zack_wins_at_once', { name: who.name(accused) })]
      : [say('zack_takes', { name: who.name(takes) }), say('zack_restarts', { name: who.name(restarts) })],
  };
}

/** Who could throw in turn, and by which card. */
export function dueOf(due: readonly Due[], who: Who): string {
  if (!due.length) return say('zack_due_nobody');
  return due.map(({ seat, by }) => (by
    ? say('zack_due_by', { name: who.name(seat), card: cardName(by) })
    : say('zack_due_start', { name: who.name(seat) }))).join(', ');
}

function whyOf(verdict: Verdict, who: Who): string {
  const words = { accused: who.name(verdict.accused), time: verdict.margin === null ? '' : exactly(verdict.margin) };
  if (verdict.reason === 'out_of_turn') return outOfTurn(verdict, words);
  if (verdict.right) return say('zack_why_slow_right', words);
  return say(verdict.margin === null || verdict.colour_card ? 'zack_why_slow_not_due' : 'zack_why_slow_thrown', words);
}

function outOfTurn({ right, fault, last, colour_card }: Verdict, words: { accused: string; time: string }): string {
  const card = fault === null ? undefined : last[fault];
  if (right && card) return say('zack_why_out_right', { ...words, card: cardName(card.card) });
  if (right) return say('zack_why_out_colour', words);
  return say(colour_card ? 'zack_why_colour_failed' : 'zack_why_out_failed', words);
}

/** Races are told to the millisecond; what took long, in seconds. */
export function exactly(millis: number): string {
  if (millis < LONG) return say('zack_millis', { count: figure(millis) });
  return say('zack_time', { count: figure(millis / 1000, 1) });
}
const LONG = 10_000;

/** Whom the card at this place named next; null: nobody, or the verdict can't tell. */
export function namedBy({ last, due }: Verdict, index: number): number | null {
  const after = index === last.length - 1 ? due : (last[index + 1]?.due ?? []);
  return after.find(({ by }) => by === last[index]?.card)?.seat ?? null;
}
