import { flushSync } from 'svelte';
import { expect, test, vi } from 'vitest';
import { unhurried } from './unhurried.svelte';

test('a value is followed once a frame was drawn without it', async () => {
  let told = $state('rolling');
  let late!: ReturnType<typeof unhurried<string>>;
  const stop = $effect.root(() => {
    late = unhurried(() => told);
  });
  flushSync(() => (told = 'rolled'));
  expect(late.now).toBe('rolling');
  await vi.waitFor(() => expect(late.now).toBe('rolled'));
  stop();
});
