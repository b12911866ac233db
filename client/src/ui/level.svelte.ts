/** How well the bots should play, kept from visit to visit. */
const KEPT = 'sabot.level';
const USUAL = 'normal';
let kept = $state(localStorage.getItem(KEPT) ?? USUAL);

export const level = {
  get chosen() {
    return kept;
  },
  choose(name: string) {
    kept = name;
    localStorage.setItem(KEPT, name);
  },
  /** The kept level may belong to another game. */
  among(levels: readonly string[]) {
    return levels.includes(kept) ? kept : levels.includes(USUAL) ? USUAL : (levels[0] ?? USUAL);
  },
};
