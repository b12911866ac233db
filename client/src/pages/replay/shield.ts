/** Over a board that is only watched: no press reaches it. A tap anywhere on it plays or stops the film. */
import type { Attachment } from 'svelte/attachments';

const PRESSES = ['pointerdown', 'pointerup', 'mousedown', 'touchstart', 'click', 'dblclick', 'contextmenu'] as const;

export const shield =
  (tapped: () => void): Attachment<HTMLElement> =>
  (stage) => {
    const off = new AbortController();
    for (const press of PRESSES)
      stage.addEventListener(press, (event) => event.stopPropagation(), {
        capture: true,
        passive: true,
        signal: off.signal,
      });
    stage.addEventListener('click', ({ detail }) => detail === 1 && tapped(), { capture: true, signal: off.signal });
    return () => off.abort();
  };
