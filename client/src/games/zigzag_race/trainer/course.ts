/** A run by the rules (ZR-41 to ZR-43) on a course of the trainer. Where several areas fit, the runner takes the one that
 *  leads on best, knowing the whole stack: so only the stack is to blame. */
import { memo } from '../../../memo';
import type { Terrain } from '../pieces/terrains';
import { AREAS, goalOf, START } from '../pieces/geometry';
import { neighboursOf, stepsLeft } from '../pieces/ways';

/** The ground of each area, the goal's last. */
export type Ground = readonly Terrain[];
export type Ran = { way: number[]; ended: 'goal' | 'stuck' | 'empty' };

export const cardsOn = (ground: Ground) => (ground.length - 1) / AREAS;

/** If the goal fits, the runner goes there (ZR-42). */
export function fitting(ground: Ground, at: number, terrain: Terrain | undefined): number[] {
  const fits = neighboursOf(at, cardsOn(ground)).filter((area) => ground[area] === terrain);
  const goal = goalOf(cardsOn(ground));
  return fits.includes(goal) ? [goal] : fits;
}

export function ranOn(ground: Ground, stack: readonly Terrain[]): Ran {
  const way = wayOn(ground, stack);
  const isThere = way.at(-1) === goalOf(cardsOn(ground));
  return { way, ended: isThere ? 'goal' : way.length - 1 < stack.length ? 'stuck' : 'empty' };
}

/** All areas that a stack can lead to, as the option `trail` shows them (ZR-37). */
export function trailOf(ground: Ground, stack: readonly Terrain[]): number[] {
  let heads = [START];
  for (const terrain of stack) heads = [...new Set(heads.flatMap((at) => fitting(ground, at, terrain)))];
  return heads;
}

/** Where it began first; the best way from here, by how near to the goal its end is. */
function wayOn(ground: Ground, stack: readonly Terrain[]): number[] {
  const known = new Map<string, number[]>();
  const from = (at: number, done: number): number[] =>
    memo(known, `${at} ${done}`, () => {
      const ways = fitting(ground, at, stack[done]).map((area) => from(area, done + 1));
      return [at, ...(ways.toSorted((one, other) => worth(ground, one) - worth(ground, other))[0] ?? [])];
    });
  return from(START, 0);
}

/** Less is better: first what is left to go, then whether it runs on at all. */
const worth = (ground: Ground, way: number[]) => 100 * stepsLeft(way.at(-1)!, cardsOn(ground)) - way.length;
