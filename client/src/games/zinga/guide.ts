/** What ZINGA tells the page around its board: the verb, the log and which events answer an act. */
import { guideOf } from '../kit/guide';
import { byName } from '../kit/telling/rows';
import { figure } from '../../words/figure';
import { keyOf, say, tell } from '../../words/words.svelte';
import { fullLines } from './board/lines';
import { whatToDo } from './board/moves';
import { DICE, LOOKS, SHOWN, signedCell } from './pieces/colours';
import { meritsOf } from './telling/awards';
import { EVENTS } from './telling/events';
import type { Action, Event, View } from './wire.gen';

export const guide = guideOf<View, Action, Event>({
  game: 'zinga',
  todo: (view, seat, now) => whatToDo(view, seat, now()),
  names: ({ active, ringer }) => ({ name: active, ringer }),
  heard: (view, seat, now) => isHeard(view, whatToDo(view, seat, now())),
  events: EVENTS,
  fields: {
    cell: signedCell,
    why: (why: string) => tell(keyOf('zinga_why', why)),
    dice: (dice: number[]) =>
      SHOWN.map((colour) => `${LOOKS[colour].sign}\u00a0${dice[DICE.indexOf(colour)]}`).join('  '),
    active: byName,
    caller: byName,
  },
  answers: {
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
  },
  settled: (action, { view }) => action.do === 'declare' && view.mine?.answer?.[0] === action.cell, // a false one makes no event
  early: ['false-start'],
  out: ({ sheets }, seat) => sheets[seat]!.out,
  ending: ({ sheets, winner }) =>
    winner === null || fullLines(sheets[winner]!).length ? '' : say('zinga_all_others_out'), // the line of a winner is shown; that there is none needs saying
  merits: meritsOf,
  count: ({ name, count }) => (name === 'quickest' ? figure(count / 1000, 2) : count),
  calm: ({ phase }) => phase === 'pause' || phase === 'over',
});

/** The announcer says what happens and who rolls next; the page says what one may do now. In the first pause the board has only just come, and few listen to it yet. */
function isHeard({ phase, dice }: View, todo: string): boolean {
  return !['pawn', 'roll', 'passing', 'stop'].includes(todo) && (phase !== 'pause' || dice !== null);
}
