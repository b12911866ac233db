/** Whether the player wants to hear anything, kept from visit to visit. */
const KEPT = 'sabot.muted';
let muted = $state(localStorage.getItem(KEPT) === 'yes');

export const mute = {
  get on() {
    return muted;
  },
  set(on: boolean) {
    muted = on;
    localStorage.setItem(KEPT, on ? 'yes' : 'no');
  },
};
