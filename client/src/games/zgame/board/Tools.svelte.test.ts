import { flushSync, mount, unmount } from 'svelte';
import { expect, test } from 'vitest';
import { language } from '../../../words/words.svelte';
import { mine, view } from '../sample';
import type { Action } from '../wire.gen';
import Tools from './Tools.svelte';

function pressed(may_ask_takeback: boolean) {
  const played: Action[] = [];
  const shown = mount(Tools, {
    target: document.body,
    props: {
      ...{ view: view(), mine: mine({ may_ask_takeback }), who: { me: 0, name: () => 'Bo' }, pencil: false },
      ...{ canReveal: false, reveal: () => {}, flip: () => {}, play: (action: Action) => played.push(action) },
    },
  });
  flushSync();
  const button = document.querySelector<HTMLButtonElement>('[data-testid=ask-takeback]')!;
  const dim = button.getAttribute('aria-disabled');
  button.click();
  flushSync();
  const asks = document.querySelector('[data-testid=question]') !== null;
  unmount(shown);
  return { dim, asks, played };
}

test('a take-back that can’t be asked for is asked for all the same, so that the server says why', () => {
  language.speak('en');
  expect(pressed(false)).toEqual({ dim: 'true', asks: false, played: [{ do: 'ask-takeback' }] });
});

test('one that can be is asked twice', () => {
  expect(pressed(true)).toEqual({ dim: null, asks: true, played: [] });
});
