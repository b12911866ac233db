import { expect, test } from 'vitest';
import { isReversed } from './reversed';

const reversed = (...names: string[]) =>
  isReversed(names.map((name, id) => ({ id, fact: { on: name.split(' ')[0]!, reversed: name.endsWith('on') } })));

test('Left = Right holds until a second one, or until the shoe is taken (ZK-63)', () => {
  expect(reversed('thrown')).toBe(false);
  expect(reversed('thrown', 'flipped on', 'thrown')).toBe(true);
  expect(reversed('thrown', 'flipped on', 'thrown', 'flipped off')).toBe(false);
  expect(reversed('thrown', 'flipped on', 'shoe-taken', 'thrown')).toBe(false);
  expect(reversed('thrown', 'flipped on', 'game-won', 'dealt', 'thrown', 'flipped on')).toBe(true);
});
