import { expect, test } from 'vitest';
import { layout, pips } from './layout';
import { sheet, view } from '../sample';
import { drawn } from './shapes';

test('one’s own sheet comes first, the others clockwise', () => {
  const four = view({ sheets: [sheet(), sheet(), sheet(), sheet()] });
  expect(layout(four, 2).sheets).toEqual([2, 3, 0, 1]);
  expect(layout(four, null).sheets).toEqual([0, 1, 2, 3]);
});

test('dice show the faces the server names, white last', () => {
  const { dice } = layout(view({ phase: 'rolled', dice: [1, 3, 2, 3, 6, 1] }), 0);
  expect(dice.map(({ colour, face }) => `${colour}${face}`)).toEqual(['R3', 'O2', 'Y3', 'G6', 'B1', 'W1']);
});

test('tumbling dice have no face and no tilt', () => {
  const { dice } = layout(view({ phase: 'rolling' }), 0);
  expect(dice.every(({ face, rotation }) => face === null && rotation === 0)).toBe(true);
});

test('no two dice lie in the same place, and none is tilted beyond reading', () => {
  for (const columns of [3, 6]) {
    const { dice } = layout(view({ dice: [6, 5, 4, 3, 2, 1] }), 0, columns);
    expect(new Set(dice.map(({ x, y }) => `${x},${y}`)).size).toBe(6);
    expect(Math.max(...dice.map(({ x }) => x))).toBe(columns - 1);
    expect(dice.every(({ rotation }) => Math.abs(rotation) <= 7)).toBe(true);
  }
});

test('the same view is drawn alike on every screen', () => {
  const shown = view({ dice: [6, 5, 4, 3, 2, 1] });
  expect(layout(shown, 0).dice).toEqual(layout(shown, 1).dice);
});

test('the pawn lies with its holder or in the middle', () => {
  expect(layout(view({ pawn: 1 }), 0).pawn).toBe(1);
  expect(layout(view(), 0).pawn).toBeNull();
});

test('a face has as many pips, none on another', () => {
  for (const face of [1, 2, 3, 4, 5, 6]) expect(new Set(pips(face).map(String)).size).toBe(face);
});

test('shapes are drawn where they are asked for', () => {
  expect(drawn('square', 10, 20, 5)).toBe('M6.00 16.00L14.00 16.00L14.00 24.00L6.00 24.00z');
  expect(drawn('circle', 0, 0, 10)).toBe('M-9.00 0.00A9 9 0 1 0 9.00 0.00A9 9 0 1 0 -9.00 0.00z');
  expect(drawn('star').split('L')).toHaveLength(10);
});
