import { expect, test } from 'vitest';
import { lapse } from './lapse';
import { language } from './words.svelte';

test('from a second on, seconds; below, milliseconds', () => {
  language.speak('en');
  const told = [0.64, 1.96, 38.4, 999.4, 999.6, 1_432, 9_999, 12_970].map(lapse);
  const [ms, s] = [' ms', ' s'];
  expect(told).toEqual([`0.6${ms}`, `2${ms}`, `38${ms}`, `999${ms}`, `1.0${s}`, `1.4${s}`, `10.0${s}`, `13.0${s}`]);
  language.speak('fr');
  expect(lapse(1_432)).toBe(`1,4${s}`);
  language.speak('en');
});
