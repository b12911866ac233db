import { expect, test } from 'vitest';
import { isReversed } from './reversed';
import { view } from '../sample';

const log = (...names: string[]) => names.map((on, id) => ({ id, fact: { on } }));
const reversed = (shoe: number, ...names: string[]) =>
  isReversed(view({ shoe, options: { stops: true } }), log(...names));

test('Left = Right holds until a second one, or until the shoe is taken (ZK-63)', () => {
  expect(reversed(1, 'thrown')).toBe('no');
  expect(reversed(2, 'thrown', 'flipped', 'went-on', 'thrown')).toBe('yes');
  expect(reversed(2, 'thrown', 'flipped', 'thrown', 'flipped')).toBe('no');
  expect(reversed(1, 'thrown', 'flipped', 'shoe-taken', 'thrown')).toBe('no');
  expect(reversed(1, 'thrown', 'flipped', 'game-won', 'dealt', 'thrown', 'flipped')).toBe('yes');
});

test('who came when cards lay there already is told that it is not known', () => {
  expect(reversed(9, 'thrown', 'thrown')).toBe('unknown');
  expect(isReversed(view({ shoe: 9 }), [])).toBe('no'); // a game without Stop cards
});
