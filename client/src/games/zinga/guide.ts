/** What ZINGA tells the page around its board: the verb, the log and which events answer an act. */
import type { Guide, Who } from '../contract';
import type { Fact, Update } from '../../table/table.svelte';
import { figure } from '../../words/figure';
import { keyOf, knows, tell as text, type Params } from '../../words/words.svelte';
import { meritsOf } from './telling/awards';
import { DICE, LOOKS, SHOWN, signedCell } from './pieces/colours';
import { fullLines } from './board/lines';
import { whatToDo } from './board/moves';
import { cues } from './telling/sounds';
import type { Action, Event, View } from './wire.gen';

export const guide: Guide = {
  todo: (view: View, seat, who, now) =>
    text(`zinga_do_${whatToDo(view, seat, now())}`, {
      name: who.name(view.active),
      ringer: view.ringer === null ? '' : who.name(view.ringer),
    }),
  heard: (view: View, seat, now) => isHeard(view, whatToDo(view, seat, now())),
  tell,
  clause: (event) => clauseOf(event as Event | Late),
  early: ['false-start'] satisfies Action['do'][],
  settles: (action, update, seat) => settles(action as Action, update as Update<View, Event>, seat),
  sounds: cues,
  calm: ({ phase }: View) => phase === 'pause' || phase === 'over',
  ending,
  awards: (story) =>
    meritsOf(story as Update<View, Event>[]).map(({ name, seat, count }) => ({
      seat,
      title: text(`zinga_award_${name}`),
      why: text(`zinga_award_${name}_why`, { count: name === 'quickest' ? seconds(count) : count }),
    })),
};

const seconds = (millis: number) => figure(millis / 1000, 2);

/** The announcer says what happens and who rolls next; the page says what one may do now. In the first pause the board has only just come, and few listen to it yet. */
const isHeard = ({ phase, dice }: View, todo: string) =>
  !['pawn', 'roll', 'passing', 'stop'].includes(todo) && (phase !== 'pause' || dice !== null);

function tell(event: Fact, who: Who): string {
  const key = keyOf('zinga_on', kindOf(event as Event, who.me));
  const mine = who.me !== null && whose(event as Event) === who.me && knows(`${key}_you`);
  return text(mine ? `${key}_you` : key, worded(event as Event, who));
}

const whose = (event: Event) => (event.on === 'turn-ended' ? event.active : 'seat' in event ? event.seat : undefined);

function kindOf(event: Event, me: number | null): string {
  if (event.on === 'passed' && !event.passing) return 'unpassed';
  if (event.on === 'called' && event.changed) return 'changed';
  if (isLastLeft(event)) return 'left_alone';
  return event.on === 'stopped' && event.caller === me ? 'stopped_on_you' : event.on;
}

const isLastLeft = (event: Event | Late) => event.on === 'won' && !event.line?.length; // ZG-52

/** The line of a winner is shown; that there is none needs saying. */
function ending({ sheets, winner }: View): string {
  return winner === null || fullLines(sheets[winner]!).length ? '' : text('zinga_all_others_out');
}

/** The parameters in words: seats by name, cells by colour, codes by their texts. */
function worded(event: Event, who: Who): Params {
  const params: Params = {};
  for (const [field, value] of Object.entries(event)) {
    if (field === 'cell' && value) params.cell = signedCell(value);
    else if (field === 'why') params.why = text(keyOf('zinga_why', value));
    else if (field === 'dice')
      params.dice = SHOWN.map((colour) => `${LOOKS[colour].sign}\u00a0${value[DICE.indexOf(colour)]}`).join('  ');
    else if (typeof value === 'number') params[field === 'seat' ? 'name' : field] = who.name(value);
  }
  return params;
}

const CLAUSES: Partial<Record<Event['on'], string>> = {
  'falsely-started': 'ZG-23',
  plussed: 'ZG-40',
  'bonus-won': 'ZG-41',
  'bonus-lost': 'ZG-42',
  eliminated: 'ZG-52',
  'pawn-taken': 'ZG-55',
  stopped: 'ZG-56',
  pleaded: 'ZG-57',
  spared: 'ZG-57',
  declared: 'ZG-65',
  won: 'ZG-60',
};
const GAFFES = {
  'not-on-sheet': 'ZG-25',
  'not-on-table': 'ZG-21',
  'no-call': 'ZG-24',
  changed: 'ZG-24',
  'plus-full': 'ZG-43',
  undeclared: 'ZG-62',
};

type Late = { on: 'late'; seat: number; act: string };

function clauseOf(event: Event | Late): string | undefined {
  if (event.on === 'late') return event.act === 'ring' ? 'ZG-23' : undefined; // only the first one counts
  if (event.on === 'gaffed') return GAFFES[event.why];
  if (isLastLeft(event)) return 'ZG-52';
  if (event.on === 'turn-ended') return event.why === 'passed' || event.why === 'timeout' ? 'ZG-26' : undefined;
  return CLAUSES[event.on];
}

const ANSWERS: Record<Action['do'], Event['on'][]> = {
  roll: ['rolling'],
  ring: ['rang', 'falsely-started'],
  'false-start': ['falsely-started'],
  pass: ['passed'],
  call: ['called'],
  bonus: ['ticked', 'bonus-lost'],
  'take-pawn': ['pawn-taken'],
  stop: ['stopped'],
  spare: ['spared', 'gaffed'],
  declare: ['declared'],
};

export function settles(action: Action, { events, view }: Update<View, Event>, seat: number): boolean {
  if (action.do === 'declare' && view.mine?.answer?.[0] === action.cell) return true; // a false one makes no event
  return events.some((event) => ANSWERS[action.do].includes(event.on) && 'seat' in event && event.seat === seat);
}
