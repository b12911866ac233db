/** A card that follows the finger, once that has gone too far to be a tap. Felt where it is let go. */
import type { Attachment } from 'svelte/attachments';

const FAR = 8; // px

type Carry = {
  begin: () => boolean; // may it be carried?
  over: (spot: string | null) => void;
  drop: (spot: string | null, event: PointerEvent) => void;
};

export const drag =
  ({ begin, over, drop }: Carry): Attachment<HTMLElement> =>
  (card) => {
    const controller = new AbortController();
    const { signal } = controller;
    let from: PointerEvent | null = null;
    let carried = false;

    function move(event: PointerEvent) {
      if (!from || event.pointerId !== from.pointerId) return;
      const [x, y] = [event.clientX - from.clientX, event.clientY - from.clientY];
      if (!carried && (Math.hypot(x, y) < FAR || !begin())) return;
      carried = true;
      card.style.translate = `${x}px ${y}px`;
      over(spotAt(event));
    }

    function end(event: PointerEvent) {
      if (!from || event.pointerId !== from.pointerId) return;
      from = null;
      if (!carried) return;
      carried = false;
      over(null);
      drop(event.type === 'pointerup' ? spotAt(event) : null, event);
    }

    card.addEventListener('pointerdown', (event) => (from = event.button === 0 ? event : null), { signal });
    window.addEventListener('pointermove', move, { signal });
    window.addEventListener('pointerup', end, { signal });
    window.addEventListener('pointercancel', end, { signal });
    return () => {
      if (carried) over(null);
      controller.abort();
    };
  };

/** Where a card could lie or be given, under the finger; not one's own hand, of which one is being carried. */
function spotAt({ clientX, clientY }: PointerEvent): string | null {
  const spots = document.elementsFromPoint(clientX, clientY).map((part) => part.closest<HTMLElement>('[data-spot]'));
  return spots.map((spot) => spot?.dataset['spot']).find((spot) => spot && !spot.startsWith('hand-')) ?? null;
}
