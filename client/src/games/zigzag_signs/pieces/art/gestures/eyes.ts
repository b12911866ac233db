/** Eyes: as they are, one shut, both shut, squeezed, or under raised brows. */
import type { Stroke } from '../../../../../ui/picture';
import type { Layer } from '../../../../../ui/avatar/animals';
import { dot, filled, INK } from '../strokes';
import type { Anchors, Spot } from './anchors';
import { arc } from './lines';

export type Eyes = 'open' | 'wink' | 'shut' | 'squeezed' | 'brows';

const SEEN = new Set(
  (
    'eyes glint pupil low lowPupil lowGlint high highGlint tiny wideIn wideGlint bulgeIn bulgeGlint ' +
    'crabPupils snailPupils dolphinEye dolphinGlint'
  ).split(' '),
);

/** Without what lids cover: of a pair that winks the left one stays. */
export function withEyes(face: readonly Layer[], eyes: Eyes): Layer[] {
  if (eyes === 'open' || eyes === 'brows') return [...face];
  return face.flatMap((layer) => {
    if (!SEEN.has(layer.name)) return [layer];
    const { pair, ...left } = layer;
    return eyes === 'wink' && pair ? [left] : [];
  });
}

/** What lies over the eyes; `lonely`: the face's own left eye went with the right one, or there never was one. */
export function lidsOf(eyes: Eyes, anchors: Anchors, lonely: boolean): Stroke[] {
  const last = anchors.eyes.length - 1;
  return anchors.eyes.flatMap((eye, index) => {
    const side = index === last && last > 0 ? 1 : -1;
    if (eyes === 'brows') return brow(eye, side, anchors);
    if (eyes === 'open' || (eyes === 'wink' && index < last)) return lonely ? pupil(eye) : [];
    return [...lid(eye, anchors), ...LINES[eyes](eye, side, anchors.lid)];
  });
}

const pupil = ([x, y]: Spot) => [filled(dot(x, y, 2.2), INK)];

const lid = ([x, y]: Spot, { ball, paw }: Anchors) => (ball ? [filled(dot(x, y, ball), paw, 3.4)] : []);

const LINES: Record<'wink' | 'shut' | 'squeezed', (eye: Spot, side: number, half: number) => Stroke[]> = {
  wink: ([x, y], _, half) => arc(`M${x - half - 1} ${y + 2}q${half + 1}-${1.5 * half} ${2 * half + 2} 0`),
  shut: ([x, y], _, half) => arc(`M${x - half} ${y - 1}q${half} ${1.2 * half} ${2 * half} 0`),
  squeezed: ([x, y], side, half) =>
    arc(`M${x + side * half} ${y - 0.85 * half}L${x - side * half * 0.8} ${y}L${x + side * half} ${y + 0.85 * half}`),
};

function brow([x, y]: Spot, side: number, { lid, ball }: Anchors): Stroke[] {
  const above = y - Math.max(9, ball + 4);
  return side < 0
    ? arc(`M${x - lid - 1} ${above}l${2 * lid + 1}-3`)
    : arc(`M${x - lid - 1} ${above - 5}q${lid + 2}-5 ${2 * lid + 2} 1`);
}
