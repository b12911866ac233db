/** How well the bots should play, kept from visit to visit. Until one chooses: gently in a first game. */
import { stored, text } from '../../stored';
import { hasPlayedAny } from '../../table/played';

const [GENTLE, USUAL] = ['easy', 'normal'];
const choice = stored('sabot.level', hasPlayedAny() ? USUAL : GENTLE, text);
let chosen = $state(choice.get());

export const level = {
  get chosen() {
    return chosen;
  },
  choose(name: string) {
    chosen = name;
    choice.set(name);
  },
  /** The chosen level may belong to another game. */
  among(levels: readonly string[]) {
    return levels.includes(chosen) ? chosen : levels.includes(USUAL) ? USUAL : (levels[0] ?? USUAL);
  },
};
