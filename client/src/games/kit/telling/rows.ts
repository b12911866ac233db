/** A game's events in one table, a row for each tag: how it is told, by which clause it happens, what it sounds like. */
import type { Cue, Mark, Who } from '../../contract';
import type { Voice } from '../../../sound/sound';
import type { Fact } from '../../../table/table.svelte';
import { keyOf, type Params } from '../../../words/words.svelte';
import { about } from './you';

type Tagged = { on: string };
type Sound = Voice | Cue;
type Heard = Sound | Sound[] | undefined;

/** Of the table itself, not of a game. */
export type Late = { on: 'late'; seat: number; act: string };

/** What a row leaves out is as usual: an event is told as `<game>_on_<tag>`, about its `seat`. */
export type Row<Event> = {
  as?: (event: Event, who: Who) => string; // another text than that of its tag
  about?: (event: Event) => number | null; // whom it speaks to
  words?: (event: Event, who: Who) => Params;
  clause?: string | ((event: Event) => string | undefined);
  mark?: Mark | ((event: Event) => Mark | undefined);
  sound?: Sound | ((event: Event, mine: boolean, seat: number | null) => Heard);
};
export type Rows<Event extends Tagged> = { [Tag in Event['on']]?: Row<Extract<Event, { on: Tag }>> };

/** How fields are told, in whichever event they are; one that has no row here is told as it is. */
export type Fields = Record<string, (value: never, who: Who) => unknown>;

/** For a field that holds a seat. */
export const byName = (seat: number, who: Who) => who.name(seat);

const rowOf = <Event extends Tagged>(rows: Rows<Event>, { on }: Fact) =>
  (rows as unknown as Record<string, Row<Fact>>)[on] ?? {};

export function teller<Event extends Tagged>(game: string, rows: Rows<Event>, fields: Fields = {}) {
  return (event: Fact, who: Who): string => {
    const row = rowOf(rows, event);
    const key = keyOf(game, 'on', row.as?.(event, who) ?? event.on);
    const seat = row.about ? row.about(event) : event.seat;
    return about(key, seat, who, { ...worded(event, fields, who), ...row.words?.(event, who) });
  };
}

function worded(event: Fact, fields: Fields, who: Who): Params {
  const told = Object.entries(event).filter(([, value]) => value !== null && value !== undefined);
  return Object.fromEntries(told.map(([field, value]) => [field, fields[field]?.(value as never, who) ?? value]));
}

export function clauses<Event extends Tagged>(rows: Rows<Event>) {
  return (event: Fact): string | undefined => {
    const { clause } = rowOf(rows, event);
    return typeof clause === 'function' ? clause(event) : clause;
  };
}

export function marks<Event extends Tagged>(rows: Rows<Event>) {
  return (event: Fact): Mark | undefined => {
    const { mark } = rowOf(rows, event);
    return typeof mark === 'function' ? mark(event) : mark;
  };
}

export function sounds<Event extends Tagged>(rows: Rows<Event>) {
  return (events: Fact[], seat: number | null): Cue[] => events.flatMap((event) => cuesOf(rows, event, seat));
}

function cuesOf<Event extends Tagged>(rows: Rows<Event>, event: Fact, seat: number | null): Cue[] {
  const { sound } = rowOf(rows, event);
  const mine = seat !== null && event.seat === seat;
  const heard = typeof sound === 'function' ? sound(event, mine, seat) : sound;
  return [heard ?? []].flat().map((one) => (typeof one === 'string' ? { voice: one } : one));
}

/** A voice for the winner and for those who only watch, another one for the losers. */
export const winOrLose = (_: unknown, mine: boolean, seat: number | null): Voice =>
  mine || seat === null ? 'win' : 'lose';
