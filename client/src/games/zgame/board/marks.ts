/** The pencil: what one believes an enemy piece to be. It never leaves this page, and outlives a reload. */
import type { Symbol } from '../pieces/squares';

export type Marks = Record<string, Symbol>; // by the square a piece started from
const ORDER: readonly (Symbol | undefined)[] = [undefined, 'zero', 'arrow', 'cross', 'plus'];

/** The next symbol, and after the last one none. */
export function marked(marks: Marks, id: string): Marks {
  const { [id]: now, ...others } = marks;
  const next = ORDER[(ORDER.indexOf(now) + 1) % ORDER.length];
  return next ? { ...others, [id]: next } : others;
}

const nameOf = (table: string) => `sabot.zgame.marks.${table}`;
export const keptMarks = (table: string): Marks => JSON.parse(sessionStorage.getItem(nameOf(table)) ?? '{}');
export const keepMarks = (table: string, marks: Marks) => sessionStorage.setItem(nameOf(table), JSON.stringify(marks));
