/** What ZINGA tells the page around its board: the verb, the log and which events answer an act. */
import type { Guide, Who } from '..';
import type { Fact, Update } from '../../table/table.svelte';
import { keyOf, knows, language, tell as text, type Params } from '../../words/words.svelte';
import { meritsOf } from './awards';
import { LOOKS, signedCell } from './colours';
import { DICE } from './layout';
import { whatToDo } from './moves';
import { cues } from './sounds';
import type { Action, Event, View } from './wire.gen';

export const guide: Guide = {
  todo: (view: View, seat, who, now) => text(`zinga_do_${whatToDo(view, seat, now())}`, { name: who.name(view.active), ringer: view.ringer === null ? '' : who.name(view.ringer) }),
  tell,
  clause: (event) => clauseOf(event as Event),
  settles: (action, update, seat) => settles(action as Action, update as Update<View, Event>, seat),
  sounds: cues,
  calm: ({ phase }: View) => phase === 'pause' || phase === 'over',
  awards: (story) => meritsOf(story as Update<View, Event>[]).map(({ name, seat, count }) => ({
    seat, title: text(`zinga_award_${name}`), why: text(`zinga_award_${name}_why`, { count: name === 'quickest' ? seconds(count) : count }),
  })),
};

const seconds = (millis: number) => (millis / 1000).toLocaleString(language.locale, { maximumFractionDigits: 2 });

function tell(event: Fact, who: Who): string {
  const key = keyOf('zinga_on', isBack(event as Event) ? 'unpassed' : event.on);
  const mine = event.seat === who.me && who.me !== null && knows(`${key}_you`);
  return text(mine ? `${key}_you` : key, worded(event as Event, who));
}

const isBack = (event: Event) => event.on === 'passed' && !event.passing;

/** The parameters in words: seats by name, cells by colour, codes by their texts. */
function worded(event: Event, who: Who): Params {
  const params: Params = {};
  for (const [field, value] of Object.entries(event)) {
    if (field === 'cell' && value) params.cell = signedCell(value);
    else if (field === 'why') params.why = text(keyOf('zinga_why', value));
    else if (field === 'dice') params.dice = DICE.map((colour, index) => `${LOOKS[colour].sign}\u00a0${value[index]}`).join('  ');
    else if (typeof value === 'number') params[field === 'seat' ? 'name' : field] = who.name(value);
  }
  return params;
}

const CLAUSES: Partial<Record<Event['on'], string>> = {
  'falsely-started': 'ZG-23', plussed: 'ZG-40', 'bonus-won': 'ZG-41', 'bonus-lost': 'ZG-42', eliminated: 'ZG-52',
  'pawn-taken': 'ZG-55', stopped: 'ZG-56', pleaded: 'ZG-57', spared: 'ZG-57', declared: 'ZG-65', won: 'ZG-60',
};
const GAFFES = {
  'not-on-sheet': 'ZG-25', 'not-on-table': 'ZG-21', 'no-call': 'ZG-24', changed: 'ZG-24', 'plus-full': 'ZG-43', undeclared: 'ZG-62',
};

function clauseOf(event: Event): string | undefined {
  if (event.on === 'gaffed') return GAFFES[event.why];
  if (event.on === 'turn-ended') return event.why === 'passed' || event.why === 'timeout' ? 'ZG-26' : undefined;
  return CLAUSES[event.on];
}

const ANSWERS: Record<Action['do'], Event['on'][]> = {
  roll: ['rolling'], ring: ['rang', 'falsely-started'], 'false-start': ['falsely-started'], pass: ['passed'], call: ['called'],
  bonus: ['ticked', 'bonus-lost'], 'take-pawn': ['pawn-taken'], stop: ['stopped'], spare: ['spared', 'gaffed'], declare: ['declared'],
};

export function settles(action: Action, { events, view }: Update<View, Event>, seat: number): boolean {
  if (action.do === 'declare' && view.mine?.answer?.[0] === action.cell) return true; // a false one makes no event
  return events.some((event) => ANSWERS[action.do].includes(event.on) && 'seat' in event && event.seat === seat);
}

