import { expect, test } from 'vitest';
import type { Chair, Seating } from '../../wire.gen';
import { groupsOf, maySitAt, maySwapAt } from './seats';

const free: Chair = { name: null, animal: null, level: null, here: false, ready: false };
const ann: Chair = { name: 'Ann', animal: 'owl', level: null, here: true, ready: false };
const bot: Chair = { ...ann, name: 'Robi', level: 'normal' };
const chairs = [ann, { ...ann, name: 'Bob' }, bot, free];
const at = (rest: Partial<Seating>) => ({ chairs, seat: 0, host: true, ...rest }) as Seating;
const seats = (may: (seat: number) => boolean) => [0, 1, 2, 3].filter(may);

test('chairs are grouped by team, or in one group', () => {
  expect(groupsOf({ chairs, teams: [[0, 2], [1, 3]] })).toEqual([[0, 2], [1, 3]]); // prettier-ignore
  expect(groupsOf({ chairs, teams: [] })).toEqual([[0, 1, 2, 3]]);
  expect(groupsOf({ chairs })).toEqual([[0, 1, 2, 3]]);
});

test('anybody may sit on a free chair or a bot’s, but not from a second page', () => {
  expect(seats((seat) => maySitAt(at({}), seat))).toEqual([2, 3]);
  expect(seats((seat) => maySitAt(at({ seat: null, host: false }), seat))).toEqual([2, 3]);
  expect(seats((seat) => maySitAt(at({ seat: null, elsewhere: true }), seat))).toEqual([]);
});

test('the host alone swaps: first somebody’s chair, then any', () => {
  expect(seats((seat) => maySwapAt(at({}), seat))).toEqual([0, 1, 2]);
  expect(seats((seat) => maySwapAt(at({}), seat, { seat: 1, name: 'Bob' }))).toEqual([0, 1, 2, 3]);
  expect(seats((seat) => maySwapAt(at({ host: false }), seat))).toEqual([]);
});

test('a host who is alone has nobody to swap with', () => {
  expect(maySwapAt(at({ chairs: [ann, free] }), 0)).toBe(false);
});
