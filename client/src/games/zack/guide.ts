/** What ZACK! tells the page around its board: the verb, the log and which events answer an act. */
import type { Guide, Who } from '../contract';
import type { Fact, Update } from '../../table/table.svelte';
import { keyOf, knows, say, tell as text, type Params } from '../../words/words.svelte';
import { meritsOf } from './telling/awards';
import { cardName, signedColour } from './pieces/colours';
import { whatToDo } from './board/moves';
import { cues } from './telling/sounds';
import { exactly, wordsOf } from './telling/verdict';
import type { Action, Event, View } from './wire.gen';
import { called, isMe } from './telling/you';

export const guide: Guide = {
  todo: (view: View, seat) => text(`zack_do_${whatToDo(view, seat)}`),
  tell,
  clause: (event) => clauseOf(event as Event),
  early: ['too-soon'] satisfies Action['do'][],
  settles: (action, update, seat) => settles(action as Action, update as Update<View, Event>, seat),
  sounds: cues,
  awards: (story) =>
    meritsOf(story as Update<View, Event>[]).map(({ name, seat, count }) => ({
      seat,
      title: text(`zack_award_${name}`),
      why: text(`zack_award_${name}_why`, { count: name === 'quickest' ? exactly(count) : count }),
    })),
  calm: ({ phase }: View) => phase === 'ready' || phase === 'verdict' || phase === 'won' || phase === 'over',
};

function tell(fact: Fact, who: Who): string {
  const event = fact as Event;
  if (event.on === 'challenged') return text('zack_on_challenged', wordsOf(event.verdict, who));
  const key = keyOf('zack_on', event.on, ...kindOf(event));
  const mine = toMe(event, who)
    .map((form) => `${key}_${form}`)
    .find(knows);
  return text(mine ?? key, worded(event, who));
}

const whose = (event: Event) =>
  event.on === 'went-on'
    ? event.restarts
    : event.on === 'dealt'
      ? event.dealer
      : 'seat' in event
        ? event.seat
        : undefined;

/** The forms in which it can speak to this player. */
function toMe(event: Event, who: Who): string[] {
  if (isMe(whose(event), who)) return ['you'];
  return event.on === 'skipped' && isMe(event.then, who) ? ['then_you'] : [];
}

function kindOf(event: Event): string[] {
  if ('by_table' in event && event.by_table) return ['by_table'];
  if (event.on !== 'went-on') return [];
  return event.restarts === null ? ['as_before'] : event.begins ? ['begins'] : [];
}

/** The parameters in words: seats by name, cards and colours by sign and name. */
function worded(event: Event, who: Who): Params {
  const params: Params = {};
  for (const [field, value] of Object.entries(event)) {
    if (field === 'card') params.card = cardName(value);
    else if (field === 'colour') params.colour = signedColour(value);
    else if (field === 'cards') params.cards = value;
    else if (typeof value === 'number') params[field === 'seat' ? 'name' : field] = who.name(value);
  }
  if (event.on === 'swapped')
    params.colours = event.colours.map((colour, seat) => `${called(seat, who)} ${signedColour(colour)}`).join(', ');
  return params;
}

const CLAUSES: Partial<Record<Event['on'], string>> = {
  dealt: 'ZK-54',
  'colour-thrown': 'ZK-52',
  'colour-returned': 'ZK-52',
  voided: 'ZK-29',
  chosen: 'ZK-61',
  swapped: 'ZK-62',
  flipped: 'ZK-63',
  skipped: 'ZK-81',
  'game-won': 'ZK-50',
  'match-won': 'ZK-54',
};

function clauseOf(event: Event): string | undefined {
  if (event.on === 'challenged') return event.reason === 'slow' ? 'ZK-41' : 'ZK-43';
  if (event.on === 'thrown') return event.by_table ? 'ZK-81' : undefined;
  return CLAUSES[event.on];
}

const ANSWERS: Record<Action['do'], Event['on'][]> = {
  ready: ['readied'],
  throw: ['thrown'],
  'throw-colour': ['colour-thrown'],
  challenge: ['challenged', 'voided'],
  'too-soon': ['voided'],
  choose: ['chosen'],
};

export function settles(action: Action, { events }: Update<View, Event>, seat: number): boolean {
  return events.some((event) => ANSWERS[action.do].includes(event.on) && 'seat' in event && event.seat === seat);
}

/** For those who hear the table: what the eyes see at once, in as few words. */
export function spoken(event: Fact, who: Who): string {
  return event.on === 'late' ? (event.seat === who.me ? say('zack_late_card') : '') : tell(event, who);
}
