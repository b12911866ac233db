/** The solved puzzles that this browser remembers, and the puzzle of the day. */
import { json, stored } from '../../../stored';

/** A streak counts puzzles solved in a row at the first try and without a hint. */
export type Progress = { solved: string[]; streak: number; best: number };

const NOTHING: Progress = { solved: [], streak: 0, best: 0 };
export const remembered = stored('sabot.zgame.puzzles', NOTHING, json(checked));

function checked(found: unknown): Progress | undefined {
  const { solved, streak, best } = found as Partial<Progress>;
  if (!Array.isArray(solved) || !Number.isInteger(streak) || !Number.isInteger(best)) return undefined;
  return { solved: solved.filter((id) => typeof id === 'string'), streak: streak!, best: best! };
}

/** `clean`: at the first try and without a hint. Solving one once more changes nothing. */
export function solvedOne(progress: Progress, id: string, clean: boolean): Progress {
  if (progress.solved.includes(id)) return progress;
  const streak = clean ? progress.streak + 1 : 0;
  return { solved: [...progress.solved, id], streak, best: Math.max(progress.best, streak) };
}

/** The same for everybody on that day. */
export const dailyOf = <One>(all: readonly One[], day: Date): One =>
  all[hash(`${day.getFullYear()}-${day.getMonth() + 1}-${day.getDate()}`) % all.length]!;

/** The next one in this order that isn't solved; once all are, simply the next. */
export function nextOf(ids: readonly string[], now: string, { solved }: Progress): string {
  const from = ids.indexOf(now) + 1;
  const order = [...ids.slice(from), ...ids.slice(0, from)];
  return order.find((id) => !solved.includes(id) && id !== now) ?? order[0]!;
}

/** FNV-1a, and stirred once more: two days differ in one letter, and should not in one step. */
function hash(text: string): number {
  const mixed = [...text].reduce((sum, letter) => Math.imul(sum ^ letter.charCodeAt(0), 0x01000193), 0x811c9dc5);
  return Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d) >>> 0;
}
