/** The pencil: what one believes an enemy piece to be. It never leaves this page, and outlives a reload. */
import { json, stored, type Stored } from '../../../stored';
import type { Symbol } from '../pieces/squares';

export type Marks = Record<string, Symbol>; // by the square a piece started from
const ORDER: readonly (Symbol | undefined)[] = [undefined, 'zero', 'arrow', 'cross', 'plus'];

/** The next symbol, and after the last one none. */
export function marked(marks: Marks, id: string): Marks {
  const { [id]: now, ...others } = marks;
  const next = ORDER[(ORDER.indexOf(now) + 1) % ORDER.length];
  return next ? { ...others, [id]: next } : others;
}

export const marksOf = (table: string): Stored<Marks> =>
  stored(
    `sabot.zgame.marks.${table}`,
    {},
    json((found) => found as Marks),
    () => sessionStorage,
  );
