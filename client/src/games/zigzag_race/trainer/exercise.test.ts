import { expect, test } from 'vitest';
import type { Luck } from '../../kit/train/luck';
import { goalOf, START } from '../pieces/geometry';
import type { Terrain } from '../pieces/terrains';
import { neighboursOf } from '../pieces/ways';
import { fitting, ranOn, trailOf, type Ground } from './course';
import { answered, groundOf, LONGEST, MODES, start, type Mode, type Run } from './exercise';

/** The same tasks in every test. */
function seeded(seed: number): Luck {
  let word = seed;
  return (sides) => Math.floor(((word = (word * 16_807) % 2_147_483_647) / 2_147_483_647) * sides);
}

const M: Terrain = 'meadow';
/** One card of meadow, whose right lane is clay and whose first middle area is water. */
const ground: Ground = Array.from({ length: 18 }, (_, area): Terrain =>
  area === 3 ? 'water' : area % 5 === 2 ? 'clay' : M,
).concat('sand');

test('the stack runs in the order in which it was collected, to the goal (ZR-41)', () => {
  expect(ranOn(ground, [M, M, M, M, 'sand'])).toMatchObject({ ended: 'goal' });
  expect(ranOn(ground, ['clay', 'clay', 'clay', 'clay', 'sand']).way).toEqual([START, 2, 7, 12, 17, 18]);
});

test('a card that fits nowhere ends the run, and what lies below it doesn’t count (ZR-43)', () => {
  expect(ranOn(ground, ['clay', 'tiles', 'clay'])).toEqual({ way: [START, 2], ended: 'stuck' });
  expect(ranOn(ground, ['clay', 'clay'])).toEqual({ way: [START, 2, 7], ended: 'empty' });
});

test('where several areas fit, the runner takes the one that leads on (ZR-42)', () => {
  expect(ranOn(ground, [M, 'clay', 'clay']).way).toEqual([START, 1, 2, 7]);
  expect(ranOn(ground, [M, 'water', M]).way.slice(0, 3)).toEqual([START, expect.any(Number), 3]);
});

test('if the goal fits, nothing else does (ZR-42)', () => {
  const meadowGoal = [...ground.slice(0, 18), M];
  expect(fitting(meadowGoal, 15, M)).toEqual([goalOf(1)]);
});

test('the trail is all areas that the stack can lead to (ZR-37)', () => {
  expect(trailOf(ground, [M])).toEqual([0, 1]);
  expect(trailOf(ground, [M, 'clay'])).toEqual([2]);
  expect(trailOf(ground, ['tiles'])).toEqual([]);
});

/** Is there an order of some of these cards that reaches the goal? */
function isSolvable({ task }: Run): boolean {
  const here = groundOf(task);
  const reach = (at: number, left: Terrain[], seen: Set<string>): boolean => {
    const key = `${at} ${left.toSorted().join()}`;
    if (at === here.length - 1) return true;
    if (seen.has(key)) return false;
    seen.add(key);
    return neighboursOf(at, task.tiles.length)
      .filter((to) => to > at)
      .some((to) => {
        const index = left.indexOf(here[to]!);
        return index >= 0 && reach(to, left.toSpliced(index, 1), seen);
      });
  };
  return reach(START, task.spread, new Set());
}

test.each(MODES)('every task of %s can be solved', (mode: Mode) => {
  for (let seed = 1; seed <= 8; seed++) {
    const run = start(mode, seeded(seed * 7_919));
    expect(run.task.tiles).toHaveLength(mode === 'three' ? 3 : 2);
    expect(run.task.spread).toHaveLength(mode === 'three' ? 20 : 16);
    expect(isSolvable(run)).toBe(true);
  }
});

test('the same seed gives the same task', () => {
  expect(start('two', seeded(5))).toEqual(start('two', seeded(5)));
});

test('no answer, or a run that falls short, counts as the longest time', () => {
  const run = start('two', seeded(3));
  expect(answered(run, null, 900).answers[0]).toMatchObject({ right: false, time: LONGEST, stack: [] });
  expect(answered(run, [0], 900).answers[0]).toMatchObject({ right: false, time: LONGEST });
});
