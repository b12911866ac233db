import { afterEach, expect, test, vi } from 'vitest';
import { figure } from './figure';
import { language } from './words.svelte';

const spoken = async (locale: 'en' | 'fr') => {
  await language.learn(locale);
  language.speak(locale);
};

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['en', ['12', '999', '1,234', '0.5', '1.235', '0.1', '2.00']],
  ['fr', ['12', '999', '1 234', '0,5', '1,235', '0,1', '2,00']],
] as const)('a number is written as in %s', async (locale, written) => {
  await spoken(locale);
  const figures = [figure(12), figure(999), figure(1234), figure(0.5), figure(1.2345), figure(0.06, 1), figure(2, 2, 2)];
  expect(figures.map((text) => text.replace(/\s/g, ' '))).toEqual(written);
});

test('one that is written alike everywhere needs no format, and each other format is made once', async () => {
  await spoken('en');
  const made = vi.fn();
  const Real = Intl.NumberFormat;
  vi.stubGlobal('Intl', { NumberFormat: class extends Real { constructor(...asked: ConstructorParameters<typeof Real>) { super(...asked); made(); } } });
  figure(10);
  expect(made).not.toHaveBeenCalled();
  figure(0.25, 9);
  figure(0.75, 9);
  expect(made).toHaveBeenCalledTimes(1);
});
