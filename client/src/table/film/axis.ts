/** The time axis of a film: which frame lies where, and where the close races are. */
import { finishOf, moments, type Finish } from '../fair/photo';
import { claimsOf, type Film } from './film';

/** From where to watch a race, and the frame by which it is decided for all. */
export type Race = { revision: number; from: number; last: number };

export const CLOSE = 400; // ms: what was further apart is no news
const LEAD = { shown: 300, least: 600, most: 2_500 }; // ms before: time to see what was raced for

/** The last frame at or before this moment. */
export function indexAt({ frames }: Film, now: number): number {
  let [low, high] = [0, frames.length - 1];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (frames[middle]!.at <= now) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** The first one that lies wholly after this frame, else the first of all. */
export function raceAfter(film: Film, index: number): Race | undefined {
  const all = racesOf(film);
  return all.find(({ revision }) => revision > index) ?? all[0];
}

const found = new WeakMap<Film, Race[]>();

/** Memoised: a film doesn't change. */
export function racesOf(film: Film): Race[] {
  const known = found.get(film);
  if (known) return known;
  const races = moments(claimsOf(film)).flatMap((moment) => {
    const finish = finishOf(moment);
    return Math.abs(finish.gap) <= CLOSE ? [raceOf(film, finish, moment.claims.at(-1)!.revision)] : [];
  });
  found.set(film, races);
  return races;
}

function raceOf({ frames }: Film, { revision, rows }: Finish, last: number): Race {
  const at = frames[revision]!.at;
  const shown = Math.min(...rows.map((row) => row.shown)) / 1000;
  const lead = Math.max(LEAD.least, Math.min(at - shown + LEAD.shown, LEAD.most));
  return { revision, from: Math.max(0, at - lead), last };
}
