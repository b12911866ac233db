/** Short answers to a finger. Only transforms and opacity move, so no layout is done. */

export const calm = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Already changed in its first frame: the player who presses sees it at once. */
export function squash(part: Element | undefined) {
  if (!part || calm()) return;
  part.animate(
    [
      { transform: 'scale(1.09, 0.8)' },
      { transform: 'scale(0.95, 1.08)', offset: 0.2 },
      { transform: 'scale(1.03, 0.97)', offset: 0.5 },
      { transform: 'none' },
    ],
    380,
  );
}

export function swing(part: Element | undefined) {
  if (!part || calm()) return;
  const turns = [22, -18, 13, -8, 4, 0].map((angle) => ({ transform: `rotate(${angle}deg)`, easing: 'ease-in-out' }));
  part.animate(turns, 980);
}

/** Rings of sound that widen and fade, one after another. Without motion they only light up. */
export function ripple(rings: Iterable<Element>, strength = 1) {
  const [from, to] = calm() ? ['none', 'none'] : ['scale(0.72)', 'scale(1.55)'];
  let delay = 0;
  for (const ring of rings) {
    ring.animate(
      [
        { transform: from, opacity: 0.9 * strength },
        { transform: to, opacity: 0 },
      ],
      { duration: 720, delay, easing: 'cubic-bezier(0.1, 0.6, 0.3, 1)' },
    );
    delay += 130;
  }
}

export function thud(part: Element | undefined, by = '7px') {
  if (!part || calm()) return;
  part.animate([{ transform: `translateY(${by})` }, { transform: 'none' }], { duration: 180, easing: 'ease-out' });
}

/** Carries a thing from one place to another: it stands in its new place already, and a copy over all else is shown on its way there. */
export function travel(thing: HTMLElement, from: DOMRect) {
  const to = thing.getBoundingClientRect();
  if (calm() || !from.width || !to.width) return;
  const [x, y] = [from.x + from.width / 2 - to.x - to.width / 2, from.y + from.height / 2 - to.y - to.height / 2];
  const copy = thing.cloneNode(true) as HTMLElement;
  Object.assign(copy.style, {
    position: 'fixed',
    zIndex: '20',
    left: `${to.x}px`,
    top: `${to.y}px`,
    width: `${to.width}px`,
    pointerEvents: 'none',
  });
  copy.setAttribute('aria-hidden', 'true');
  document.body.append(copy);
  thing.animate([{ opacity: 0 }, { opacity: 0 }], { duration: 750 });
  const flight = copy.animate(
    [
      { transform: `translate(${x}px, ${y}px) scale(1.2)` },
      { transform: `translate(${x / 2}px, ${y / 2 - 60}px) scale(2.2) rotate(12deg)`, offset: 0.5 },
      { transform: 'none' },
    ],
    { duration: 750, easing: 'ease-in-out' },
  );
  flight.onfinish = () => copy.remove();
}
