/** How well the bots should play, kept from visit to visit. Until one chooses: gently in a first game. */
import { hasPlayedAny } from '../../table/played';

const KEPT = 'sabot.level';
const [GENTLE, USUAL] = ['easy', 'normal'];
let kept = $state(localStorage.getItem(KEPT) ?? (hasPlayedAny() ? USUAL : GENTLE));

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
