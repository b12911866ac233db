/** What Z-Game tells the page around its board: the verb, the log and which events answer an act. */
import type { Guide, Who } from '../contract';
import type { Fact, Update } from '../../table/table.svelte';
import { keyOf, knows, tell as text, type Params } from '../../words/words.svelte';
import { meritsOf } from './telling/awards';
import { symbolName } from './pieces/names';
import { cues } from './telling/sounds';
import type { Action, Event, View } from './wire.gen';

export const guide: Guide = {
  todo: (view: View, seat, who) =>
    text(`zgame_do_${whatToDo(view, seat)}`, { name: view.turn === null ? '' : who.name(view.turn) }),
  tell,
  clause: (event) => clauseOf(event as Event),
  settles: (action, update, seat) => settles(action as Action, update as Update<View, Event>, seat),
  sounds: cues,
  ending,
  awards: (story) =>
    meritsOf(story.at(-1)?.view as View | undefined).map(({ name, seat, count }) => ({
      seat,
      title: text(`zgame_award_${name}`),
      why: text(`zgame_award_${name}_why`, { count }),
    })),
  calm: () => true,
};

export function whatToDo(view: View, seat: number | null): string {
  if (view.phase === 'over') return 'over';
  if (seat === null) return 'watch';
  if (view.phase === 'setup') return view.players[seat]?.ready ? 'wait' : 'arrange';
  if (view.draw_offer === 1 - seat) return 'draw';
  if (view.takeback === 1 - seat) return 'takeback';
  return view.turn === seat ? 'move' : 'look';
}

function tell(event: Fact, who: Who): string {
  const key = keyOf('zgame_on', event.on, ...kindOf(event as Event));
  const mine = who.me !== null && whose(event as Event) === who.me && knows(`${key}_you`);
  return text(mine ? `${key}_you` : key, worded(event as Event, who));
}

const kindOf = (event: Event): string[] =>
  event.on === 'ended' && event.winner === null ? ['drawn'] : event.on === 'declined' ? [event.ask] : [];
const whose = (event: Event) => (event.on === 'ended' ? event.winner : 'seat' in event ? event.seat : undefined);

/** As the one who lost would say it, or as both would. */
export function ending({ ending: why, winner }: View, who: Who): string {
  const loser = winner === null ? null : 1 - winner;
  const key = keyOf('zgame_ended', why ?? '');
  return text(loser !== null && loser === who.me ? `${key}_you` : key, { name: loser === null ? '' : who.name(loser) });
}

/** The parameters in words: seats by name, symbols and reasons by theirs. */
function worded(event: Event, who: Who): Params {
  const seat = whose(event) ?? undefined;
  return {
    ...event,
    name: seat === undefined ? '' : who.name(seat),
    symbol: 'symbol' in event && symbolName(event.symbol),
    why: event.on === 'ended' && text(keyOf('zgame_why', event.why)),
  };
}

const ENDINGS: Record<(Event & { on: 'ended' })['why'], string> = {
  'z-taken': 'ZZ-22',
  'no-move': 'ZZ-23',
  time: 'ZZ-25',
  resigned: 'ZZ-25',
  agreed: 'ZZ-25',
  threefold: 'ZZ-24',
  quiet: 'ZZ-24',
  'two-zs': 'ZZ-24',
};

function clauseOf(event: Event): string | undefined {
  if (event.on === 'ended') return ENDINGS[event.why];
  if (event.on === 'started') return 'ZZ-21';
  return event.on === 'draw-offered' || event.on === 'takeback-asked' ? 'ZZ-26' : undefined;
}

const ANSWERS: Record<Exclude<Action['do'], 'swap' | 'shuffle'>, Event['on'][]> = {
  ready: ['readied'],
  move: ['moved'],
  reveal: ['revealed'],
  'offer-draw': ['draw-offered'],
  'ask-takeback': ['takeback-asked'],
  accept: ['took-back'],
  decline: ['declined'],
  resign: ['ended'],
};

/** An arrangement is unseen: its answer is the view alone. */
export function settles(action: Action, { events }: Update<View, Event>, seat: number): boolean {
  if (action.do === 'swap' || action.do === 'shuffle' || events.some(({ on }) => on === 'ended')) return true;
  const isMine = (event: Event) => event.on === 'took-back' || ('seat' in event && event.seat === seat);
  return events.some((event) => ANSWERS[action.do].includes(event.on) && isMine(event));
}
