/** How well the bots of each game should play, kept from visit to visit; only the player changes it. */
import { stored, text } from '../../stored';

const [FIRST, USUAL] = ['easy', 'normal'];
let chosen = $state.raw<Record<string, string | undefined>>({});
const cell = (game: string) => stored<string, undefined>(`sabot.level.${game}`, undefined, text);

export const level = {
  /** `undefined`: the player has not chosen yet. */
  chosen: (game: string) => chosen[game] ?? cell(game).get(),
  choose(game: string, name: string) {
    chosen = { ...chosen, [game]: name };
    cell(game).set(name);
  },
  /** Of these levels, which an update of the game may have changed. */
  among(game: string, levels: readonly string[]) {
    const wished = [level.chosen(game), FIRST, USUAL, levels[0]];
    return wished.find((name) => name !== undefined && levels.includes(name)) ?? USUAL;
  },
};
