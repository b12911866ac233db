/** What Snatch tells the page around its board: what to do, the log, and which events answer an act. */
import { guideOf } from '../kit/guide';
import { worth } from './coins';
import type { Action, Event, View } from './wire.gen';

export const guide = guideOf<View, Action, Event>({
  game: 'snatch',
  todo: ({ closes }, seat) => (closes === null ? 'over' : seat === null ? 'watch' : 'take'),
  events: {
    taken: { words: ({ coin }) => ({ worth: worth(coin) }), clause: 'SN-2' },
    late: { clause: 'SN-2' },
  },
  answers: { take: ['taken'] },
  object: 'coin',
});
