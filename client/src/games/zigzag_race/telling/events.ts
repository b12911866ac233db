/** What happens in Zig-Zag: how it is told, its clause, its sound. */
import { winOrLose, type Late, type Rows } from '../../kit/telling/rows';
import { called, isMe } from '../../kit/telling/you';
import { say } from '../../../words/words.svelte';
import { terrainName } from '../pieces/terrains';
import type { Event } from '../wire.gen';
import { faceSound } from './sounds';

/** Not kept in the log: they would let a player look through their stack, or through the field (ZR-34). */
export const UNTOLD: readonly string[] = ['lifted', 'turned', 'kept', 'put-back', 'taken', 'uncovered'];

export const EVENTS: Rows<Event | Late> = {
  readied: { sound: { voice: 'tick', manner: { loud: 0.5 } } },
  'courses-laid': {
    words: ({ goals }, who) => ({
      goals: goals.map((goal, seat) => `${called(seat, who)} ${terrainName(goal)}`).join(', '),
    }),
    clause: 'ZR-12',
    sound: 'flight',
  },
  'countdown-began': { clause: 'ZR-30', sound: { voice: 'rattle', manner: { loud: 0.5 } } },
  'collecting-began': { clause: 'ZR-30', sound: { voice: 'bell', manner: { loud: 0.6 } } },
  lifted: { sound: (_, mine) => ({ voice: 'tick', manner: { loud: mine ? 0.5 : 0.15 } }) },
  turned: { sound: ({ terrain }, mine) => faceSound(terrain, mine) },
  kept: { sound: (_, mine) => ({ voice: 'flight', manner: { loud: mine ? 0.8 : 0.25 } }) },
  'put-back': {
    as: ({ by_table }) => (by_table ? 'put_back_by_table' : 'put_back'),
    sound: (_, mine) => (mine ? { voice: 'knock', manner: { loud: 0.4 } } : undefined),
  },
  taken: { sound: (_, mine) => ['card', { voice: 'flight', manner: { loud: mine ? 0.8 : 0.25 } }] },
  late: { clause: ({ act }) => (act === 'stop' ? 'ZR-35' : 'ZR-32'), sound: tooLate },
  stopped: {
    mark: 'turn',
    as: ({ why }) => `stopped_${why}`,
    clause: ({ seat }) => (seat === null ? 'ZR-36' : 'ZR-35'),
    sound: ({ seat }) => (seat === null ? 'bell' : ['alarm', 'bell']),
  },
  'run-began': { clause: 'ZR-41', sound: 'turn' },
  stepped: {
    as: ({ by_table }) => (by_table ? 'stepped_by_table' : 'stepped'),
    clause: ({ by_table }) => (by_table ? 'ZR-42' : undefined),
    sound: (_, mine) => ({ voice: 'knock', manner: { loud: mine ? 0.8 : 0.5 } }),
  },
  'run-ended': {
    mark: ({ why }) => (why === 'goal' ? 'turn' : undefined),
    as: ({ why }) => `run_ended_${why}`,
    clause: ({ why }) => (why === 'goal' ? 'ZR-46' : 'ZR-43'),
    sound: ({ why }, mine) => (why === 'goal' ? 'fanfare' : { voice: 'late', manner: { loud: mine ? 0.8 : 0.4 } }),
  },
  penalised: { mark: 'penalty', clause: 'ZR-45', sound: 'wrong' },
  'round-ended': { clause: 'ZR-47' },
  'race-ended': {
    words: ({ points }, who) => ({
      points: points.map((count, seat) => `${called(seat, who)} ${say('zigzag_race_points', { count })}`).join(', '),
    }),
    clause: 'ZR-51',
    sound: 'chime',
  },
  'cards-passed': { clause: 'ZR-52', sound: 'rattle' },
  won: {
    mark: 'turn',
    as: ({ seats }) => (seats.length > 1 ? 'won_shared' : 'won'),
    about: ({ seats }) => (seats.length === 1 ? seats[0]! : null),
    words: ({ seats }, who) => ({
      names: seats.map((seat) => (isMe(seat, who) ? say('you') : who.name(seat))).join(', '),
    }),
    clause: 'ZR-46',
    sound: ({ seats }, _, seat) => winOrLose(null, seat !== null && seats.includes(seat), seat),
  },
};

function tooLate(_: unknown, mine: boolean) {
  return { voice: 'late', manner: { loud: mine ? 1 : 0.25 } } as const;
}
