/** Over a board that is only watched: no press reaches it, but for what only turns it or looks back (`data-look`). A tap anywhere else plays or stops the film. */
import type { Attachment } from 'svelte/attachments';

const PRESSES = ['pointerdown', 'pointerup', 'mousedown', 'touchstart', 'click', 'dblclick', 'contextmenu'] as const;

export const shield =
  (tapped: () => void): Attachment<HTMLElement> =>
  (stage) => {
    const off = new AbortController();
    for (const press of PRESSES)
      stage.addEventListener(press, (event) => isLook(event) || event.stopPropagation(), {
        capture: true,
        passive: true,
        signal: off.signal,
      });
    const tap = (event: MouseEvent) => event.detail === 1 && !isLook(event) && tapped();
    stage.addEventListener('click', tap, { capture: true, signal: off.signal });
    return () => off.abort();
  };

const isLook = ({ target }: Event) => target instanceof Element && target.closest('[data-look]') !== null;
