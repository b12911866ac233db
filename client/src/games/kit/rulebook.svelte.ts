/** The rulebook that lies beside a table: which one is open, and at which clause. */
import { hasRules } from '../besides';

type Place = { game: string; clause?: string };
let at = $state.raw<Place>();

export const rulebook = {
  get at() {
    return at;
  },
  has: hasRules,
  open(game: string, clause?: string) {
    at = { game, clause };
  },
  close() {
    at = undefined;
  },
};
