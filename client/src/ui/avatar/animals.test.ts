import { expect, test } from 'vitest';
import { python } from '../../../tests/python';
import { drawn, faceOf } from './animals';

const animals = /ANIMALS = \(([^)]*)\)/.exec(python('server', 30))![1]!.match(/\w+/g)!;

test('every animal the server gives has a face of its own', () => {
  expect(animals.length).toBeGreaterThan(30);
  expect([...drawn].sort()).toEqual([...animals].sort());
  expect(new Set(animals.map((animal) => JSON.stringify(faceOf(animal)))).size).toBe(animals.length);
});

test('every word of a face is a part or a colour', () => {
  for (const animal of animals)
    for (const { colour } of faceOf(animal)) expect(colour).toMatch(/^#([0-9a-f]{6}|[0-9a-f]{8})$/);
});

test('an unknown animal leaves its paw', () => {
  expect(faceOf('yeti')).toHaveLength(1);
  expect(faceOf('constructor')).toHaveLength(1);
});
