import { expect, test } from 'vitest';
import { areasOf, terrainAt, turned } from './deck';
import { DECK } from './deck.gen';
import { COUNTS, letterOf, terrainOf, TERRAINS } from './terrains';

test('28 cards of 18 areas (ZR-2)', () => {
  expect(DECK.map((card) => card.length)).toEqual(Array(28).fill(18));
});

test('a turned card has its last area first', () => {
  expect(areasOf(turned(6))).toBe([...areasOf(6)].reverse().join(''));
  expect(turned(turned(6))).toBe(6);
});

test('the goal comes after the last card', () => {
  expect(terrainAt([0, 2], 'sand', 36)).toBe('sand');
  expect(terrainAt([0, 2], 'sand', 18)).toBe(terrainOf(areasOf(2)[0]!));
});

test('48 terrain cards of eight kinds (ZR-1), each with its letter', () => {
  expect(Object.values(COUNTS).reduce((sum, count) => sum + count)).toBe(48);
  expect(TERRAINS.map(letterOf).join('')).toBe('tbcfwoms');
});
