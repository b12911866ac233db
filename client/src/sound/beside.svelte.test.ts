import { flushSync } from 'svelte';
import { expect, test } from 'vitest';
import { fakeAudio } from './fake';
import { sound } from './sound';

test('a page with its sound unlocked says once that a television is beside it', () => {
  fakeAudio();
  sound.unlock();
  let said = 0;
  const stop = $effect.root(() => {
    $effect(() => {
      said++;
      sound.besideTv(true);
      return () => sound.besideTv(false);
    });
  });
  flushSync();
  expect(said).toBe(1);
  stop();
});
