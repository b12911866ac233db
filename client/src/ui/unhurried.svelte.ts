/** What nobody's hand waits for is drawn a frame after what it does. */
import { untrack } from 'svelte';

/** Follows a value, once a frame has been drawn without it. */
export function unhurried<T>(read: () => T) {
  let shown = $state.raw(untrack(read));
  $effect(() => {
    const value = read();
    afterFrame(() => (shown = value));
  });
  return {
    get now() {
      return shown;
    },
  };
}

const afterFrame = (act: () => void) => requestAnimationFrame(() => setTimeout(act));
