/** What Z-Game tells the page around its board: the verb, the log and which events answer an act. */
import type { Who } from '../contract';
import { guideOf } from '../kit/guide';
import { about } from '../kit/telling/you';
import { keyOf } from '../../words/words.svelte';
import { symbolName } from './pieces/names';
import { meritsOf } from './telling/awards';
import { EVENTS } from './telling/events';
import type { Action, Event, View } from './wire.gen';

export const guide = guideOf<View, Action, Event>({
  game: 'zgame',
  todo: whatToDo,
  names: ({ turn }) => ({ name: turn }),
  events: EVENTS,
  fields: { symbol: symbolName },
  answers: {
    ready: ['readied'],
    move: ['moved'],
    reveal: ['revealed'],
    'offer-draw': ['draw-offered'],
    'ask-takeback': ['takeback-asked'],
    decline: ['declined'],
  },
  settled: (action, { events }) =>
    action.do === 'swap' ||
    action.do === 'shuffle' || // an arrangement is unseen: its answer is the view alone
    events.some(({ on }) => on === 'ended' || (on === 'took-back' && action.do === 'accept')),
  ending,
  merits: (story) => meritsOf(story.at(-1)?.view),
  calm: () => true,
});

export function whatToDo(view: View, seat: number | null): string {
  if (view.phase === 'over') return 'over';
  if (seat === null) return 'watch';
  if (view.phase === 'setup') return view.players[seat]?.ready ? 'wait' : 'arrange';
  if (view.draw_offer === 1 - seat) return 'draw';
  if (view.takeback === 1 - seat) return 'takeback';
  return view.turn === seat ? 'move' : 'look';
}

/** In the loser's words, or in words for both. */
export function ending({ ending: why, winner }: View, who: Who): string {
  return about(keyOf('zgame_ended', why ?? ''), winner === null ? null : 1 - winner, who);
}
