/** Deferred drawing: parts that no player's hand waits for come some frames later. */
import { untrack } from 'svelte';

/** How many frames after the news each part is drawn, so that no frame draws much. In the first, zero, is what a hand waits for. */
export const FRAMES = {
  verb: 1, // what to do now
  verdict: 1, // who was first
  saying: 2, // what is said at the table
  tip: 3,
  rail: 3, // the other players and the log
  choices: 4, // a long list of them
  pad: 6, // buttons that no finger reaches sooner
} as const;

/** Follows a value some frames later: in the first one the table is drawn, and the second says when that was (see stamps).
 *  The frames count from the first news, so those that follow in different ones are rarely drawn at once. A page that
 *  nobody looks at has no frames; when it is looked at again, only the last value is drawn. */
export function unhurried<T>(read: () => T, frames: number) {
  let shown = $state.raw(untrack(read));
  let off: (() => void) | undefined;

  function catchUp() {
    off = undefined;
    shown = read();
  }

  $effect(() => {
    read();
    off ??= afterFrames(frames, catchUp); // not a debounce: later changes must not put it off for ever
  });
  $effect(() => () => off?.());
  return {
    get now() {
      return shown;
    },
  };
}

/** Returns a function that cancels it. */
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
