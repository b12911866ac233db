/** How long after they could see each person acted, from the records of contested acts alone. */
import { tauOf, type Claimed } from './photo';

/** Times in ms, the shortest first. */
export type Reactions = { seat: number; times: number[]; median: number };

/** By seat. Bots have none: their moments are drawn by lot. */
export function reactionsOf(claims: readonly Claimed[]): Reactions[] {
  const times = new Map<number, number[]>();
  for (const { record } of claims) {
    if (record.mode === 'bot') continue;
    times.set(record.seat, [...(times.get(record.seat) ?? []), (tauOf(record) - record.shown) / 1000]);
  }
  return [...times].map(([seat, all]) => summed(seat, all)).sort((one, other) => one.seat - other.seat);
}

function summed(seat: number, all: number[]): Reactions {
  const times = all.map((time) => Math.max(0, time)).sort((one, other) => one - other);
  const middle = (times.length - 1) / 2;
  return { seat, times, median: (times[Math.floor(middle)]! + times[Math.ceil(middle)]!) / 2 };
}
