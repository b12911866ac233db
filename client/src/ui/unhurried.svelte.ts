/** What nobody's hand waits for is drawn after what it does. */
import { untrack } from 'svelte';

/** Follows a value, two frames later: in the first one the table is drawn, and the second says when that was (see stamps).
 *  A page that nobody looks at has no frames; when it is looked at again, only the last value is drawn. */
export function unhurried<T>(read: () => T) {
  let shown = $state.raw(untrack(read));
  $effect(() => {
    const value = read();
    return afterFrames(2, () => (shown = value));
  });
  return {
    get now() {
      return shown;
    },
  };
}

/** Returns how to call it off. */
function afterFrames(count: number, act: () => void): () => void {
  let off = () => clearTimeout(timer);
  let timer: ReturnType<typeof setTimeout> | undefined;
  if (count === 0) timer = setTimeout(act);
  else {
    const frame = requestAnimationFrame(() => (off = afterFrames(count - 1, act)));
    off = () => cancelAnimationFrame(frame);
  }
  return () => off();
}
