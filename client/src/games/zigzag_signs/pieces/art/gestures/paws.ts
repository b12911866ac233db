/** Paws, in the animal's own colour. */
import type { Stroke } from '../../../../../ui/picture';
import { dot, filled, INK, line, WHITE } from '../strokes';
import type { Anchors, Spot } from './anchors';
import { bar } from './lines';

const ARM = 8;

/** At the end of an arm that comes `from` somewhere, over a bend if there is one. */
export function paw([x, y]: Spot, from: Spot, { paw, size }: Anchors, radius = 8.5, bend?: Spot): Stroke[] {
  const arm = `M${from.join(' ')}${bend ? `Q${bend.join(' ')} ` : 'L'}${x} ${y}`;
  const r = radius * Math.sqrt(size);
  const hand = dot(x, y, r);
  const [edge, outline, skin] = bar(arm, ARM, paw);
  return [
    edge!,
    { d: hand, fill: WHITE, line: WHITE, width: 9 },
    outline!,
    filled(hand, paw, 3.4),
    skin!,
    line(`M${x - 3} ${y - r + 1}v4.5M${x + 3} ${y - r + 1}v4.5`, 2, onPaw(paw)),
  ];
}

/** A fist with a finger up, its tip at the origin. */
export function finger({ paw }: Anchors): Stroke[] {
  const fist = dot(0, 24, 9.5);
  return [
    ...bar('M0 36V24', 9, paw),
    ...bar('M0 22V2', 5.5, paw),
    { d: fist, fill: WHITE, line: WHITE, width: 8 },
    filled(fist, paw, 3.4),
    line('M0 18V2', 5.5, paw),
    line('M-7 21h4.5M-7 27h4.5', 2, onPaw(paw)),
  ];
}

/** Fingers can be told apart on a dark paw, too. */
function onPaw(colour: string): string {
  const [red, green, blue] = [1, 3, 5].map((from) => parseInt(colour.slice(from, from + 2), 16)) as [
    number,
    number,
    number,
  ];
  return 0.3 * red + 0.6 * green + 0.1 * blue < 80 ? '#ffffffb0' : INK;
}
