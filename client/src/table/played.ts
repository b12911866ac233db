/** Which games this browser has played to the end. */
import { list, stored } from '../stored';

const finished = stored<readonly string[]>('sabot.played', [], list());

export const hasPlayed = (game: string) => finished.get().includes(game);

export function hasNowPlayed(game: string) {
  if (!hasPlayed(game)) finished.set([...finished.get(), game]);
}
