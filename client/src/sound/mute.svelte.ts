/** Whether the player wants to hear anything, kept from visit to visit. */
import { flag, stored } from '../stored';

const wish = stored('sabot.muted', false, flag);
let muted = $state(wish.get());

export const mute = {
  get on() {
    return muted;
  },
  set(on: boolean) {
    muted = on;
    wish.set(on);
  },
};
