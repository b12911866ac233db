import { expect, test } from 'vitest';
import { cellOf, fieldOf, lieOf, neighbour, planOf, PLACES, shapeOf, type Field } from './layout';

const places = Array.from({ length: PLACES }, (_, place) => place);
const SIZES = {
  desktop: [1120, 844],
  tv: [1500, 1024],
  phone: [390, 788],
  small: [360, 584],
  low: [844, 334],
} as const;

/** Half of what a turned card needs to each side. */
function half(place: number, field: Field, up: boolean): number {
  const turn = (Math.abs(lieOf(place, field, up).turn) * Math.PI) / 180;
  return (field.card * (83 / 80) * (Math.cos(turn) + Math.sin(turn))) / 2;
}

test.each(Object.entries(SIZES))('no card covers another, on a %s (ZR-30)', (_, [width, height]) => {
  const { shape, field: room } = planOf(width, height, 5);
  const up = shape === 'tall';
  const field = fieldOf(room.wide, room.high, up);
  for (const place of places) {
    const [{ x, y }, { column, row }] = [lieOf(place, field, up), cellOf(place, up)];
    const slack = half(place, field, up) - 0.6;
    expect(x - slack).toBeGreaterThanOrEqual(column * field.cell.wide);
    expect(x + slack).toBeLessThanOrEqual((column + 1) * field.cell.wide);
    expect(y - slack).toBeGreaterThanOrEqual(row * field.cell.high);
    expect(y + slack).toBeLessThanOrEqual((row + 1) * field.cell.high);
  }
});

test('a phone held upright has cells for a finger and cards of 44 px', () => {
  const { field: room, lane } = planOf(390, 788, 5);
  const field = fieldOf(room.wide, room.high, true);
  expect(field.card).toBeGreaterThanOrEqual(42);
  expect(field.cell.wide).toBeGreaterThanOrEqual(48);
  expect(lane).toBeGreaterThanOrEqual(36);
});

test('on a desk the whole course is seen at once', () => {
  const { lane } = planOf(1120, 844, 5);
  expect(lane).toBeGreaterThanOrEqual(44);
  expect((lane / 40) * (5 * 165 + 44)).toBeLessThan(1120);
});

test('fewer cards are larger, more of them smaller', () => {
  const lanes = [3, 5, 6, 8].map((cards) => planOf(1120, 844, cards).lane);
  expect(lanes).toEqual(lanes.toSorted((one, other) => other - one));
});

test('shapes by the room there is', () => {
  expect([shapeOf(1120, 844), shapeOf(390, 788), shapeOf(844, 334)]).toEqual(['wide', 'tall', 'low']);
});

test('the same place upright and across, transposed; the last two stay free', () => {
  expect([cellOf(7, false), cellOf(7, true)]).toEqual([
    { column: 1, row: 2 },
    { column: 2, row: 1 },
  ]);
  expect(cellOf(47, true)).toEqual({ column: 2, row: 9 });
});

test('an arrow finds the nearest card in its direction, over gaps too', () => {
  expect(neighbour(7, [1, 0], places, false)).toBe(12);
  expect(neighbour(7, [1, 0], [7, 16, 40], false)).toBe(16);
  expect(neighbour(7, [0, -1], places, true)).toBe(2);
  expect(neighbour(0, [0, -1], places, true)).toBe(0);
});

test('cards don’t all lie alike', () => {
  const turns = places.map((place) => Math.round(lieOf(place, fieldOf(1000, 500, false), false).turn));
  expect(new Set(turns).size).toBeGreaterThan(10);
  expect(Math.abs(turns.reduce((sum, turn) => sum + turn)) / PLACES).toBeLessThan(2);
});
