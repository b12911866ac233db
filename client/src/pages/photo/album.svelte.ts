/** Which photo finish is open, by the revision of its first act. */
let shown = $state.raw<number>();

export const album = {
  get shown() {
    return shown;
  },
  open(revision: number) {
    shown = revision;
  },
  close() {
    shown = undefined;
  },
};
