/** What happens in Zigzag: how it is told, its clause, its sound. */
import type { Who } from '../../contract';
import { winOrLose, type Late, type Rows } from '../../kit/telling/rows';
import { called, isMe } from '../../kit/telling/you';
import { tell } from '../../../words/words.svelte';
import { cardName } from '../pieces/cards';
import type { Event } from '../wire.gen';
import { atMat, loud } from './sounds';

/** Not kept in the log (ZS-15, ZS-16, ZS-26). */
export const UNTOLD: readonly string[] = ['signed', 'rested', 'readied'];

export const teamName = (team: number) => tell(`zigzag_signs_team_${team}`);

/** Another text for whom it hits. */
const hits = (on: string) => (event: { target: number }, who: Who) => (isMe(event.target, who) ? `${on}_at_you` : on);
const names = (seats: readonly number[], who: Who) => seats.map((seat) => called(seat, who)).join(', ');
const cards = (list: readonly string[]) => list.map(cardName).join(' / ');

export const EVENTS: Rows<Event | Late> = {
  readied: { sound: { voice: 'tick', manner: { loud: 0.5 } } },
  'round-began': {
    as: ({ number }) => (number === null ? 'round_began' : 'round_began_number'),
    clause: 'ZS-14',
    sound: { voice: 'rattle', manner: { loud: 0.5 } },
  },
  'hand-began': { clause: 'ZS-20', sound: { voice: 'card', manner: { loud: 0.5 } } },
  'ten-began': { clause: 'ZS-68', sound: 'alarm' },
  'ten-ended': { clause: 'ZS-68', sound: 'bell' },
  signed: { sound: { voice: 'tick', manner: { loud: 0.25 } } }, // the same for all
  spoke: { clause: 'ZS-15', sound: { voice: 'knock', manner: { loud: 0.4 } } },
  thrown: { sound: (_, mine) => atMat('card', mine) },
  'picked-up': { sound: (_, mine) => atMat('flight', mine) },
  taken: { sound: (_, mine) => atMat('flight', mine) },
  drawn: { clause: 'ZS-25', sound: (_, mine) => atMat('flight', mine) },
  late: {
    clause: ({ act }) => (act === 'take' ? 'ZS-24' : 'ZS-45'),
    sound: (_, mine) => loud('late', mine ? 1 : 0.25),
  },
  reshuffled: { clause: 'ZS-27', sound: 'rattle' },
  'hand-ended': { as: ({ why }) => `hand_ended_${why}`, clause: 'ZS-26', sound: loud('tick', 0.5) },
  called: { clause: 'ZS-40', sound: () => ['alarm', 'bell'] },
  'hand-shown': {
    as: ({ makes }) => `hand_shown_${makes ?? 'nothing'}`,
    words: (event) => ({ cards: cards(event.cards) }),
    clause: 'ZS-41',
  },
  'call-right': { mark: 'turn', clause: 'ZS-41', sound: 'fanfare' },
  'call-wrong': { mark: 'penalty', clause: 'ZS-42', sound: 'wrong' },
  ticked: { as: ({ by_table }) => (by_table ? 'ticked_by_table' : 'ticked'), clause: 'ZS-41', sound: 'chime' },
  'hands-changed': { words: ({ seats }, who) => ({ names: names(seats, who) }), clause: 'ZS-46', sound: 'rattle' },
  'contre-called': { clause: 'ZS-50', sound: { voice: 'alarm', manner: { pitch: 0.7 } } },
  'pair-shown': {
    as: ({ cards, short }) => (cards.length ? 'pair_shown' : short ? 'pair_shown_short' : 'pair_shown_none'),
    words: (event) => ({ cards: cards(event.cards) }),
    clause: ({ short }) => (short ? 'ZS-34' : 'ZS-51'),
    sound: 'card',
  },
  'contre-confirmed': { mark: 'turn', clause: 'ZS-54', sound: { voice: 'fanfare', manner: { pitch: 0.8 } } },
  'contre-failed': { mark: 'penalty', clause: 'ZS-54', sound: 'wrong' },
  'stop-laid': { as: hits('stop_laid'), clause: 'ZS-62', sound: { voice: 'alarm', manner: { pitch: 1.4, loud: 0.7 } } },
  'power-announced': {
    as: hits('power_announced'),
    clause: 'ZS-65',
    sound: { voice: 'alarm', manner: { pitch: 0.85, loud: 0.8 } },
  },
  'power-laid': { clause: 'ZS-66', sound: 'knock' },
  'power-turned': { clause: 'ZS-66', sound: 'turn' },
  'power-dropped': {
    as: ({ excluded }) => (excluded ? 'power_dropped_excluded' : 'power_dropped'),
    clause: ({ excluded }) => (excluded ? 'ZS-70' : 'ZS-66'),
    sound: { voice: 'late', manner: { loud: 0.5 } },
  },
  stolen: { as: hits('stolen'), clause: 'ZS-63', sound: 'flight' },
  swapped: { as: hits('swapped'), clause: 'ZS-64', sound: 'rattle' },
  'hand-seen': { as: hits('hand_seen'), clause: 'ZS-69', sound: 'chime' },
  shifted: { clause: 'ZS-71', sound: 'tick' },
  'stop-cancelled': { as: hits('stop_cancelled'), clause: 'ZS-65', sound: 'bell' },
  'power-cancelled': { clause: 'ZS-65', sound: 'bell' },
  'round-ended': {
    as: ({ why }) => `round_ended_${why}`,
    clause: ({ why }) => (why === 'drawn' ? 'ZS-48' : 'ZS-44'),
    sound: 'turn',
  },
  won: {
    mark: 'turn',
    as: ({ seats }, who) => (who.me !== null && seats.includes(who.me) ? 'won_you' : 'won'),
    words: ({ seats }, who) => ({ names: seats.map((seat) => who.name(seat)).join(' + ') }),
    clause: 'ZS-90',
    sound: ({ seats }, _, seat) => winOrLose(null, seat !== null && seats.includes(seat), seat),
  },
};
