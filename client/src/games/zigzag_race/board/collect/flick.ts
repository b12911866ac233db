/** On the card in one's hand: a tap keeps it, a flick leaves it (ZR-31). Counts once it is clear which. */
import type { Attachment } from 'svelte/attachments';
import type { Felt } from '../../../../ui/press';

const FAR = 16; // px: a finger that goes so far doesn't tap

type Hand = { keep: Felt; leave: Felt; live: () => boolean };

export const flick =
  ({ keep, leave, live }: Hand): Attachment<HTMLButtonElement> =>
  (button) => {
    const controller = new AbortController();
    const { signal } = controller;
    let from: { x: number; y: number } | null = null;
    const listen = (
      name: 'pointerdown' | 'pointermove' | 'pointerup' | 'pointercancel',
      felt: (event: PointerEvent) => void,
    ) => button.addEventListener(name, felt, { signal });

    listen('pointerdown', (event) => {
      event.preventDefault();
      if (!live() || event.button !== 0) return; // its face isn't shown: a double tap keeps nothing unseen (ZR-33)
      from = { x: event.clientX, y: event.clientY };
      button.setPointerCapture(event.pointerId);
    });
    listen('pointermove', (event) => {
      if (!from || Math.hypot(event.clientX - from.x, event.clientY - from.y) < FAR) return;
      from = null;
      leave(event);
    });
    listen('pointerup', (event) => {
      if (from) keep(event);
      from = null;
    });
    listen('pointercancel', () => (from = null));
    button.addEventListener('click', (event) => event.detail === 0 && live() && keep(event), { signal });
    return () => controller.abort();
  };
