/** A card thrown by a swipe: from below the shoe, up and into it. One that doesn't get there isn't a throw (ZK-28). */
import type { Attachment } from 'svelte/attachments';
import type { Felt } from '../../../ui/press';

export type Spot = { x: number; y: number };
type Round = Spot & { wide: number; high: number }; // half of the shoe's width and height

const isIn = ({ x, y, wide, high }: Round, at: Spot) => ((at.x - x) / wide) ** 2 + ((at.y - y) / high) ** 2 <= 1;

/** Upwards, and it has come in: where it began must be below the middle, and outside. */
export const reaches = (shoe: Round, from: Spot, to: Spot) =>
  from.y > shoe.y && to.y < from.y && !isIn(shoe, from) && isIn(shoe, to);

/** It counts when it gets there, not when the finger goes down: until then the hand may still stop. */
export const swipe =
  (shoe: () => Element | null, felt: Felt): Attachment<HTMLElement> =>
  (arena) => {
    const controller = new AbortController();
    const { signal } = controller;
    let from: Spot | null = null;
    const end = () => (from = null);
    arena.addEventListener(
      'pointerdown',
      (event) => (from = event.isPrimary && event.button === 0 ? spotOf(event) : null),
      { signal },
    );
    arena.addEventListener(
      'pointermove',
      (event) => {
        const rim = shoe();
        if (!from || !event.isPrimary || !rim || !reaches(roundOf(rim), from, spotOf(event))) return;
        from = null;
        felt(event);
      },
      { signal },
    );
    for (const name of ['pointerup', 'pointercancel']) arena.addEventListener(name, end, { signal });
    return () => controller.abort();
  };

const spotOf = ({ clientX, clientY }: PointerEvent): Spot => ({ x: clientX, y: clientY });

function roundOf(rim: Element): Round {
  const { x, y, width, height } = rim.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2, wide: width / 2, high: height / 2 };
}
