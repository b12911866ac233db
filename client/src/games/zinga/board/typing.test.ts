import { expect, test } from 'vitest';
import { typed, type Typed } from './typing';

const type = (keys: string) =>
  [...keys].reduce<Typed>((before, key) => typed(before.digits, key) ?? before, { digits: '' });

test('a number and the letter of a colour are a call, in either language', () => {
  expect(type('9b').cell).toBe('B9');
  expect(type('12R').cell).toBe('R12');
  expect(type('4j').cell).toBe('Y4');
  expect(type('4v').cell).toBe('G4');
});

test('no number above twelve: the last digit begins anew', () => {
  expect(type('13').digits).toBe('3');
  expect(type('125').digits).toBe('5');
  expect(type('0').digits).toBe('');
});

test('a letter without a number is no call', () => {
  expect(typed('', 'r')).toBeUndefined();
});

test('Escape and Backspace take it back', () => {
  expect(typed('12', 'Escape')).toEqual({ digits: '' });
  expect(typed('', 'Escape')).toBeUndefined();
});
