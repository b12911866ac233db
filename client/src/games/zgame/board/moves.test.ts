import { expect, test } from 'vitest';
import { canReveal, expected, isAllowed, revealed, tapped, targetsOf } from './moves';
import { momentsOf } from '../pieces/plies';
import { reachOf } from '../pieces/reach';
import { mine, view } from '../sample';

const waiting = view({ turn: 1, mine: mine({ moves: [], reveals: [] }) });
const setup = view({ phase: 'setup', turn: null, mine: mine({ moves: [], reveals: [], swaps: ['a1', 'b1', 'c2'] }) });

test('two taps are a move; the second must be a target the server listed', () => {
  expect(tapped(view(), null, 'c2')).toEqual({ held: 'c2' });
  expect(tapped(view(), 'c2', 'c3')).toEqual({ held: null, act: { do: 'move', origin: 'c2', target: 'c3' } });
  expect(tapped(view(), 'c2', 'c4')).toEqual({ held: null });
});

test('a tap on the held piece lets it go, one on another takes that up', () => {
  expect(tapped(view(), 'c2', 'c2')).toEqual({ held: null });
  expect(tapped(view(), 'c2', 'a1')).toEqual({ held: 'a1' }); // it can't move, but be revealed
  expect(tapped(view(), null, 'c6')).toEqual({ held: null });
});

test('a piece is revealed on its turn, planned before it, and never twice', () => {
  expect(revealed(view(), 'c2').act).toEqual({ do: 'reveal', square: 'c2' });
  expect(revealed(waiting, 'c2').later).toEqual({ do: 'reveal', square: 'c2' });
  expect([canReveal(view(), 'c1'), canReveal(waiting, 'c1'), canReveal(waiting, 'c6')]).toEqual([false, false, false]);
});

test('in the set-up two taps swap', () => {
  expect(tapped(setup, 'a1', 'c2').act).toEqual({ do: 'swap', one: 'a1', other: 'c2' });
  expect(targetsOf(setup, 'c1')).toEqual([]);
});

test('on the other’s turn a move is planned, as its piece moves: hidden ones as a zero (ZZ-16)', () => {
  expect(targetsOf(waiting, 'a1').sort()).toEqual(['a2', 'b2']);
  expect(tapped(waiting, 'a1', 'b2')).toEqual({ held: null, later: { do: 'move', origin: 'a1', target: 'b2' } });
  expect(targetsOf(waiting, 'c1')).toHaveLength(5);
});

test('a plan is played only if the server allows it when the turn comes', () => {
  expect(isAllowed(view(), { do: 'move', origin: 'c2', target: 'c3' })).toBe(true);
  expect(isAllowed(view(), { do: 'move', origin: 'b2', target: 'b3' })).toBe(false);
  expect(isAllowed(view(), { do: 'reveal', square: 'a1' })).toBe(true);
  expect(isAllowed(waiting, { do: 'move', origin: 'c2', target: 'c3' })).toBe(false);
});

test('an onlooker holds nothing', () => {
  const onlooker = view({ mine: null });
  expect(tapped(onlooker, null, 'c2')).toEqual({ held: null });
});

test('pieces reach as far as their symbol (ZZ-10 to ZZ-14)', () => {
  const reach = (symbol: Parameters<typeof reachOf>[2], side: 'white' | 'black' = 'white') =>
    reachOf('c4', side, symbol, '5x7').length;
  expect([reach('z'), reach('zero'), reach('arrow'), reach('cross'), reach('plus')]).toEqual([8, 3, 6, 8, 10]);
  expect(reachOf('c4', 'black', 'zero', '5x7').sort()).toEqual(['b3', 'c3', 'd3']);
});

test('one’s own move is shown before the server has answered', () => {
  const pieces = momentsOf(view())[0]!.pieces;
  const after = expected(pieces, [{ do: 'move', origin: 'c2', target: 'c6' }]);
  expect(after.find(({ id }) => id === 'c2')!.square).toBe('c6');
  expect(after).toHaveLength(pieces.length - 1);
  const swapped = expected(pieces, [{ do: 'swap', one: 'a1', other: 'b1' }]);
  expect(swapped.filter(({ square }) => square === 'a1' || square === 'b1').map(({ symbol }) => symbol)).toEqual([
    'zero',
    'plus',
  ]);
});
