/** What happens in ZINGA: how it is told, its clause, its sound. One's own bell sounds under the finger, so its verdict is silent. */
import { winOrLose, type Late, type Rows } from '../../kit/telling/rows';
import { isMe } from '../../kit/telling/you';
import type { Voice } from '../../../sound/sound';
import type { Event } from '../wire.gen';

export const EVENTS: Rows<Event | Late> = {
  rolling: { sound: 'rattle' },
  rang: { sound: (_, mine) => (mine ? undefined : 'farBell') },
  late: {
    clause: ({ act }) => (act === 'ring' ? 'ZG-23' : undefined), // only the first one counts
    sound: ({ act }, mine) => (mine && act === 'ring' ? 'late' : undefined),
  },
  'falsely-started': { clause: 'ZG-23', sound: (_, mine) => (mine ? 'late' : undefined) },
  passed: { as: ({ passing }) => (passing ? 'passed' : 'unpassed') },
  called: { as: ({ changed }) => (changed ? 'changed' : 'called') },
  ticked: { sound: near('tick') },
  plussed: { clause: 'ZG-40', sound: near('chime') },
  'bonus-won': { clause: 'ZG-41' },
  'bonus-lost': { clause: 'ZG-42' },
  gaffed: { mark: 'penalty', clause: ({ why }) => GAFFES[why], sound: near('wrong') },
  eliminated: { mark: 'turn', clause: 'ZG-52', sound: (_, mine) => (mine ? 'lose' : undefined) },
  'pawn-taken': { mark: 'turn', clause: 'ZG-55', sound: 'knock' },
  stopped: {
    as: ({ caller }, who) => (isMe(caller, who) ? 'stopped_on_you' : 'stopped'),
    clause: 'ZG-56',
    sound: 'alarm',
  },
  pleaded: { clause: 'ZG-57' },
  spared: { clause: 'ZG-57', sound: 'knock' },
  declared: { mark: 'turn', clause: 'ZG-65', sound: 'fanfare' },
  'turn-ended': {
    about: ({ active }) => active,
    clause: ({ why }) => (why === 'passed' || why === 'timeout' ? 'ZG-26' : undefined),
    sound: ({ active }, _, seat) => (active === seat ? 'turn' : undefined),
  },
  won: {
    mark: 'turn',
    as: (event) => (isLastLeft(event) ? 'left_alone' : 'won'),
    clause: (event) => (isLastLeft(event) ? 'ZG-52' : 'ZG-60'),
    sound: winOrLose,
  },
};

const GAFFES = {
  'not-on-sheet': 'ZG-25',
  'not-on-table': 'ZG-21',
  'no-call': 'ZG-24',
  changed: 'ZG-24',
  'plus-full': 'ZG-43',
  undeclared: 'ZG-62',
};

const isLastLeft = ({ line }: Event & { on: 'won' }) => !line?.length; // ZG-52

/** Softer on another's sheet. */
function near(voice: Voice) {
  return (_: unknown, mine: boolean) => (mine ? voice : { voice, manner: { loud: 0.55 } });
}
