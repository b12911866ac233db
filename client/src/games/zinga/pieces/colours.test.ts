import { expect, test } from 'vitest';
import { language } from '../../../words/words.svelte';
import { spokenDice } from './colours';

test('dice are heard by their colours, as they lie: white last', () => {
  language.speak('en');
  expect(spokenDice([1, 3, 2, 3, 6, 5])).toBe('red 3, orange 2, yellow 3, green 6, blue 5, white 1');
});
