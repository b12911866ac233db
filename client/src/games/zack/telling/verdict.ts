/** A verdict in words: what was claimed, whether rightly, why, and what follows (ZK-49). */
import type { Who } from '../../contract';
import { lapse } from '../../../words/lapse';
import { say, type Params } from '../../../words/words.svelte';
import { cardName, signedColour } from '../pieces/colours';
import type { Due, Verdict } from '../wire.gen';
import { about, called, isMe } from '../../kit/telling/you';

export type Words = { head: string; result: string; why: string; then: string[] };

export function wordsOf(verdict: Verdict, who: Who): Words {
  const { accused, right, takes, restarts } = verdict;
  return {
    head: headOf(verdict, who),
    result: say(right ? 'zack_verdict_right' : 'zack_verdict_failed'),
    why: whyOf(verdict, who),
    then:
      takes === null || restarts === null
        ? [about('zack_wins_at_once', accused, who)]
        : [about('zack_takes', takes, who), about('zack_restarts', restarts, who)],
  };
}

function headOf({ seat, accused, colour, reason }: Verdict, who: Who): string {
  const words = {
    name: who.name(seat),
    accused: who.name(accused),
    colour: signedColour(colour),
    reason: about(`zack_${reason}`, accused, who), // “not your turn” to the accused
  };
  return isMe(seat, who) ? say('zack_verdict_head_by_you', words) : about('zack_verdict_head', accused, who, words);
}

/** How it ended for one of the two it is about. */
export function endedFor({ seat, accused, takes }: Verdict, me: number | null): 'well' | 'badly' | null {
  if (me !== seat && me !== accused) return null;
  return me === (takes ?? seat) ? 'badly' : 'well';
}

/** Who could throw in turn, and by which card; each of them once. */
export function dueOf(due: readonly Due[], who: Who): string {
  if (!due.length) return say('zack_due_nobody');
  return [...new Set(due.map(({ seat }) => seat))].map((seat) => dueBy(due, seat, who)).join(` ${say('zack_or')} `);
}

function dueBy(due: readonly Due[], seat: number, who: Who): string {
  const cards = due.flatMap((one) => (one.seat === seat && one.by ? [cardName(one.by)] : []));
  const name = called(seat, who);
  return cards.length
    ? say('zack_due_by', { name, card: [...new Set(cards)].join(` ${say('zack_or')} `) })
    : say('zack_due_start', { name });
}

function whyOf(verdict: Verdict, who: Who): string {
  const { accused, reason, margin } = verdict;
  const params = { accused: who.name(accused), time: margin === null ? '' : lapse(margin) };
  const [key, more] = reason === 'slow' ? [slow(verdict), {}] : outOfTurn(verdict, who);
  return about(`zack_why_${key}`, accused, who, { ...params, ...more });
}

function slow({ right, colour_card, takes, margin }: Verdict): string {
  if (right) return 'slow_right';
  if (colour_card) return takes === null ? 'colour_failed' : 'slow_colour';
  return margin === null ? 'slow_not_due' : 'slow_thrown';
}

function outOfTurn({ right, fault, last, colour_card, cards, due }: Verdict, who: Who): [string, Params] {
  const card = fault === null ? undefined : last[fault];
  if (right && card) return ['out_right', { card: cardName(card.card) }];
  if (right) return cards ? ['colour_cards', { cards }] : ['colour_turn', { due: dueOf(due, who) }];
  return [colour_card ? 'colour_failed' : last.length < REACH ? 'out_failed_all' : 'out_failed', {}];
}
const REACH = 4; // ZK-43

/** Whom the card at this place named next; null: nobody, or the verdict can't tell. */
export function namedBy({ last, due }: Verdict, index: number): number | null {
  const after = index === last.length - 1 ? due : (last[index + 1]?.due ?? []);
  return after.find(({ by }) => by === last[index]?.card)?.seat ?? null;
}
