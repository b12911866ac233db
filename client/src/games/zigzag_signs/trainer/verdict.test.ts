import { beforeAll, expect, test } from 'vitest';
import { language } from '../../../words/words.svelte';
import { verdictOf, whyOf } from './verdict';

beforeAll(() => language.speak('en'));

test('the line that all four share is named', () => {
  expect(whyOf({ cards: ['wbs', 'wyc', 'wpn', 'joker'], stops: [] })).toBe('ZIG: water on all four.');
  expect(whyOf({ cards: ['wgk', 'wbk', 'joker', 'wyk'], stops: [] })).toBe('ZAG: water + suitcase on all four.');
});

test('a value that a STOP took away is named, too (ZS-33)', () => {
  const cards = ['wgk', 'wbk', 'joker', 'wyk'];
  expect(whyOf({ cards, stops: ['element'] })).toBe('ZIG: suitcase on all four. STOP takes away: water.');
  expect(whyOf({ cards, stops: ['element', 'accessory'] })).toBe('Nothing. STOP takes away: water + suitcase.');
});

test('for a near miss the card that doesn’t fit is named', () => {
  expect(whyOf({ cards: ['wbs', 'wyc', 'joker', 'egk'], stops: [] })).toBe(
    'Nothing: “earth, green, suitcase” breaks the line “water”.',
  );
  expect(whyOf({ cards: ['wbs', 'wyc', 'wpn', 'theft'], stops: [] })).toBe('Nothing: Theft has no values.');
});

test('right, wrong and too slow are told apart', () => {
  const task = { cards: ['wbs', 'wyc', 'wpn', 'joker'], stops: [] };
  const told = (reply: 'zig' | 'zag' | null) => verdictOf(task, { reply, right: reply === 'zig', time: 900 });
  expect([told('zig'), told('zag'), told(null)].map((text) => text.split(' ')[0])).toEqual(['Right!', 'No.', 'Time’s']);
});
