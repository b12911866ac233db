/** An animal's face as a picture; as elements, the faces at a table would be hundreds. */
import { faceOf, type Layer } from './animals';
import { picture } from './picture';

const BOX = '-20 -21 104 104'; // ears, horns and tails reach far over the 80×80 that a face takes
export const WIDER = 0.15; // by so much of it, on each side
const made = new Map<string, string>();

export function portrait(animal: string): string {
  if (!made.has(animal)) made.set(animal, picture(BOX, drawing(faceOf(animal))));
  return made.get(animal)!;
}

/** A sticker: halo first, then the parts with their outlines. */
function drawing(face: Layer[]): string {
  const edges = face.filter(({ flat }) => !flat).map((part) => shape(part, 'none', '#fff', (part.line ?? 0) + 10));
  return [...edges, ...face.flatMap(layersOf)].join('');
}

function layersOf(part: Layer): string[] {
  const { colour, flat, line } = part;
  const outline = flat ? [] : [shape(part, line ? 'none' : colour, '#1b1f3b', (line ?? 0) + 3.6)];
  if (line) return [...outline, shape(part, 'none', colour, line)];
  return flat ? [shape(part, colour, 'none', 0)] : outline;
}

function shape({ d, pair }: Layer, fill: string, stroke: string, width: number): string {
  const look = `d="${d}" fill="${fill}" stroke="${stroke}" stroke-width="${width}"`;
  return `<path ${look}/>${pair ? `<path ${look} transform="matrix(-1 0 0 1 64 0)"/>` : ''}`;
}
