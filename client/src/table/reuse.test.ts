import { expect, test } from 'vitest';
import { share } from './share';

test('what has not changed stays the very same', () => {
  const old = { sheets: [{ ticked: ['B9'] }, { ticked: [] }], pawn: null };
  const now = share(old, { sheets: [{ ticked: ['B9'] }, { ticked: ['R8'] }], pawn: null });
  expect(now).toEqual({ sheets: [{ ticked: ['B9'] }, { ticked: ['R8'] }], pawn: null });
  expect(now.sheets[0]).toBe(old.sheets[0]);
  expect(now.sheets[1]).not.toBe(old.sheets[1]);
  expect(share(old, structuredClone(old))).toBe(old);
});

test('what went, came or became another kind of thing is new', () => {
  expect(share({ a: 1, b: 2 }, { a: 1 })).toEqual({ a: 1 });
  expect(share([1], { 0: 1 })).toEqual({ 0: 1 });
  expect(share(null, { a: 1 })).toEqual({ a: 1 });
  expect(share([1, 2], [1])).toEqual([1]);
});
