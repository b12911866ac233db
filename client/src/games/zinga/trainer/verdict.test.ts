import { expect, test } from 'vitest';
import { language } from '../../../words/words.svelte';
import { verdict } from './verdict';

test('an answer is told with what would have been right', () => {
  language.speak('en');
  expect(verdict({ cell: 'R4', time: 1_234, right: true }, ['R4', 'B2'])).toBe('Right! 1.23 s');
  expect(verdict({ cell: null, time: 900, right: true }, [])).toBe('Right, there was none. 0.90 s');
  expect(verdict({ cell: 'Y4', time: 10_000, right: false }, ['R4', 'B2'])).toBe('No. It was ▲ red 4 or ◆ blue 2.');
  expect(verdict({ cell: null, time: 10_000, right: false }, ['R4'])).toBe('There was ▲ red 4.');
  expect(verdict({ cell: undefined, time: 10_000, right: false }, ['R4'])).toBe('Time’s up. It was ▲ red 4.');
  expect(verdict({ cell: undefined, time: 10_000, right: false }, [])).toBe('Time’s up: nothing fits this time.');
  expect(verdict({ cell: 'Y4', time: 10_000, right: false }, [])).toBe('No: nothing fits this time.');
});

test('an answer is told with the sum that makes it', () => {
  const dice = [4, 1, 2, 3, 4, 5]; // the white one first
  const told = (...fitting: string[]) => verdict({ cell: null, time: 10_000, right: false }, fitting, dice);
  expect(told('G8')).toBe('There was ■ green 8 (4 + 4 = 8).');
  expect(told('G4', 'B9')).toBe('There was ■ green 4 or ◆ blue 9 (5 + 4 = 9).');
});
