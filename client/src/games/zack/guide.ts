/** What ZACK! tells the page around its board: the verb, the log and which events answer an act. */
import type { Guide, Who } from '../contract';
import { guideOf } from '../kit/guide';
import { byName } from '../kit/telling/rows';
import type { Fact } from '../../table/table.svelte';
import { lapse } from '../../words/lapse';
import { say } from '../../words/words.svelte';
import { whatToDo } from './board/moves';
import { cardName, signedColour } from './pieces/colours';
import { meritsOf } from './telling/awards';
import { EVENTS } from './telling/events';
import type { Action, Event, View } from './wire.gen';

const told = guideOf<View, Action, Event>({
  game: 'zack',
  todo: whatToDo,
  events: EVENTS,
  fields: { card: cardName, colour: signedColour, dealer: byName, restarts: byName, then: byName },
  answers: {
    ready: ['readied'],
    throw: ['thrown'],
    'throw-colour': ['colour-thrown'],
    challenge: ['challenged', 'voided'],
    'too-soon': ['voided'],
    choose: ['chosen'],
  },
  early: ['too-soon'],
  merits: meritsOf,
  count: ({ name, count }) => (name === 'quickest' ? lapse(count) : count),
  calm: ({ phase }) => phase === 'ready' || phase === 'verdict' || phase === 'won' || phase === 'over',
});

export const guide: Guide = { ...told, sounds: (events, seat) => told.sounds(oneEnd(events), seat) };

/** The game that decides a match has no fanfare of its own. */
function oneEnd(events: Fact[]): Fact[] {
  const won = events.some(({ on }) => on === 'match-won');
  return events.filter(({ on }) => !(won && on === 'game-won'));
}

/** For screen readers: what eyes see at once, in as few words. Of cards that came too late only one's own. */
export function spoken(event: Fact, who: Who): string {
  return event.on === 'late' ? say('zack_late_card') : guide.tell(event, who);
}
