import { expect, test } from 'vitest';
import { figure } from './figure';
import { language, LOCALES } from './words.svelte';

test.each(LOCALES)('a number is written as the browser would in %s', (locale) => {
  language.speak(locale);
  for (const value of [0, 0.0004, 0.06, 0.5, 1, 1.23, 2, 9.996, 10, 12.3456, 999, 999.97, 1000, 1234.5, 9876543.21])
    for (const [most, least] of [
      [0, 0],
      [1, 0],
      [2, 2],
      [3, 0],
    ] as const) {
      const asked = { maximumFractionDigits: most, minimumFractionDigits: least };
      if ((value * 10 ** most) % 1 !== 0.5)
        expect(figure(value, most, least)).toBe(value.toLocaleString(locale, asked)); // a half may fall either way
    }
});
