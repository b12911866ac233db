/** A cursor over the log: each entry is news once. */
import type { Fact, Logged } from '../../../table/table.svelte';
import { keyOf, knows } from '../../../words/words.svelte';

/** `seen`: the log as it lay when this board came; without it, all of it is news. */
export function newsSince(seen: readonly Logged[] = []): (log: readonly Logged[]) => Logged[] {
  let last = idOf(seen);
  return (log) => {
    const fresh = log.filter(({ id }) => id > last);
    last = Math.max(last, idOf(log));
    return fresh;
  };
}

const idOf = (log: readonly Logged[]) => log.at(-1)?.id ?? -1;

/** The page itself tells it in every game: who came and went, what was refused or too late. */
export const isOfTable = ({ on }: Fact) => on === 'refusal' || knows(keyOf('on', on));

/** For a screen reader: of much that came at once, the last few. */
export const few = <News>(news: readonly News[]) => news.slice(-3);
