/** The guest that this browser is to the server. */
import type { Me } from '../../wire.gen';
import { api } from '../../table/api';

let known = $state.raw<Me>();

export const me = {
  get known() {
    return known;
  },
  /** The page has come with the identity cookie; where it didn't (`npm run dev`), what is asked for at once makes two guests, and the last one stays. */
  async greet() {
    known ??= await api.me();
  },
  async rename(name: string) {
    known = await api.rename(name);
  },
};
