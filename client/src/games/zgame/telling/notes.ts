/** What is worth a note beside the board: one at a time, and the most pressing first. */
import type { Who } from '../../contract';
import type { Fact } from '../../../table/table.svelte';
import { say, tell } from '../../../words/words.svelte';
import { waitOf } from '../board/clock';
import type { Event, View } from '../wire.gen';

/** `heard`: screen readers are told already. */
export type Note = { text: string; clause?: string; heard?: boolean };
type Held = { planned: string[]; pencil: boolean };

/** As long as things stand so. */
export function lasting(view: View, who: Who, now: number, { planned, pencil }: Held): string {
  if (view.phase !== 'play') return '';
  return (
    waiting(view, who, now) ||
    asking(view, who.me) ||
    (planned.length ? say('zgame_planned') : '') ||
    (pencil ? say('zgame_pencil_how') : '') ||
    quiet(view)
  );
}

/** What would pass unseen without a log: the other's no, and plies that went back. */
export function isNews(fact: Fact, me: number | null): boolean {
  const event = fact as Event;
  return event.on === 'took-back' || (event.on === 'declined' && event.seat !== me);
}

/** Without a clock (ZZ-25): how long this turn is still waited for, when that draws to its end. In steps: a voice says each of them. */
function waiting(view: View, who: Who, now: number): string {
  const wait = waitOf(view, now);
  if (wait === null) return '';
  return tell(view.turn === who.me ? 'zgame_waiting_you' : 'zgame_waiting', {
    name: who.name(view.turn ?? 0),
    seconds: 15 * Math.ceil(wait / 15_000),
  });
}

function asking({ draw_offer, takeback }: View, me: number | null): string {
  if (me === null) return '';
  return draw_offer === me ? say('zgame_waits_draw') : takeback === me ? say('zgame_waits_takeback') : '';
}

const quiet = (view: View) => (view.quiet >= 20 ? say('zgame_quiet', { count: view.quiet }) : '');
