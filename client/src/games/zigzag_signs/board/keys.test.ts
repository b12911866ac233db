import { expect, test } from 'vitest';
import { GESTURES } from '../pieces/cards';
import { callAt, gestureAt, keyOfCall, keyOfGesture, keyOfSlot, slotOf } from './keys';
import { CALLS } from './moves';

test.each([4, 6])('every slot of %s columns has a letter of its own, and no letter of a call', (columns) => {
  const keys = Array.from({ length: columns * 3 }, (_, slot) => keyOfSlot(slot, columns));
  expect(new Set(keys).size).toBe(columns * 3);
  expect(keys.map((key) => slotOf(key, columns))).toEqual(keys.map((_, slot) => slot));
  expect(keys.filter((key) => callAt(key))).toEqual([]);
});

test('calls and gestures are found by their keys', () => {
  expect(CALLS.map((call) => callAt(keyOfCall(call)))).toEqual([...CALLS]);
  expect(GESTURES.map((gesture) => gestureAt(keyOfGesture(gesture)))).toEqual([...GESTURES]);
  expect([slotOf('Enter', 4), gestureAt('Shift'), callAt('x')]).toEqual([undefined, undefined, undefined]);
});
