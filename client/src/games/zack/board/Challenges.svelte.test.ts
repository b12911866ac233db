import { flushSync, mount, unmount } from 'svelte';
import { expect, test } from 'vitest';
import { language } from '../../../words/words.svelte';
import Challenges from './Challenges.svelte';
import { moves } from './moves';
import { view } from '../sample';

test('a challenge that came too soon says so on its card, for as long as it can’t be made again (ZK-29)', () => {
  language.speak('en');
  const lying = view({
    shoe: 1,
    top: [{ card: 'red', seat: 2 }],
    mine: { seat: 0, throw_from: 0, barred: [[1, 900]], colour_spent: false },
  });
  const words = (now: number) => {
    const shown = mount(Challenges, {
      target: document.body,
      props: { colours: ['orange'], can: moves(lying, 0, now), waiting: null, play: () => {} },
    });
    flushSync();
    const text = document.querySelector('[data-testid=challenge-orange-slow]')!.textContent;
    unmount(shown);
    return text.includes('Too soon!');
  };
  expect([words(899), words(900)]).toEqual([true, false]);
});
