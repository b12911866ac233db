/** The notes of a lesson in words. */
import type { Who } from '../../games/contract';
import type { LessonNote, LessonTold } from '../../wire.gen';
import { keyOf, knows, say, tell } from '../../words/words.svelte';

const MOST = 3; // at a time

export type Line = { text: string; done: boolean };

/** What to do next; above it, as long as there is room for it, what was just learnt. */
export function linesOf({ notes }: LessonTold, learnt: string | undefined, game: string, who: Who): Line[] {
  const next = notes.slice(0, MOST).map((note) => ({ text: textOf(note, game, who), done: false }));
  return learnt === undefined || next.length > 1 ? next : [{ text: learntText(learnt, game), done: true }, ...next];
}

export const learntText = (goal: string, game: string) => tell(keyOf(game, 'learnt', goal));

/** Every goal was reached: what was passed over isn't learnt. */
export const isLearnt = ({ goals, reached }: LessonTold) => reached.length === goals.length;

/** What to press, in this order; the same place twice is shown once. */
export const spotsOf = ({ notes }: LessonTold) => [...new Set(notes.flatMap(({ spots }) => spots ?? []))];

/** A parameter that names a text is that text; a seat is a player's name. */
function textOf({ code, params = {} }: LessonNote, game: string, who: Who): string {
  const words = Object.entries(params).map(([name, value]) => [
    name,
    typeof value === 'string' && knows(value) ? say(value) : value,
  ]);
  const seat = params.seat;
  return tell(keyOf(game, 'learn', code), {
    ...Object.fromEntries(words),
    ...(typeof seat === 'number' ? { name: who.name(seat) } : {}),
  });
}
