/** What Zig-Zag tells the page around its board: the verb, the log and which events answer an act. */
import type { Guide, Who } from '../contract';
import { guideOf } from '../kit/guide';
import { isOfTable } from '../kit/telling/news';
import { isMe } from '../kit/telling/you';
import type { Fact } from '../../table/table.svelte';
import { say } from '../../words/words.svelte';
import { isSame } from './board/build/build';
import { whatToDo } from './board/moves';
import { terrainName } from './pieces/terrains';
import { meritsOf } from './telling/awards';
import { EVENTS, UNTOLD } from './telling/events';
import type { Action, Event, View } from './wire.gen';

const told = guideOf<View, Action, Event>({
  game: 'zigzag_race',
  todo: whatToDo,
  names: ({ run }) => ({ name: run?.seat ?? null }),
  events: EVENTS,
  fields: { terrain: terrainName, misfit: terrainName },
  answers: {
    ready: ['readied'],
    turn: ['lifted'],
    keep: ['kept'],
    leave: ['put-back'],
    take: ['taken'],
    stop: ['stopped'],
    go: ['stepped'],
    hurry: ['hurried'],
  },
  settled: isAnswered,
  merits: meritsOf,
  calm: ({ phase }) => phase !== 'collect' && phase !== 'countdown',
});

/** ZR-34: what the log doesn't keep is told as nothing. */
export const guide: Guide = { ...told, tell: (event, who) => (UNTOLD.includes(event.on) ? '' : told.tell(event, who)) };

/** A course is answered by the view that shows it; and once the phase is over, nothing of it is awaited. */
function isAnswered(action: Action, { view }: { view: View }): boolean {
  if (action.do === 'lay') return view.phase !== 'build' || isSame(view.mine?.course ?? [], action.course); // an older answer isn't its own
  if (action.do === 'suggest') return true;
  const hands = ['turn', 'keep', 'leave', 'take', 'stop'].includes(action.do);
  return hands && view.phase !== 'collect';
}

/** For screen readers: own faces and acts, what others turn, and what all must know. */
export function isHeard(fact: Fact, who: Who): boolean {
  const { on, seat } = fact;
  if (['kept', 'taken', 'put-back', 'late'].includes(on)) return isMe(seat, who);
  return on !== 'readied' && on !== 'lifted' && !isOfTable(fact);
}

export const spoken = (event: Fact, who: Who) =>
  event.on === 'late' ? say('zigzag_race_second') : told.tell(event, who);
