import { expect, test } from 'vitest';
import { PITCH, pipsOf, placed } from './faces';

const count = (path: string) => path.split('M').length - 1;

test.each([1, 2, 3, 4, 5, 6])('a face of %i has as many pips', (face) => {
  expect(count(pipsOf({ colour: 'R', face }))).toBe(face);
});

test('a die without a value is blank', () => {
  expect(pipsOf({ colour: 'R', face: null })).toBe('');
});

test('a die lies in its place, turned about its own middle', () => {
  const place = { colour: 'R', x: 2, y: 1, rotation: -7, face: 3 } as const;
  expect(placed(place)).toBe(`translate(${2 * PITCH + 32} ${PITCH + 32}) rotate(-7)`);
});
