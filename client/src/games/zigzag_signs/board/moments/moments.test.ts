import { expect, test } from 'vitest';
import type { Fact } from '../../../../table/table.svelte';
import type { Event } from '../../wire.gen';
import { momentOf } from './moments';

const scene = (event: Event) => {
  const made = momentOf(1, event as Fact);
  return made && [made.kind, made.card, made.seat, made.target, made.against];
};

test('a special card is a scene of its player, its target and itself', () => {
  expect(scene({ on: 'stop-laid', seat: 1, target: 2, feature: 'landscape' })).toEqual([
    ...['stop', 'stop-landscape', 1, 2],
    undefined,
  ]);
  expect(scene({ on: 'stolen', seat: 3, target: 0 })?.slice(0, 4)).toEqual(['stolen', 'theft', 3, 0]);
  expect(scene({ on: 'shifted', seat: 3, shift: 'minus' })?.slice(0, 3)).toEqual(['shifted', 'minus', 3]);
});

test('a Z is shown on the card it cancels', () => {
  expect(scene({ on: 'stop-cancelled', seat: 0, target: 2, feature: 'element' })).toEqual([
    ...['cancelled', 'z', 0, 2, 'stop-element'],
  ]);
  expect(scene({ on: 'power-cancelled', seat: 0, of: 1, power: 'theft' })).toEqual(['cancelled', 'z', 0, 1, 'theft']);
});

test('a power that lies face down is not named', () => {
  expect(scene({ on: 'power-laid', seat: 2 })).toEqual(['laid', null, 2, null, undefined]);
});

test('a throw is not a scene', () => {
  expect(scene({ on: 'thrown', seat: 2, card: 'theft' })).toBeNull();
});
