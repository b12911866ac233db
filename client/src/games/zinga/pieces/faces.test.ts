import { expect, test } from 'vitest';
import { faceOf, PITCH } from './faces';
import type { DiePlace } from './layout';

const place = (rest: Partial<DiePlace> = {}): DiePlace => ({ colour: 'R', x: 0, y: 0, rotation: 0, face: 3, ...rest });
const points = (path: string) =>
  [...path.matchAll(/(-?[\d.]+) (-?[\d.]+)(?=[LAMz]|$)/g)].map(([, x, y]) => [Number(x), Number(y)] as const);
const count = (path: string) => path.split('M').length - 1;

test.each([1, 2, 3, 4, 5, 6])('a face of %i has as many pips', (face) => {
  expect(count(faceOf(place({ face })).pips)).toBe(face);
});

test('a die without a value is blank', () => {
  const { pips, body } = faceOf(place({ face: null }));
  expect(pips).toBe('');
  expect(count(body)).toBe(1);
});

test('a die lies in its place, its shadow below it', () => {
  const { body, shadow } = faceOf(place({ x: 2, y: 1 }));
  const [left, top] = [2 * PITCH + 32, PITCH + 32];
  for (const [x, y] of points(body)) expect(Math.max(Math.abs(x - left), Math.abs(y - top))).toBeCloseTo(28, 1);
  expect(points(shadow).map(([x, y]) => [x, y - 4])).toEqual(points(body).map(([x, y]) => [x, expect.closeTo(y, 1)]));
});

test('a die is turned about its own middle', () => {
  const far = ([x, y]: readonly [number, number]) => Math.hypot(x - 32, y - 32);
  const [straight, turned] = [0, 7].map((rotation) => points(faceOf(place({ rotation })).body));
  expect(turned!.map(far)).toEqual(straight!.map((point) => expect.closeTo(far(point), 1)));
  expect(turned![0]![1]).toBeLessThan(straight![0]![1]); // its left edge goes up, its right one down
});
