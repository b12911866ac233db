/** The way to a table: asks the server for it until it answers. */
import { api, Refused } from '../table/api';
import type { TableCard } from '../wire.gen';

export type Missed = 'table' | 'locked' | 'banned' | 'damaged' | 'offline';
type Ends = { there: (card: TableCard) => void; missing: (what: Missed) => void };

const AGAIN = 1_000; // ms
const MISSED: Record<string, Missed | undefined> = {
  'no-such-table': 'table',
  locked: 'locked',
  banned: 'banned',
  'damaged-table': 'damaged',
  offline: 'offline',
};

/** `greet`: what else must be known first. Returns how to give up. */
export function come(id: string, ends: Ends, greet: () => Promise<unknown> = async () => {}): () => void {
  let left = false;

  async function ask() {
    try {
      const [card] = await Promise.all([api.table(id), greet()]);
      if (!left) ends.there(card);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      const missed = MISSED[error.refusal.code];
      if (missed && !left) ends.missing(missed);
      if ((!missed || missed === 'offline') && !left) setTimeout(ask, AGAIN); // the server is not there yet
    }
  }

  void ask();
  return () => (left = true);
}
