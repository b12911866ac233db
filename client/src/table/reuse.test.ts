import { expect, test } from 'vitest';
import { reuse } from './reuse';

test('unchanged parts stay the very same objects', () => {
  const old = { sheets: [{ ticked: ['B9'] }, { ticked: [] }], pawn: null };
  const now = reuse(old, { sheets: [{ ticked: ['B9'] }, { ticked: ['R8'] }], pawn: null });
  expect(now).toEqual({ sheets: [{ ticked: ['B9'] }, { ticked: ['R8'] }], pawn: null });
  expect(now.sheets[0]).toBe(old.sheets[0]);
  expect(now.sheets[1]).not.toBe(old.sheets[1]);
  expect(reuse(old, structuredClone(old))).toBe(old);
});

test('parts that went, came or changed their kind are new', () => {
  expect(reuse({ a: 1, b: 2 }, { a: 1 })).toEqual({ a: 1 });
  expect(reuse([1], { 0: 1 })).toEqual({ 0: 1 });
  expect(reuse(null, { a: 1 })).toEqual({ a: 1 });
  expect(reuse([1, 2], [1])).toEqual([1]);
});
