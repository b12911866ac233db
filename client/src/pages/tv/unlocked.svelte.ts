/** Whether this page may sound: one press is enough for all tables it shows until it is closed. */
import { mute } from '../../sound/mute.svelte';

let on = $state(navigator.userActivation?.hasBeenActive ?? false);
let told = $state(false);

export const unlocked = {
  get on() {
    return on;
  },
  set on(is: boolean) {
    on = is;
  },
  get silent() {
    return !on || mute.on;
  },
  /** The hint has stood beside a board for long enough. */
  get told() {
    return told;
  },
  set told(is: boolean) {
    told = is;
  },
};
