import { expect, test } from 'vitest';
import { stepped, turnedTo } from './keys';
import { marked, marksOf } from './marks';
import { typed } from './typing';

test('arrows go where they point, whichever side sits below; an edge holds', () => {
  expect([stepped('c3', 'ArrowUp', '5x7', 'white'), stepped('c3', 'ArrowUp', '5x7', 'black')]).toEqual(['c4', 'c2']);
  expect([stepped('c3', 'ArrowLeft', '5x7', 'white'), stepped('c3', 'ArrowLeft', '5x7', 'black')]).toEqual([
    'b3',
    'd3',
  ]);
  expect([stepped('a1', 'ArrowDown', '5x7', 'white'), stepped('a1', 'x', '5x7', 'white')]).toEqual(['a1', undefined]);
});

test('arrows lead through the game, from its start to now', () => {
  expect([turnedTo(3, 'ArrowLeft', 5), turnedTo(0, 'ArrowLeft', 5), turnedTo(5, 'ArrowRight', 5)]).toEqual([2, 0, 5]);
  expect([turnedTo(3, 'ArrowUp', 5), turnedTo(3, 'End', 5), turnedTo(3, 'x', 5)]).toEqual([0, 5, undefined]);
});

test('letter and digit are a square of this board', () => {
  expect(typed('', 'C', '5x7')).toEqual({ letter: 'c' });
  expect(typed('c', '2', '5x7')).toEqual({ letter: '', square: 'c2' });
  expect([typed('', '2', '5x7'), typed('c', '7', '5x6'), typed('', 'f', '5x7'), typed('', 'r', '7x7')]).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
  expect(typed('', 'f', '7x7')).toEqual({ letter: 'f' });
});

test('the pencil goes through the symbols a hidden piece can have, and back to none', () => {
  let marks = {};
  const seen = Array.from({ length: 5 }, () => (marks = marked(marks, 'c6'))) as Record<string, string>[];
  expect(seen.map(({ c6 }) => c6)).toEqual(['zero', 'arrow', 'cross', 'plus', undefined]);
});

test('marks outlive a reload, at their own table only', () => {
  marksOf('one').set({ c6: 'cross' });
  expect([marksOf('one').get(), marksOf('two').get()]).toEqual([{ c6: 'cross' }, {}]);
});
