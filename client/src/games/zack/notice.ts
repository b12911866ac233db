/** What stands where cards are thrown while none can be: why, and what comes next. Never whose turn it is. */
import type { Who } from '..';
import { say } from '../../words/words.svelte';
import { signedColour } from './colours';
import type { View } from './wire.gen';

export type Notice = { text: string; more: string; tone: 'quiet' | 'stop' | 'glad'; count?: number };

export function noticeOf(view: View, who: Who, now: number): Notice | null {
  switch (view.phase) {
    case 'ready': return beforeStart(view, who);
    case 'countdown': return { text: begins(view, who), more: '', tone: 'glad', count: secondsLeft(view, now) };
    case 'play': return who.me !== null && view.seats[who.me]?.cards === 0 ? { text: say('zack_pile_empty'), more: '', tone: 'glad' } : null;
    case 'colour': return colourLies(view, who);
    case 'choose': case 'halt': return halted(view, who);
    case 'verdict': return { text: say('zack_do_verdict'), more: '', tone: 'quiet' };
    case 'won': case 'over': return won(view, who);
  }
}

export const secondsLeft = ({ closes }: View, now: number) => Math.max(1, Math.ceil(((closes ?? now) - now) / 1000));

function beforeStart(view: View, who: Who): Notice {
  const more = say('zack_ready_why', { name: who.name(starter(view)) });
  const waits = who.me === null || view.seats[who.me]?.ready;
  return waits ? { text: say('zack_ready_wait'), more, tone: 'quiet' } : { text: say('zack_ready'), more, tone: 'glad' };
}

/** ZK-14: open to all, since the dealer is. */
const starter = ({ dealer, seats }: View) => (dealer + 1) % seats.length;

function begins(view: View, who: Who): string {
  const seat = starter(view);
  return seat === who.me ? say('zack_begins_you') : say('zack_begins', { name: who.name(seat) });
}

function colourLies({ colour_card }: View, who: Who): Notice {
  if (colour_card === who.me) return { text: say('zack_colour_thrown_you'), more: '', tone: 'glad' };
  return { text: say('zack_colour_thrown', { name: colour_card === null ? '' : who.name(colour_card) }), more: say('zack_colour_object'), tone: 'stop' };
}

function halted({ top, chosen }: View, who: Who): Notice {
  const { card, seat } = top.at(-1) ?? { card: 'choose', seat: 0 };
  const name = who.name(seat);
  if (card === 'swap') return { text: say('zack_halt_swap'), more: say('zack_halt_swap_why', { name }), tone: 'stop' };
  if (card === 'left-right') return { text: say('zack_halt_left_right'), more: say('zack_halt_left_right_why', { name }), tone: 'stop' };
  if (chosen) return { text: say('zack_halt_chosen', { colour: signedColour(chosen) }), more: '', tone: 'stop' };
  return { text: say('zack_halt_choose', { name }), more: '', tone: 'stop' };
}

function won({ winner, phase }: View, who: Who): Notice {
  const text = winner === who.me && winner !== null ? say('zack_game_won_you') : say('zack_game_won', { name: winner === null ? '' : who.name(winner) });
  return { text, more: phase === 'won' ? say('zack_next_deal') : '', tone: 'glad' };
}
