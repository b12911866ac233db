import { flushSync, mount, unmount } from 'svelte';
import { expect, test } from 'vitest';
import { language } from '../../../words/words.svelte';
import { rulebook } from '../../kit/rulebook.svelte';
import Moves from './Moves.svelte';

test('how moves are written is explained beside them (ZZ-32)', () => {
  language.speak('en');
  const props = { score: ['b2-b3'], at: 1, go: () => {}, record: null, flip: () => {} };
  const shown = mount(Moves, { target: document.body, props });
  flushSync();
  document.querySelector<HTMLButtonElement>('[data-testid=notation]')!.click();
  expect(rulebook.at).toEqual({ game: 'zgame', clause: 'ZZ-32' });
  unmount(shown);
});
