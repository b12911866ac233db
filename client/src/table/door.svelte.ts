/** A server with a password: shut when it has refused this browser, until the password is said. */
let shut = $state(false);

export const door = {
  get shut() {
    return shut;
  },
  /** Whatever the server refuses comes by here. */
  see(code: string) {
    if (code === 'password-needed') shut = true;
  },
  open() {
    shut = false;
  },
};
