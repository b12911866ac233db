import { expect, test } from 'vitest';
import { chosenBy, discarded, moved, placeOf, strideOf, swapped, tally, turned, type Laid } from './build';

const laid: Laid = { course: [0, 3, 4], aside: [6, 8] };
const whole: Laid = { course: [0, 3, 4], aside: [] };

test('two cards change places, on the course or with a discarded one', () => {
  expect(swapped(laid, 0, 2)).toEqual({ course: [4, 3, 0], aside: [6, 8] });
  expect(swapped(laid, 1, 4)).toEqual({ course: [0, 8, 4], aside: [6, 3] });
});

test('a card is turned round, and back (ZR-11)', () => {
  expect(turned(laid, 1).course).toEqual([0, 2, 4]);
  expect(turned(turned(laid, 3), 3)).toEqual(laid);
});

test('a card goes later or sooner, but not off the course', () => {
  expect(moved(laid, 0, 1)?.course).toEqual([3, 0, 4]);
  expect(moved(laid, 0, -1)).toBeUndefined();
  expect(moved(laid, 2, 1)).toBeUndefined();
  expect(moved(laid, 3, -1)).toBeUndefined();
});

test('discarding again and again offers each of the discarded cards', () => {
  const once = discarded(laid, 0)!;
  const twice = discarded(once, 0)!;
  expect(once).toEqual({ course: [6, 3, 4], aside: [8, 0] });
  expect(twice).toEqual({ course: [8, 3, 4], aside: [0, 6] });
  expect(discarded(twice, 0)).toEqual({ course: [0, 3, 4], aside: [6, 8] });
});

test('in a later race all cards are laid: nothing can be discarded (ZR-52)', () => {
  expect(discarded(whole, 0)).toBeUndefined();
  expect(chosenBy(whole, 1, 'ArrowDown', false)).toBe(1);
});

test('a card is found by its number, whichever way round it lies', () => {
  expect(placeOf(laid, 1)).toBe(1);
  expect(placeOf(laid, 4)).toBe(4);
  expect(placeOf(laid, 9)).toBe(-1);
});

test('areas are counted by their ground', () => {
  const counts = tally([0, 3, 5]);
  expect(counts.map(({ terrain }) => terrain)).toHaveLength(8);
  expect(counts.reduce((sum, { count }) => sum + count, 0)).toBe(3 * 18);
  expect(tally([1, 2, 4])).toEqual(counts);
});

test('forward is up on a phone, and to the right on a wide screen', () => {
  expect(strideOf('ArrowUp', true)).toBe(1);
  expect(strideOf('ArrowRight', false)).toBe(1);
  expect(strideOf('ArrowRight', true)).toBe(0);
  expect(strideOf('a', true)).toBeUndefined();
});

test('arrows choose a card: along the course, over to the discarded ones, and back', () => {
  expect(chosenBy(laid, 0, 'ArrowRight', false)).toBe(1);
  expect(chosenBy(laid, 2, 'ArrowRight', false)).toBe(2);
  expect(chosenBy(laid, 2, 'ArrowDown', false)).toBe(4);
  expect(chosenBy(laid, 4, 'ArrowLeft', false)).toBe(3);
  expect(chosenBy(laid, 3, 'ArrowLeft', false)).toBe(3);
  expect(chosenBy(laid, 3, 'ArrowUp', false)).toBe(0);
});

test('on a phone the discarded cards lie to the right of the course', () => {
  expect(chosenBy(laid, 1, 'ArrowRight', true)).toBe(4);
  expect(chosenBy(laid, 3, 'ArrowRight', true)).toBe(4);
  expect(chosenBy(laid, 3, 'ArrowLeft', true)).toBe(1);
});
