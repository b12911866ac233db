/** Which games this browser has played to the end, and which lessons it has finished. */
import { list, stored } from '../stored';

const finished = stored<readonly string[]>('sabot.played', [], list());
const learnt = stored<readonly string[]>('sabot.learnt', [], list());

/** While a film is watched nobody is taught anything, nor learns it by what others did. */
export const replay = { on: false };

/** While a lesson is on its own notes teach, and no others do. */
export const lesson = { on: false };

/** Whether a board may show notes for beginners. */
export const teaches = () => !replay.on && !lesson.on;

export const hasFinished = (game: string) => finished.get().includes(game);

export const hasPlayed = (game: string) => !teaches() || hasFinished(game);

export function hasNowPlayed(game: string) {
  if (!hasPlayed(game)) finished.set([...finished.get(), game]);
}

export const hasLearnt = (game: string) => learnt.get().includes(game);

export function hasNowLearnt(game: string) {
  if (!hasLearnt(game)) learnt.set([...learnt.get(), game]);
}
