/** The time axis of a film: which frame lies where, and where the close races are. */
import { memo } from '../../memo';
import { finishOf, moments, type Finish } from '../fair/photo';
import { claimsOf, type Film } from './film';

/** From where to watch a race, and the frame by which it is decided for all. */
export type Race = { revision: number; from: number; last: number; gap: number };

export const CLOSE = 400; // ms: races further apart are not close
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
  const close = racesOf(film);
  return close.find(({ revision }) => revision > index) ?? close[0];
}

/** The contested moment that began with this revision, however close it was. */
export const raceAt = (film: Film, revision: number): Race => allOf(film).find((race) => race.revision === revision)!;

export const racesOf = (film: Film): Race[] => allOf(film).filter(({ gap }) => gap <= CLOSE);

const found = new WeakMap<Film, Race[]>();

/** Memoised: a film doesn't change. */
const allOf = (film: Film): Race[] =>
  memo(found, film, () =>
    moments(claimsOf(film)).map((moment) => raceOf(film, finishOf(moment), moment.claims.at(-1)!.revision)),
  );

function raceOf({ frames }: Film, { revision, rows, gap }: Finish, last: number): Race {
  const at = frames[revision]!.at;
  const shown = Math.min(...rows.map((row) => row.shown)) / 1000;
  const lead = Math.max(LEAD.least, Math.min(at - shown + LEAD.shown, LEAD.most));
  return { revision, from: Math.max(0, at - lead), last, gap: Math.abs(gap) };
}
