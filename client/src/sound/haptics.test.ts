import { expect, test, vi } from 'vitest';
import { patternOf, vibrate } from './haptics';

test('the strongest of several vibrations at once is felt', () => {
  expect(patternOf(['card', 'wrong'])).toEqual(patternOf(['wrong']));
  expect(patternOf(['wrong', 'card'])).toEqual(patternOf(['wrong']));
  expect(patternOf([])).toBeUndefined();
});

test('a phone that cannot vibrate is left in peace', () => {
  expect(() => vibrate(['bell'])).not.toThrow();
});

test('a phone that can does so once', () => {
  const felt = vi.fn();
  vi.stubGlobal('navigator', { vibrate: felt });
  vibrate(['bell', 'win']);
  vibrate([]);
  vi.unstubAllGlobals();
  expect(felt.mock.calls).toEqual([[patternOf(['win'])]]);
});
