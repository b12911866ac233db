import { expect, test } from 'vitest';
import { COLOURS } from './colours';
import { chipOf, layout, shapeOf, spotOf } from './layout';
import { place, view } from '../sample';

const seats = (count: number) => COLOURS.slice(0, count).map((_, seat) => place(seat));

test.each([3, 4, 5, 6])(
  'with %i players the next higher seat sits left, the next lower right, for every viewer (ZK-14)',
  (count) => {
    for (let seat = 0; seat < count; seat++) {
      const { others } = layout(view({ seats: seats(count) }), seat);
      expect(others.map((other) => other.seat)).toEqual(
        Array.from({ length: count - 1 }, (_, step) => (seat + step + 1) % count),
      );
      expect(others[0]!.x).toBeLessThan(0.3);
      expect(others.at(-1)!.x).toBeGreaterThan(0.7);
      expect(others.every(({ x }, index) => index === 0 || x > others[index - 1]!.x)).toBe(true);
    }
  },
);

test('an onlooker sees all seats', () => {
  const { others, own, challenges } = layout(view(), null);
  expect(others.map(({ seat }) => seat)).toEqual([0, 1, 2, 3]);
  expect([own, challenges]).toEqual([null, []]);
});

test('challenge cards lie by colour, no matter who sits where (ZK-40)', () => {
  const mixed = view({
    seats: seats(4).map((one, seat) => ({ ...one, challenges: seat ? one.challenges : ['green', 'yellow', 'orange'] })),
  });
  expect(layout(mixed, 0).challenges).toEqual(['orange', 'yellow', 'green']);
});

test('the last card lies on top and in the middle, the others fanned to its left', () => {
  const top = (['red', 'again', 'left', 'two-right'] as const).map((card, seat) => ({ card, seat }));
  const { shoe } = layout(view({ shoe: 9, top }), 0);
  expect(shoe.map(({ id, last }) => [id, last])).toEqual([
    [5, false],
    [6, false],
    [7, false],
    [8, true],
  ]);
  expect(shoe.at(-1)!.x).toBeCloseTo(0);
  expect(shoe.every(({ x, z }, index) => index === 0 || (x > shoe[index - 1]!.x && z > shoe[index - 1]!.z))).toBe(true);
});

test('a shown card tells nothing but its face, its thrower and its place: right and false ones look alike', () => {
  const lie = (seat: number) => layout(view({ shoe: 1, top: [{ card: 'red', seat }] }), 0).shoe[0]!;
  expect({ ...lie(1), seat: 0 }).toEqual({ ...lie(2), seat: 0 });
});

test('the same shoe is drawn alike on every screen', () => {
  const shown = view({
    shoe: 2,
    top: [
      { card: 'red', seat: 0 },
      { card: 'back', seat: 1 },
    ],
  });
  expect(layout(shown, 0).shoe).toEqual(layout(shown, 3).shoe);
});

test.each([
  [1120, 844, 'wide'],
  [360, 684, 'tall'],
  [740, 304, 'low'],
] as const)('a board of %i × %i is %s', (width, height, shape) => {
  expect(shapeOf(width, height)).toBe(shape);
});

const ROOMS = [
  ['tall', 340, 330],
  ['tall', 800, 320],
  ['wide', 780, 400],
  ['wide', 900, 500],
  ['low', 390, 175],
] as const;

test.each(ROOMS.flatMap((room) => [3, 4, 5, 6].map((count) => [...room, count] as const)))(
  'on a %s board of %i × %i the seats of %i players do not overlap',
  (shape, width, height, count) => {
    const [chip, { others }] = [chipOf(shape, width), layout(view({ seats: seats(count) }), 0)];
    const spots = others.map((other) => spotOf(other, width, height, chip));
    for (const [index, one] of spots.entries()) {
      for (const other of spots.slice(index + 1)) {
        expect(Math.abs(one.x - other.x) >= chip.width || Math.abs(one.y - other.y) >= chip.height).toBe(true);
      }
      expect(one.x - chip.width / 2).toBeGreaterThanOrEqual(0);
    }
  },
);
