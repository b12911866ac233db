/** Which games this browser has played to the end. */
import { list, stored } from '../stored';

const finished = stored<readonly string[]>('sabot.played', [], list());

/** While a film is watched nobody is taught anything, nor learns it by what others did. */
export const replay = { on: false };

export const hasPlayed = (game: string) => replay.on || finished.get().includes(game);

export function hasNowPlayed(game: string) {
  if (!hasPlayed(game)) finished.set([...finished.get(), game]);
}
