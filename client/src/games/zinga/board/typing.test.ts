import { expect, test } from 'vitest';
import { language } from '../../../words/words.svelte';
import { COLOURS, letterOf } from '../pieces/colours';
import { typed, type Typed } from './typing';

const type = (keys: string) =>
  [...keys].reduce<Typed>((before, key) => typed(before.digits, key) ?? before, { digits: '' });

test.each([
  ['en', 'royg'],
  ['fr', 'rojv'],
  ['de', 'roeg'],
] as const)('a number and the letter of a colour are a call: %s', (locale, letters) => {
  language.speak(locale);
  expect([...letters].map((letter) => type(`12${letter}`).cell)).toEqual(['R12', 'O12', 'Y12', 'G12']);
  expect(['4Y', '9b'].map((keys) => type(keys).cell)).toEqual(['Y4', 'B9']); // a colour's own letter, too
  expect(new Set(COLOURS.map(letterOf)).size).toBe(COLOURS.length);
  language.speak('en');
});

test('no number above twelve: the last digit begins another', () => {
  expect(type('13').digits).toBe('3');
  expect(type('125').digits).toBe('5');
  expect(type('0').digits).toBe('');
});

test('a letter without a number is not a call', () => {
  expect(typed('', 'r')).toBeUndefined();
});

test('Escape and Backspace take it back', () => {
  expect(typed('12', 'Escape')).toEqual({ digits: '' });
  expect(typed('', 'Escape')).toBeUndefined();
});
