import { expect, test } from 'vitest';
import { drawn } from './animals';
import { portrait } from './portrait';

const pathsOf = (animal: string) => decodeURIComponent(portrait(animal)).match(/<path /g)!.length;

test('every animal has a picture of its own', () => {
  expect(new Set(drawn.map(portrait)).size).toBe(drawn.length);
  for (const animal of drawn) expect(portrait(animal)).toMatch(/^data:image\/svg\+xml,%3Csvg/);
});

test('what comes in pairs is drawn twice, and all that has an outline has a halo', () => {
  expect(pathsOf('yeti')).toBe(2); // a paw: halo, and paw with its outline
  expect(pathsOf('panda')).toBe(14); // both ears twice, the head twice, patches, eyes and pupils, nose, mouth
});
