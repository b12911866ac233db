/** What happens in Z-Game: how it is told, its clause, its sound. */
import type { Rows } from '../../kit/telling/rows';
import { keyOf, tell } from '../../../words/words.svelte';
import type { Event } from '../wire.gen';

type Ended = Event & { on: 'ended' };

export const EVENTS: Rows<Event> = {
  started: { clause: 'ZZ-21', sound: 'farBell' },
  moved: { sound: (_, mine) => ({ voice: 'knock', manner: { pitch: mine ? 1 : 0.8 } }) },
  taken: { mark: 'turn', sound: 'card' },
  revealed: { mark: 'turn', sound: 'chime' },
  'draw-offered': { clause: 'ZZ-26', sound: (_, mine) => (mine ? undefined : 'turn') },
  'takeback-asked': { clause: 'ZZ-26', sound: (_, mine) => (mine ? undefined : 'turn') },
  declined: { as: ({ ask }) => `declined_${ask}`, sound: (_, mine) => (mine ? undefined : 'late') },
  'took-back': { sound: 'flight' },
  ended: {
    mark: 'turn',
    as: ({ winner }) => (winner === null ? 'ended_drawn' : 'ended'),
    about: ({ winner }) => winner,
    words: ({ why }) => ({ why: tell(keyOf('zgame_why', why)) }),
    clause: ({ why }) => ENDINGS[why],
    sound: ({ winner }, _, seat) => (winner === null ? 'turn' : seat === null || winner === seat ? 'win' : 'lose'),
  },
};

const ENDINGS: Record<Ended['why'], string> = {
  'z-taken': 'ZZ-22',
  'no-move': 'ZZ-23',
  time: 'ZZ-25',
  resigned: 'ZZ-25',
  agreed: 'ZZ-25',
  threefold: 'ZZ-24',
  quiet: 'ZZ-24',
  'two-zs': 'ZZ-24',
};
