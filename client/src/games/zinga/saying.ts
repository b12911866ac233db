/** What is being said at the table now: one thing, of one player, about one cell. */
import type { Who } from '..';
import type { Fact } from '../../table/table.svelte';
import { say } from '../../words/words.svelte';
import { signedCell } from './colours';
import { guide } from './guide';
import { newsOf } from './turn';
import type { Event, View } from './wire.gen';

export type Stamp = 'tick' | 'plus' | 'gaffe' | 'stop' | 'four' | 'out';
export type Saying = { text: string; seat: number | null; cell: string | null; stamp: Stamp | null; loud: boolean };

export function sayingOf(view: View, facts: Fact[], who: Who): Saying {
  if (view.phase === 'pause' || view.phase === 'over') return ofPause(view, facts, who);
  if (view.ringer !== null) return ofRinger(view, view.ringer, who);
  return quiet(say('zinga_rolls', { name: who.name(view.active) }), view.active);
}

const quiet = (text: string, seat: number | null): Saying => ({ text, seat, cell: null, stamp: null, loud: false });

function ofRinger(view: View, seat: number, who: Who): Saying {
  const [mine, name] = [seat === who.me, who.name(seat)];
  const called = view.call && say('zinga_calls', { name, cell: signedCell(view.call) });
  const text = {
    rung: say(mine ? 'zinga_rings_you' : 'zinga_rings', { name }),
    called: view.changed ? say('zinga_changes', { name }) : called,
    bonus: mine ? say('zinga_bonus_how') : say('zinga_on_bonus_won', { name }),
    plea: say(mine ? 'zinga_on_pleaded_you' : 'zinga_on_pleaded', { name }),
  }[view.phase as string];
  return { text: text ?? '', seat, cell: view.phase === 'called' ? view.call : null, stamp: view.phase === 'bonus' ? 'plus' : null, loud: true };
}

/** Answers to one's own declaration first: they are nobody else's business. */
function ofPause(view: View, facts: Fact[], who: Who): Saying {
  const [answer, due] = view.phase === 'pause' ? [view.mine?.answer, view.mine?.due.length] : [null, 0];
  if (answer && !answer[1]) return { ...quiet(say('zinga_four_false', { cell: signedCell(answer[0]) }), who.me), cell: answer[0], loud: true };
  if (due) return { ...quiet(say('zinga_four_due'), who.me), stamp: 'four', loud: true };
  const news = newsOf(facts);
  if (news) return ofNews(news, who);
  return quiet(say('zinga_next_roll', { name: who.name(view.active) }), view.active);
}

function ofNews(event: Event, who: Who): Saying {
  const seat = event.on === 'stopped' ? event.caller : 'seat' in event ? event.seat : null;
  const cell = 'cell' in event ? (event.cell ?? null) : null;
  return { text: guide.tell(event, who), seat, cell, stamp: STAMPS[event.on] ?? null, loud: event.on !== 'turn-ended' };
}

const STAMPS: Partial<Record<Event['on'], Stamp>> = {
  ticked: 'tick', plussed: 'plus', gaffed: 'gaffe', stopped: 'stop', declared: 'four', eliminated: 'out',
};
