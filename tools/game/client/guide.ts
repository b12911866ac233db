/** What Snatch tells the page around its board: what to do, the log, and which events answer an act. */
import type { Guide, Who } from '../contract';
import type { Fact } from '../../table/table.svelte';
import { keyOf, say, tell as text } from '../../words/words.svelte';
import { worth } from './coins';
import type { Action, Event, View } from './wire.gen';

export const guide: Guide = {
  todo: ({ closes }: View, seat) =>
    say(closes === null ? 'snatch_do_over' : seat === null ? 'snatch_do_watch' : 'snatch_do_take'),
  tell,
  clause: ({ on }) => (on === 'taken' || on === 'late' ? 'SN-2' : undefined),
  settles: (action, { events }, seat) => (events as Event[]).some((event) => answers(event, action as Action, seat)),
};

function tell(fact: Fact, who: Who): string {
  const event = fact as Event;
  const key = keyOf('snatch_on', event.on);
  return text(event.seat === who.me ? `${key}_you` : key, { name: who.name(event.seat), worth: worth(event.coin) });
}

const answers = (event: Event, action: Action, seat: number) =>
  event.on === 'taken' && event.seat === seat && event.coin === action.coin;
