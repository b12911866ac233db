import { expect, test } from 'vitest';
import { place } from '../sample';
import { arranged, around, columnsOf, EMPTY, matOf, rowsOf, shapeOf } from './places';

test('a card in hand keeps its place, and a new one comes where one is free', () => {
  const hand = arranged(EMPTY, ['a', 'b', 'c', 'd']);
  expect(arranged(hand, ['a', 'c', 'd'])).toEqual(['a', null, 'c', 'd']);
  expect(arranged(arranged(hand, ['a', 'c', 'd']), ['a', 'c', 'd', 'e'])).toEqual(['a', 'e', 'c', 'd']);
  expect(arranged(hand, ['d', 'c', 'b', 'a'])).toBe(hand);
});

test('equal cards are told apart by their places', () => {
  expect(arranged(['joker', 'joker', 'b', 'c'], ['joker', 'b', 'c'])).toEqual(['joker', null, 'b', 'c']);
});

test('partners sit opposite', () => {
  expect(around(4, 1)).toEqual({ left: [2], top: 3, right: [0] });
  expect(around(6, 0)).toEqual({ left: [2, 1], top: 3, right: [4, 5] });
  expect(around(4, null)).toEqual({ left: [1], top: 2, right: [3] });
});

test('a screen is wide, tall, or low', () => {
  expect([shapeOf(1120, 844), shapeOf(390, 788), shapeOf(844, 334)]).toEqual(['wide', 'tall', 'low']);
});

test('the mat of a phone shows three rows until a fourth is needed', () => {
  const mat = Array.from({ length: 18 }, (_, slot) => (slot < 2 ? 'wbs' : null));
  expect([columnsOf(6, 'tall', 390), columnsOf(6, 'tall', 820), columnsOf(4, 'wide', 1120)]).toEqual([4, 6, 4]);
  expect(rowsOf(mat, 4)).toBe(3);
  expect(rowsOf([...mat.slice(0, 12), 'egk', ...mat.slice(13)], 4)).toBe(4);
  expect(rowsOf(mat.slice(0, 12), 6)).toBe(2);
});

test('the mat lies there before the first hand of a round', () => {
  const seats = [place(), place(), place(), place()];
  expect(matOf({ mat: [], seats })).toHaveLength(12);
  expect(matOf({ mat: ['egk'], seats })).toEqual(['egk']);
});
