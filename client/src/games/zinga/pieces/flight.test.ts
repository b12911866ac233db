import { expect, test } from 'vitest';
import { way } from './flight';

const PLACES = [0, 1, 2].flatMap((x) => [0, 1].map((y) => [x, y] as const));

test('each die comes from the hand on a way of its own, and comes to rest in its place', () => {
  const ways = PLACES.map(([x, y]) => way(x, y));
  expect(new Set(ways.map(([start]) => start!.transform)).size).toBe(6);
  for (const steps of ways) expect(steps.at(-1)!.transform).toBe('none');
});

test('its hops come in order, up slower and down faster', () => {
  const steps = way(1, 1).slice(0, -1);
  const offsets = steps.slice(1).map(({ offset }) => offset as number);
  expect(offsets).toEqual([...offsets].sort());
  expect(steps.map(({ easing }) => easing)).toEqual([
    'ease-out',
    'ease-in',
    'ease-out',
    'ease-in',
    'ease-out',
    'ease-in',
  ]);
});
