/** What happens in ZACK!: how it is told, its clause, its sound. */
import { winOrLose, type Late, type Rows } from '../../kit/telling/rows';
import { called, isMe } from '../../kit/telling/you';
import { signedColour } from '../pieces/colours';
import type { Event } from '../wire.gen';
import { CARDS } from './sounds';
import { wordsOf } from './verdict';

export const EVENTS: Rows<Event | Late> = {
  dealt: { about: ({ dealer }) => dealer, clause: 'ZK-54', sound: { voice: 'rattle', manner: { loud: 0.5 } } },
  'countdown-began': {
    as: ({ by_table }) => (by_table ? 'countdown_began_by_table' : 'countdown_began'),
    clause: 'ZK-15',
    sound: { voice: 'bell', manner: { loud: 0.5 } },
  },
  'went-on': { as: onward, about: ({ restarts }) => restarts, sound: 'tick' },
  thrown: {
    as: ({ by_table }) => (by_table ? 'thrown_by_table' : 'thrown'),
    clause: ({ by_table }) => (by_table ? 'ZK-81' : undefined),
    sound: ({ card }) => ['card', CARDS[card]],
  },
  'colour-thrown': {
    mark: 'turn',
    clause: 'ZK-52',
    sound: () => ['card', { voice: 'fanfare', manner: { pitch: 0.8 } }],
  },
  'colour-returned': { clause: 'ZK-52', sound: { voice: 'late', manner: { pitch: 1.2 } } },
  challenged: {
    mark: 'penalty',
    words: ({ verdict }, who) => ({ ...wordsOf(verdict, who) }),
    clause: ({ reason }) => (reason === 'slow' ? 'ZK-41' : 'ZK-43'),
    sound: ({ right }) => ['bell', right ? 'tick' : 'wrong'],
  },
  voided: { clause: 'ZK-29', sound: tooLate },
  late: { sound: tooLate },
  chosen: { as: ({ by_table }) => (by_table ? 'chosen_by_table' : 'chosen'), clause: 'ZK-61' },
  swapped: {
    words: ({ colours }, who) => ({
      colours: colours.map((colour, seat) => `${called(seat, who)} ${signedColour(colour)}`).join(', '),
    }),
    clause: 'ZK-62',
    sound: 'rattle',
  },
  flipped: {
    as: ({ reversed }) => (reversed ? 'flipped' : 'flipped_back'),
    clause: 'ZK-63',
    sound: { voice: 'rattle', manner: { pitch: 1.6 } },
  },
  'shoe-taken': { sound: 'flight' },
  skipped: {
    as: ({ seat, then }, who) => (then !== seat && isMe(then, who) ? 'skipped_then_you' : 'skipped'),
    clause: 'ZK-81',
  },
  'game-won': { mark: 'turn', clause: 'ZK-50', sound: winOrLose },
  'match-won': { mark: 'turn', clause: 'ZK-54', sound: winOrLose },
};

function onward({ restarts, begins }: Event & { on: 'went-on' }): string {
  return restarts === null ? 'went_on_as_before' : begins ? 'went_on_begins' : 'went_on';
}

function tooLate(_: unknown, mine: boolean) {
  return { voice: 'late', manner: { loud: mine ? 1 : 0.4 } } as const;
}
