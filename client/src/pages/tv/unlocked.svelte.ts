/** Whether this page may sound: one press is enough for all tables it shows until it is closed. */
let on = $state(navigator.userActivation?.hasBeenActive ?? false);

export const unlocked = {
  get on() {
    return on;
  },
  set on(is: boolean) {
    on = is;
  },
};
