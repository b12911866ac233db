import { beforeEach, expect, test } from 'vitest';
import { flag, json, list, oneOf, stored, text } from './stored';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('a cell has its fallback until something is stored', () => {
  const muted = stored('muted', true, flag);
  expect(muted.get()).toBe(true);
  muted.set(false);
  expect([muted.get(), localStorage.getItem('muted')]).toEqual([false, 'no']);
});

test('one of some words, and nothing else', () => {
  const language = stored('language', null, oneOf(['en', 'fr']));
  localStorage.setItem('language', 'de');
  expect(language.get()).toBeNull();
  language.set('fr');
  expect(language.get()).toBe('fr');
});

test('a list of words, in the order in which they are known', () => {
  localStorage.setItem('tips', 'pawn nonsense ring');
  expect(stored('tips', [], list(['ring', 'pawn'])).get()).toEqual(['ring', 'pawn']);
  expect(stored('tips', [], list()).get()).toEqual(['pawn', 'nonsense', 'ring']);
});

test('text that isn’t JSON, or isn’t ours, gives the fallback', () => {
  const best = stored(
    'best',
    0,
    json((found) => (typeof found === 'number' ? found : undefined)),
  );
  for (const found of ['{', 'null', '"7"']) {
    localStorage.setItem('best', found);
    expect(best.get()).toBe(0);
  }
  best.set(7);
  expect(best.get()).toBe(7);
});

test('a cell of the tab is none of the browser', () => {
  stored('page', '', text, () => sessionStorage).set('new');
  expect([localStorage.getItem('page'), sessionStorage.getItem('page')]).toEqual([null, 'new']);
});

test('where the browser refuses to remember anything, all stays as it is by itself', () => {
  const refused = stored('muted', true, flag, () => {
    throw new DOMException('denied', 'SecurityError');
  });
  refused.set(false);
  expect(refused.get()).toBe(true);
});
