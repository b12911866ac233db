import { expect, test } from 'vitest';
import { goalOf, START } from './geometry';
import { neighboursOf, placeOf, stepsLeft } from './ways';

const lane = (column: number, row: number) => 5 * row + column;
const middle = (column: number, row: number) => 5 * row + 3 + column;
const sorted = (areas: number[]) => areas.toSorted((one, other) => one - other);

test('a lane touches straight and sideways, and the middle areas at its corners (ZR-3)', () => {
  expect(sorted(neighboursOf(lane(1, 1), 1))).toEqual(
    sorted([
      ...[lane(1, 0), lane(1, 2), lane(0, 1), lane(2, 1)],
      ...[middle(0, 0), middle(1, 0), middle(0, 1), middle(1, 1)],
    ]),
  );
});

test('a middle area touches its four corners and no other middle area (ZR-3)', () => {
  expect(sorted(neighboursOf(middle(0, 1), 1))).toEqual([lane(0, 1), lane(1, 1), lane(0, 2), lane(1, 2)]);
});

test('the first step goes to the first row of the first card (ZR-20)', () => {
  expect(neighboursOf(START, 3)).toEqual([0, 1, 2]);
  expect(neighboursOf(START, 0)).toEqual([0]);
});

test('from card to card one goes straight on in the same lane, both ways (ZR-22)', () => {
  const last = lane(2, 3);
  expect(neighboursOf(last, 2).filter((area) => area >= 18)).toEqual([18 + lane(2, 0)]);
  expect(neighboursOf(18 + lane(2, 0), 2)).toContain(last);
  expect(neighboursOf(18 + middle(0, 0), 2).filter((area) => area < 18)).toEqual([]);
});

test('the goal touches all three areas of the last row (ZR-12, ZR-22)', () => {
  for (const column of [0, 1, 2]) expect(neighboursOf(18 + lane(column, 3), 2)).toContain(goalOf(2));
  expect(neighboursOf(goalOf(2), 2)).toEqual([]);
});

test('each neighbour lies in a direction of its own', () => {
  const here = placeOf(lane(1, 1), 1);
  const ways = neighboursOf(lane(1, 1), 1).map((area) => {
    const { along, across } = placeOf(area, 1);
    return `${Math.sign(along - here.along)} ${Math.sign(across - here.across)}`;
  });
  expect(new Set(ways).size).toBe(8);
});

test('the fewest steps are four a card and one onto the goal (ZR-35)', () => {
  expect([START, 0, 3, 17, 89, 90].map((area) => stepsLeft(area, 5))).toEqual([21, 20, 20, 17, 1, 0]);
});

test('a card has 41 pairs of neighbours, as the server’s table', () => {
  const inside = Array.from({ length: 18 }, (_, area) => neighboursOf(area, 1).filter((other) => other < 18));
  expect(inside.flat()).toHaveLength(2 * 41);
});
