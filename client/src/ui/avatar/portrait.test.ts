import { expect, test } from 'vitest';
import { drawn } from './animals';
import { strokesOf } from './portrait';

test('every animal has a face of its own', () => {
  expect(new Set(drawn.map((animal) => JSON.stringify(strokesOf(animal)))).size).toBe(drawn.length);
});

test('paired parts are drawn twice, and every part with an outline has a halo', () => {
  expect(strokesOf('yeti').map(({ line, width }) => [line, width])).toEqual([
    ['#fff', 10],
    ['#1b1f3b', 3.6],
  ]); // a paw: halo, and paw with its outline
  expect(strokesOf('panda')).toHaveLength(14); // both ears twice, the head twice, patches, eyes and pupils, nose, mouth
  expect(strokesOf('panda').filter(({ mirrored }) => mirrored)).toHaveLength(5);
});
