import { expect, test } from 'vitest';
import { mine, startPieces, view } from '../sample';
import { missed, wayOf } from './ways';
import type { PieceView, View } from '../wire.gen';

const lone = (symbol: NonNullable<PieceView['symbol']>, hidden = false): View =>
  view({
    pieces: [
      { square: 'c4', side: 'white', symbol, hidden },
      { square: 'c6', side: 'black', symbol: null, hidden: true },
    ],
    mine: mine({ moves: [{ square: 'c4', targets: ['c5'] }], reveals: [] }),
  });

test('a stranger is told how a piece moves, and what a hidden one would be', () => {
  const at = (square: string) => wayOf(startPieces().find((piece) => piece.square === square)!);
  expect(at('c1')).toBe('Z: one square in any direction.');
  expect(at('c2')).toBe(
    'Hidden: one square forward, straight or diagonally. Reveal it, and it is an arrow: up to two squares forward.',
  );
  for (const piece of startPieces((side) => side === 'white')) expect(wayOf(piece)).not.toContain('⟦');
});

test('a tap out of reach is answered with the rule of that piece', () => {
  const clause = (symbol: Parameters<typeof lone>[0], square: string, hidden = false) =>
    missed(lone(symbol, hidden), 'c4', square)?.clause;
  expect([
    clause('z', 'c7'),
    clause('zero', 'c3'),
    clause('arrow', 'e5'),
    clause('cross', 'c5'),
    clause('cross', 'c6'),
    clause('plus', 'd5'),
  ]).toEqual(['ZZ-10', 'ZZ-11', 'ZZ-12', undefined, 'ZZ-13', 'ZZ-14']);
  expect(clause('plus', 'e4', true)).toBe('ZZ-16');
  expect(missed(lone('z'), 'c4', 'c7')!.text).toBe('c7 is out of reach. Z: one square in any direction.');
});

test('a piece in the way has a rule of its own', () => {
  expect(missed(lone('plus'), 'c4', 'c7')).toEqual({ text: 'Something is in the way to c7.', clause: 'ZZ-15' });
  const stuck = view({ mine: mine({ moves: [{ square: 'a1', targets: ['a2'] }], reveals: [] }) });
  expect(missed(stuck, 'a1', 'b2')).toEqual({ text: 'Your own piece is on b2.', clause: 'ZZ-15' });
});

test('letting go, taking up another piece, and the set-up need no word', () => {
  expect([
    missed(view(), 'c2', 'c2'),
    missed(view(), 'c2', 'c3'),
    missed(view(), 'c2', 'a1'),
    missed(view(), null, 'c5'),
  ]).toEqual([undefined, undefined, undefined, undefined]);
  expect(missed(view({ phase: 'setup', mine: mine({ swaps: ['a1', 'b1'] }) }), 'a1', 'c4')).toBeUndefined();
});
