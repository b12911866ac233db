/** Does this page only look on, though it might sit? Kept with its place in the browser's history, so a reload looks on too. */
import type { Told } from './table.svelte';

export const looking = {
  get on(): boolean {
    return Boolean(history.state?.looksOn);
  },
  set on(looksOn: boolean) {
    if (looksOn !== looking.on) history.replaceState({ ...history.state, looksOn }, '');
  },
  /** An onlooker of a game is one of its rematch too: nobody may ring where a chair was taken for them. */
  hear(told: Told) {
    if (told.on !== 'seating' || told.stage === 'gathering' || told.next) return;
    looking.on = told.seat === null && !told.elsewhere;
  },
};
