/** What Zigzag tells the page around its board: the verb, the log and which events answer an act. */
import type { Guide, Who } from '../contract';
import { guideOf } from '../kit/guide';
import { isOfTable } from '../kit/telling/news';
import { called, isMe } from '../kit/telling/you';
import type { Fact, Update } from '../../table/table.svelte';
import { figure } from '../../words/figure';
import { say } from '../../words/words.svelte';
import { boxesOf } from './board/moves';
import { whatToDo } from './board/todo';
import { cardName, featureName, gestureName } from './pieces/cards';
import { meritsOf } from './telling/awards';
import { boxName } from './telling/boxes';
import { EVENTS, teamName, UNTOLD } from './telling/events';
import { callName, phraseText } from './telling/phrases';
import type { Action, Event, View } from './wire.gen';

const told = guideOf<View, Action, Event>({
  game: 'zigzag_signs',
  todo: whatToDo,
  names: ({ freeze, actor }) => ({ name: freeze?.seat ?? actor }),
  events: EVENTS,
  fields: {
    card: cardName,
    power: cardName,
    shift: cardName,
    feature: featureName,
    gesture: gestureName,
    phrase: phraseText,
    call: callName,
    box: (box: never) => boxName(box),
    team: teamName,
    target: called,
    of: called,
  },
  answers: {
    ready: ['readied'],
    sign: ['signed'],
    say: ['spoke'],
    throw: ['thrown'],
    'pick-up': ['picked-up'],
    take: ['taken'],
    draw: ['drawn'],
    'make-call': ['called'],
    contre: ['contre-called'],
    'lay-stop': ['stop-laid'],
    steal: ['power-announced'],
    'swap-hands': ['power-announced'],
    'name-target': ['power-announced'],
    'lay-power': ['power-laid'],
    'shift-number': ['shifted'],
    'cancel-stop': ['stop-cancelled'],
    'cancel-power': ['power-cancelled'],
  },
  settled: isAnswered,
  merits: meritsOf,
  count: ({ name, count }) => (name === 'grab' ? figure(count / 1000, 2, 2) : count),
  ending: endingOf,
  calm: ({ phase }) => phase === 'signs' || phase === 'over',
});

/** ZS-15, ZS-16: neither gestures nor who is done are in a log. */
export const guide: Guide = { ...told, tell: (event, who) => (UNTOLD.includes(event.on) ? '' : told.tell(event, who)) };

/** ZS-90: all boxes, or as many as a short game asks for. */
function endingOf({ winners, goal, level }: View, who: Who): string {
  const names = winners.map((seat) => who.name(seat)).join(' + ');
  const whole = goal >= boxesOf(level).length;
  return say(whole ? 'zigzag_signs_ending' : 'zigzag_signs_ending_short', { names, count: goal });
}

/** Private acts have no event: the view shows what came of them. */
function isAnswered(action: Action, { view }: Update<View>): boolean {
  if (action.do === 'set-signs' || action.do === 'give') return true;
  if (action.do === 'rest') return view.mine?.done ?? true;
  if (action.do === 'show-pair') return view.freeze?.what !== 'pairs' || view.mine?.pair !== null;
  return action.do === 'choose-box' && view.freeze?.what !== 'box';
}

/** For screen readers; the page itself tells refusals. */
export const isHeard = (fact: Fact) => !isOfTable(fact) && !['readied', 'rested'].includes(fact.on);

/** What comes into one's own hand is named to its owner alone. */
export function spoken(event: Fact, who: Who, view: View): string {
  const drew = isMe(event.seat, who) && (event.on === 'picked-up' || event.on === 'drawn');
  const card = drew ? view.mine?.cards.at(-1) : undefined;
  return told.tell(event, who) + (card ? ` ${cardName(card)}.` : '');
}
