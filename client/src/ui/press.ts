/** A press counts when the finger goes down, not when it comes up: the stamp of that moment is the claim. */
import type { Attachment } from 'svelte/attachments';

export type Felt = (event: PointerEvent | KeyboardEvent | MouseEvent) => void;

export const press =
  (felt: Felt): Attachment<HTMLButtonElement> =>
  (button) => {
    const { signal, abort } = listening();
    button.addEventListener(
      'pointerdown',
      (event) => {
        if (event.button !== 0 || button.matches(':disabled')) return;
        event.preventDefault(); // keeps the focus where it was, so that Space goes on meaning what the board says
        felt(event);
      },
      { signal },
    );
    button.addEventListener(
      'keydown',
      (event) => {
        if (!isPress(event) || event.repeat || event.defaultPrevented || button.matches(':disabled')) return;
        event.preventDefault();
        felt(event);
      },
      { signal },
    );
    button.addEventListener('keyup', (event) => isPress(event) && event.preventDefault(), { signal });
    // Screen readers and voice control click without a finger.
    button.addEventListener('click', (event) => event.detail === 0 && felt(event), { signal });
    return abort;
  };

const isPress = ({ key }: KeyboardEvent) => key === 'Enter' || key === ' ';

function listening() {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort() };
}

/** True where a key belongs to the field that has the focus. */
export const isTyping = ({ target }: Event) =>
  target instanceof Element && target.matches('input, select, textarea, [contenteditable]');
