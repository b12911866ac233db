/** The guest that this browser is to the house. */
import type { Me } from '../wire.gen';
import { house } from './house';

let known = $state.raw<Me>();

export const me = {
  get known() {
    return known;
  },
  /** Also sets the identity cookie, so it comes before the first line to a table. */
  async greet() {
    known ??= await house.me();
  },
  async rename(name: string) {
    known = await house.rename(name);
  },
};
