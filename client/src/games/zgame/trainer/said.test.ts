import { afterEach, expect, test } from 'vitest';
import { language } from '../../../words/words.svelte';
import { plyOf } from '../pieces/plies';
import { saidOf } from './said';

afterEach(() => language.speak('en'));

test('an answer is told with all that everyone saw of it', () => {
  expect(saidOf(plyOf('b6-b5'), 'black', 'white')).toBe('Black: b6 to b5.');
  expect(saidOf(plyOf('!b6=plus'), 'black', 'white')).toBe('Black reveals b6: plus.');
  expect(saidOf(plyOf('b2xb1=cross=arrow'), 'black', 'white')).toBe(
    'Black: b2 to b1. White’s cross on b1 is taken. Black reveals b1: arrow.',
  );
});

test('in French it is the camp that plays', () => {
  language.speak('fr');
  expect(saidOf(plyOf('b2xb1=cross'), 'black', 'white')).toContain('Le camp blanc perd');
});
