/** An animal's face as a picture: drawn as elements, the faces at a table would be hundreds of nodes. */
import { faceOf, type Layer } from './animals';
import { picture, type Stroke } from '../picture';

// ears, horns and tails reach far over the 80×80 that a face takes; its pixels are enough for a large one on a fine screen
const FRAME = { side: 192, span: 104, middle: [32, 31] } as const;
export const WIDER = 0.15; // this share of it, on each side

export const portrait = (animal: string) => picture(`face of ${animal}`, FRAME, () => strokesOf(animal));

export const strokesOf = (animal: string) => sticker(faceOf(animal));

/** Halo first, then the parts with their outlines. */
export function sticker(face: readonly Layer[]): Stroke[] {
  const halo = face
    .filter(({ flat }) => !flat)
    .flatMap((part) => once(part, { line: '#fff', width: (part.line ?? 0) + 10 }));
  return [...halo, ...face.flatMap(partly)];
}

function partly(part: Layer): Stroke[] {
  const { colour, flat, line } = part;
  const outline = flat
    ? []
    : once(part, { fill: line ? undefined : colour, line: '#1b1f3b', width: (line ?? 0) + 3.6 });
  if (line) return [...outline, ...once(part, { line: colour, width: line })];
  return flat ? once(part, { fill: colour, width: 0 }) : outline;
}

/** Or twice, if it comes in a pair. */
function once({ d, pair }: Layer, look: Omit<Stroke, 'd' | 'mirrored'>): Stroke[] {
  return (pair ? [false, true] : [false]).map((mirrored) => ({ d, mirrored, ...look }));
}
