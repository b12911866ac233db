/** An animal's face as a picture; as elements, the faces at a table would be hundreds. */
import { faceOf, type Layer } from './animals';
import { memo } from '../../memo';
import { pixels } from '../picture';

const [SPAN, MIDDLE] = [104, [32, 31]] as const; // ears, horns and tails reach far over the 80×80 that a face takes
export const WIDER = 0.15; // by so much of it, on each side
const SIDE = 192; // px, enough for a large face on a fine screen
const made = new Map<string, string>();

export type Stroke = { d: string; fill?: string; line?: string; width: number; mirrored: boolean };

export function portrait(animal: string): string {
  return memo(made, animal, () => pixels(SIDE, SPAN, (pen) => draw(pen, strokesOf(animal))));
}

function draw(pen: CanvasRenderingContext2D, strokes: Stroke[]): void {
  pen.translate(-MIDDLE[0], -MIDDLE[1]);
  Object.assign(pen, { lineCap: 'round', lineJoin: 'round' });
  for (const { d, fill, line, width, mirrored } of strokes) {
    const path = new Path2D();
    path.addPath(new Path2D(d), mirrored ? { a: -1, d: 1, e: 64 } : undefined);
    Object.assign(pen, { fillStyle: fill, strokeStyle: line, lineWidth: width });
    if (fill) pen.fill(path);
    if (line) pen.stroke(path);
  }
}

/** A sticker: halo first, then the parts with their outlines. */
export function strokesOf(animal: string): Stroke[] {
  const face = faceOf(animal);
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
