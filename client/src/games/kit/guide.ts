/** A guide from tables: what happens (`events`), and which of it answers an act (`answers`). The rest is asked of the game. */
import type { Guide, IsBot } from '../contract';
import type { Act, Fact, Update } from '../../table/table.svelte';
import { tell } from '../../words/words.svelte';
import { awardsOf, type Merit } from './merits';
import { clauses, marks, sounds, teller, type Fields, type Late, type Rows } from './telling/rows';

type Plan<View, Action extends Act, Event extends { on: string }> = {
  game: string;
  /** The name of a verb, `<game>_do_<name>`, and the seats that it names. */
  todo: (view: View, seat: number | null, now: () => number) => string;
  names?: (view: View) => Record<string, number | null>;
  events: Rows<Event | Late>;
  fields?: Fields;
  answers: Partial<Record<Action['do'], Event['on'][]>>;
  object?: string; // the field by which an act names what it is about: its answer names the same
  settled?: (action: Action, update: Update<View, Event & Fact>, seat: number) => boolean; // by something other than its own event
  merits?: (story: Update<View, Event & Fact>[], isBot: IsBot) => Merit<string>[];
  count?: (merit: Merit<string>) => string | number; // of a merit, as it is told
  early?: Action['do'][];
  heard?: (view: View, seat: number | null, now: () => number) => boolean;
  out?: (view: View, seat: number) => boolean;
  ending?: (view: View, who: Parameters<Guide['tell']>[1]) => string;
  calm?: (view: View) => boolean;
};

export function guideOf<View, Action extends Act, Event extends { on: string }>(
  plan: Plan<View, Action, Event>,
): Guide & Required<Pick<Guide, 'sounds'>> {
  const { game, todo, names, events, fields, merits, count, early, heard, out, ending, calm } = plan;
  return {
    todo: (view: View, seat, who, now) => {
      const named = Object.entries(names?.(view) ?? {}).map(([as, seat]) => [as, seat === null ? '' : who.name(seat)]);
      return tell(`${game}_do_${todo(view, seat, now)}`, Object.fromEntries(named));
    },
    tell: teller(game, events, fields),
    clause: clauses(events),
    mark: marks(events),
    sounds: sounds(events),
    settles: (action, update, seat) => settles(plan, action as Action, update as Update<View, Event & Fact>, seat),
    awards: merits && ((story, isBot) => awardsOf(game, merits(story as Update<View, Event & Fact>[], isBot), count)),
    ...{ early, heard, out, ending, calm },
  };
}

/** An act is answered by an event of its own seat, unless the game knows better. */
function settles<View, Action extends Act, Event extends { on: string }>(
  { answers, object, settled }: Plan<View, Action, Event>,
  action: Action,
  update: Update<View, Event & Fact>,
  seat: number,
): boolean {
  const wanted: string[] = answers[action.do as Action['do']] ?? [];
  const isSame = (event: object) => !object || Reflect.get(event, object) === Reflect.get(action, object);
  return (
    update.events.some((event) => wanted.includes(event.on) && event.seat === seat && isSame(event)) ||
    (settled?.(action, update, seat) ?? false)
  );
}
