/** The tables of the server as the shelf shows them, looked for again and again while it is there. */
import type { TableCard } from '../../wire.gen';
import { api } from '../../table/api';

const EVERY = 5_000;
let cards = $state.raw<TableCard[]>([]);

export const tables = {
  get all() {
    return cards;
  },
  /** The one this player left last, if it goes on. */
  get yours() {
    return cards.find(({ yours }) => yours);
  },
  /** For an effect: until what it returns is called. */
  watch() {
    void look();
    const timer = setInterval(look, EVERY);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
      cards = []; // by the next time they have changed
    };
  },
};

/** A shelf without them is still a shelf, so a failure is not told. */
async function look() {
  if (!document.hidden) cards = await api.tables().catch(() => cards);
}
