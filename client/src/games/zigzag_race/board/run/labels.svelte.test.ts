import { expect, test } from 'vitest';
import { guessed } from './labels.svelte';

test('labels follow the keyboard, as far as the language tells', () => {
  expect(guessed('KeyQ', 'fr')).toBe('A');
  expect(guessed('KeyQ', 'fr-CA')).toBe('Q');
  expect(guessed('KeyZ', 'de-AT')).toBe('Y');
  expect(guessed('KeyX', 'fr-FR')).toBe('X');
});
