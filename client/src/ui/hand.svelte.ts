/** The hand a player uses, kept from visit to visit; boards turn their hand side by `data-hand` of the page. */
import { flag, stored } from '../stored';

const wish = stored('sabot.left-handed', false, flag);
let left = $state(wish.get());

export const hand = {
  get left() {
    return left;
  },
  setLeft(on: boolean) {
    left = on;
    wish.set(on);
  },
};
