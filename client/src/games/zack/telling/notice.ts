/** What stands where cards are thrown while none can be: why, and what comes next. Never whose turn it is. */
import type { Who } from '../../contract';
import { say } from '../../../words/words.svelte';
import { signedColour } from '../pieces/colours';
import type { View } from '../wire.gen';
import { about, isMe } from '../../kit/telling/you';

export type Notice = { text: string; more: string; tone: 'quiet' | 'stop' | 'glad'; count?: number; button?: boolean };

export function noticeOf(view: View, who: Who, now: number): Notice | null {
  switch (view.phase) {
    case 'ready':
      return beforeStart(view, who);
    case 'countdown':
      return { text: begins(view, who), more: '', tone: 'glad', count: secondsLeft(view, now) };
    case 'play':
      return who.me !== null && view.seats[who.me]?.cards === 0
        ? { text: say('zack_pile_empty'), more: '', tone: 'glad' }
        : null;
    case 'colour':
      return colourLies(view, who);
    case 'choose':
    case 'halt':
      return halted(view, who);
    case 'verdict':
      return { text: say('zack_do_verdict'), more: '', tone: 'quiet' };
    case 'won':
    case 'over':
      return won(view, who);
  }
}

const secondsLeft = ({ closes }: View, now: number) => Math.max(1, Math.ceil(((closes ?? now) - now) / 1000));

function beforeStart(view: View, who: Who): Notice {
  const count = Math.round(((view.closes ?? view.opened) - view.opened) / 1000); // ZK-15
  const more = about('zack_ready_why', starter(view), who, { count });
  if (who.me === null) return { text: say('zack_ready_watch'), more, tone: 'quiet' };
  return view.seats[who.me]?.ready
    ? { text: say('zack_ready_wait'), more, tone: 'quiet' }
    : { text: say('zack_ready'), more, tone: 'glad', button: true };
}

/** ZK-14: open to all, since the dealer is. */
const starter = ({ dealer, seats }: View) => (dealer + 1) % seats.length;

const begins = (view: View, who: Who) => about('zack_begins', starter(view), who);

/** All see whether cards are left; whether it was in turn, they must know (ZK-51). */
function colourLies({ colour_card: seat, seats }: View, who: Who): Notice {
  if (seat === null || isMe(seat, who)) return { text: say('zack_colour_thrown_you'), more: '', tone: 'glad' };
  const cards = seats[seat]!.cards;
  const text = say(cards ? 'zack_colour_early' : 'zack_colour_wins', { name: who.name(seat), cards });
  return { text, more: say('zack_colour_object'), tone: 'stop' };
}

function halted({ top, chosen }: View, who: Who): Notice {
  const { card, seat } = top.at(-1) ?? { card: 'choose', seat: 0 };
  if (card === 'swap')
    return { text: say('zack_halt_swap'), more: about('zack_halt_swap_why', seat, who), tone: 'stop' };
  if (card === 'left-right')
    return { text: say('zack_halt_left_right'), more: about('zack_halt_left_right_why', seat, who), tone: 'stop' };
  if (chosen) return { text: say('zack_halt_chosen', { colour: signedColour(chosen) }), more: '', tone: 'stop' };
  return { text: about('zack_halt_choose', seat, who), more: '', tone: 'stop' };
}

function won(view: View, who: Who): Notice {
  const text = view.winner === null ? '' : about('zack_game_won', view.winner, who);
  return { text, more: goesOn(view) ? say('zack_next_deal') : '', tone: 'glad' };
}

/** A decisive verdict is looked at first, but no game follows it (ZK-49, ZK-54). */
const goesOn = ({ phase, seats, options }: View) =>
  phase === 'won' && seats.every(({ wins }) => wins < (options.wins ?? 2));
