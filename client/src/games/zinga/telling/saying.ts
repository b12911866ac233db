/** What is being said at the table now: one thing, of one player, about one cell. */
import type { Who } from '../../contract';
import type { Fact } from '../../../table/table.svelte';
import { say } from '../../../words/words.svelte';
import { signedCell, spokenDice, unsigned } from '../pieces/colours';
import { guide } from '../guide';
import { newsOf, verdictOf } from '../board/turn';
import type { Event, View } from '../wire.gen';

export type Stamp = 'tick' | 'plus' | 'gaffe' | 'stop' | 'four' | 'out';
export type Saying = { text: string; seat: number | null; cell: string | null; stamp: Stamp | null; loud: boolean };

/** `read`: there was time to read what the turn came to. */
export function sayingOf(view: View, facts: Fact[], who: Who, read = false): Saying {
  if (view.phase === 'pause' || view.phase === 'over') return ofPause(view, facts, who, read);
  if (view.ringer !== null) return ofRinger(view, view.ringer, who);
  return quiet(ofOne('zinga_rolls', view.active, who), view.active);
}

type Said = 'zinga_rolls' | 'zinga_next_roll' | 'zinga_rings' | 'zinga_calls' | 'zinga_changes';

/** To the player, or by name of another. */
const ofOne = (key: Said, seat: number, who: Who, cell = '') =>
  say(seat === who.me ? `${key}_you` : key, { name: who.name(seat), cell });

const quiet = (text: string, seat: number | null): Saying => ({ text, seat, cell: null, stamp: null, loud: false });

function ofRinger(view: View, seat: number, who: Who): Saying {
  const [cell, stamp] = [view.phase === 'called' ? view.call : null, view.phase === 'bonus' ? ('plus' as const) : null];
  return { text: wordsOf(view, seat, who), seat, cell, stamp, loud: true };
}

function wordsOf({ phase, call, changed, plea }: View, seat: number, who: Who): string {
  if (phase === 'rung') return ofOne('zinga_rings', seat, who);
  if (phase === 'called')
    return ofOne(changed ? 'zinga_changes' : 'zinga_calls', seat, who, call ? signedCell(call) : '');
  if (phase === 'plea' && plea) return guide.tell({ on: 'pleaded', seat, why: plea } satisfies Event as Fact, who);
  return seat === who.me ? say('zinga_bonus_how') : say('zinga_on_bonus_won', { name: who.name(seat) });
}

/** Answers to one's own declaration first: they are nobody else's business. Then the news, and then what is due. */
function ofPause(view: View, facts: Fact[], who: Who, read: boolean): Saying {
  const answer = view.phase === 'pause' && who.me !== null ? view.mine?.answer : null;
  if (answer && !answer[1])
    return { ...quiet(say('zinga_four_false', { cell: signedCell(answer[0]) }), who.me), cell: answer[0], loud: true };
  const news = newsOf(facts);
  if (isDue(view, who) && !(news && (!read || isGaffe(news, who.me))))
    return { ...quiet(say('zinga_four_due'), who.me), loud: true };
  if (news) return ofNews(news, who);
  return quiet(ofOne('zinga_next_roll', view.active, who), view.active);
}

const isDue = ({ phase, mine }: View, who: Who) => phase === 'pause' && who.me !== null && Boolean(mine?.due.length);
const isGaffe = (news: Event, me: number | null) => news.on === 'gaffed' && news.seat === me;

function ofNews(event: Event, who: Who): Saying {
  const seat = 'seat' in event ? event.seat : null;
  const cell = 'cell' in event ? (event.cell ?? null) : null;
  return { text: guide.tell(event, who), seat, cell, stamp: STAMPS[event.on] ?? null, loud: event.on !== 'turn-ended' };
}

const STAMPS: Partial<Record<Event['on'], Stamp>> = {
  ticked: 'tick',
  plussed: 'plus',
  gaffed: 'gaffe',
  stopped: 'stop',
  declared: 'four',
  eliminated: 'out',
};

/** The same for screen readers: the dice, words without shapes, and each thing once. */
export function heardOf(view: View, facts: Fact[], who: Who): string {
  if (view.phase === 'rolling') return tooSoon(facts, who);
  if (view.phase === 'rolled' && view.dice) return `${tooSoon(sinceShown(facts), who)} ${spokenDice(view.dice)}`.trim();
  if (view.phase === 'pause') return view.dice ? heardInPause(view, facts, who) : ''; // the page says who begins
  const beaten = view.phase === 'rung' && verdictOf(facts, who.me)?.kind === 'late';
  return beaten ? say('zinga_too_late', { name: who.name(view.ringer!) }) : unsigned(sayingOf(view, facts, who).text);
}

const tooSoon = (facts: Fact[], who: Who) => (verdictOf(facts, who.me)?.kind === 'early' ? say('zinga_too_soon') : '');
const sinceShown = (facts: Fact[]) => facts.slice(facts.findLastIndex(({ on }) => on === 'rolled') + 1);

function heardInPause(view: View, facts: Fact[], who: Who): string {
  const { text, loud } = sayingOf(view, facts, who);
  const due = isDue(view, who) && newsOf(facts) ? [say('zinga_four_due')] : [];
  return unsigned(loud ? [text, ...due, `${ofOne('zinga_next_roll', view.active, who)}.`].join(' ') : text);
}
