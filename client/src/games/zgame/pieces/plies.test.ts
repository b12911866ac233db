import { expect, test } from 'vitest';
import { knownTo, momentsOf, plyOf } from './plies';
import { finished, view } from '../sample';

test('a written ply is read again (ZZ-32)', () => {
  expect(plyOf('c2-c3')).toEqual({ kind: 'move', origin: 'c2', target: 'c3', taken: null, arrived: null });
  expect(plyOf('Xc2xe4=zero')).toMatchObject({ origin: 'c2', target: 'e4', taken: 'zero', arrived: null });
  expect(plyOf('b6-b7=arrow')).toMatchObject({ taken: null, arrived: 'arrow' });
  expect(plyOf('b6xb7=cross=arrow')).toMatchObject({ taken: 'cross', arrived: 'arrow' });
  expect(plyOf('!b2=plus')).toEqual({ kind: 'reveal', square: 'b2', symbol: 'plus' });
});

test('a piece stays the same piece on its way, and is gone when it is taken', () => {
  const squares = momentsOf(finished()).map(({ pieces }) => pieces.find(({ id }) => id === 'b2')?.square);
  expect(squares).toEqual(['b2', 'b3', 'b3', 'b4', undefined]);
  expect(momentsOf(finished()).at(-1)!.taken).toEqual([{ side: 'white', symbol: 'cross' }]);
});

test('a hidden piece is shown by its reveal, or as it arrives (ZZ-17, ZZ-18)', () => {
  const hidden = momentsOf(finished()).map(({ pieces }) => pieces.find(({ id }) => id === 'd6')!.hidden);
  expect(hidden).toEqual([true, true, false, false, false]);
  const arrived = momentsOf(view({ score: ['b6-b7=arrow'], pieces: [] }))
    .at(-1)!
    .pieces.find(({ square }) => square === 'b7');
  expect(arrived).toMatchObject({ hidden: false, symbol: 'arrow' });
});

test('once all is shown, every moment knows every symbol, also of what was taken (ZZ-31)', () => {
  const start = momentsOf(finished())[0]!.pieces;
  expect(start.every(({ symbol }) => symbol !== null)).toBe(true);
  expect(start.find(({ id }) => id === 'b2')!.symbol).toBe('cross');
});

test('during play the other’s hidden pieces stay unknown in every moment (ZZ-30)', () => {
  const theirs = momentsOf(view({ score: ['c2-c3'] }))
    .flatMap(({ pieces }) => pieces)
    .filter(({ side, hidden }) => side === 'black' && hidden);
  expect(theirs.length).toBeGreaterThan(0);
  expect(theirs.every(({ symbol }) => symbol === null)).toBe(true);
});

test('what a side could know then leaves out pieces hidden from it (ZZ-30)', () => {
  const [start, , shown] = momentsOf(finished());
  const seen = (moment: typeof start, square: string) =>
    knownTo('white', moment!).find((piece) => piece.square === square)!.symbol;
  expect([seen(start, 'd6'), seen(shown, 'd6'), seen(start, 'c2'), seen(start, 'c7')]).toEqual([
    null,
    'cross',
    'arrow',
    'z',
  ]);
});
