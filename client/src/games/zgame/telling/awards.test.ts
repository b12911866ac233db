import { expect, test } from 'vitest';
import { meritsOf } from './awards';
import { finished, startPieces, view } from '../sample';
import type { View } from '../wire.gen';

const names = (change: Partial<View>) =>
  meritsOf({ ...finished(), taken: [], pieces: [], score: [], ...change }).map(
    ({ name, seat, count }) => `${name} ${seat} ${count}`,
  );

test('the player who took more has the biggest catch', () => {
  const lost = (side: 'white' | 'black', count: number) =>
    Array.from({ length: count }, () => ({ side, symbol: 'zero' as const }));
  expect(names({ taken: [...lost('white', 3), ...lost('black', 2)] })).toEqual(['hunter 1 3']);
  expect(names({ taken: [...lost('white', 3), ...lost('black', 3)] })).toEqual([]);
});

test('a capture written without a letter is by a hidden piece (ZZ-32)', () => {
  expect(names({ score: ['c3xd4=zero', 'Xd6xc5=plus', 'b4xc5=cross', '!c6=plus'] })).toEqual(['ambush 0 2']);
});

test('the player with more hidden pieces at the end keeps the most secrets', () => {
  const pieces = startPieces(() => true).filter(({ side, square }) => side === 'black' || square.endsWith('2'));
  expect(names({ pieces })).toEqual(['secrets 1 7']);
});

test('how far a Z dared to go counts from its own base line', () => {
  expect(names({ score: ['Zc1-c2', 'Zc7-c6', '!b2=plus', 'Zc6-d5', '!d2=cross', 'Zd5-d6'] })).toEqual(['brave 1 2']);
});

test('before the end there are no awards', () => {
  expect(meritsOf(view())).toEqual([]);
  expect(meritsOf(undefined)).toEqual([]);
});
