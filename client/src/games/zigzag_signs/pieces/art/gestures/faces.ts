/** An animal making a gesture: its face, and over it what moves by itself. */
import { faceOf, type Layer } from '../../../../../ui/avatar/animals';
import { sticker } from '../../../../../ui/avatar/portrait';
import { picture, type Stroke } from '../../../../../ui/picture';
import type { Gesture } from '../../cards';
import { anchorsOf, type Spot } from './anchors';
import { lidsOf, withEyes } from './eyes';
import { turned } from './placed';
import { POSES, type Part, type Pose } from './poses';

type Piece = { moves: 'head' | Part['moves']; strokes: Stroke[] };

/** The portrait's scale and middle, with room around it for hats and paws. */
const FRAME = { side: 240, span: 130, middle: [32, 31] } as const;
const NECK: Spot = [32, 36];

/** Mouths of a face that a gesture replaces, or what becomes of a part when it does. */
const NOSE = 'M26.5 40Q32 37 37.5 40Q37 45 32 46.5Q27 45 26.5 40z';
const RAISED = 'M25 36H39Q40 40 45 38Q52 34 52 24Q52 16 58 18Q62 22 60 30Q58 44 46 47Q34 50 28 44Q25 40 25 36z';
const PURSED: Record<string, string> = {
  ...none('mouth smile grin tongue buck beakLine billLine snailSmile dolphinSmile grooves trunkLines'),
  noseTip: NOSE,
  trunk: RAISED,
};
const OPEN: Record<string, string> = { ...PURSED, ...none('beak bill hook hookLine dagger owlBeak') };

/** From back to front. */
function piecesOf(animal: string, gesture: Gesture): Piece[] {
  const pose = POSES[gesture];
  const pieces: Piece[] = [{ moves: 'head', strokes: headOf(animal, pose) }, ...pose.over(anchorsOf(animal))];
  return pieces.map(({ moves, strokes }) => ({ moves, strokes: turned(strokes, pose.tilt, NECK) }));
}

/** One picture for each piece. */
export const movingFace = (animal: string, gesture: Gesture) =>
  piecesOf(animal, gesture).map(({ moves, strokes }, index) => ({
    moves,
    src: picture(`${gesture} of ${animal}, ${index}`, FRAME, () => strokes),
  }));

export const stillFace = (animal: string, gesture: Gesture) =>
  picture(`${gesture} of ${animal}`, FRAME, () => piecesOf(animal, gesture).flatMap(({ strokes }) => strokes));

function headOf(animal: string, { eyes, mouth }: Pose): Stroke[] {
  const own = faceOf(animal);
  const face = withEyes(mouth ? own.flatMap((layer) => mouthing(layer, mouth)) : own, eyes);
  return [...sticker(face), ...lidsOf(eyes, anchorsOf(animal), isLonely(own))];
}

function mouthing(layer: Layer, mouth: 'pursed' | 'open'): Layer[] {
  const shapes = mouth === 'open' ? OPEN : PURSED;
  if (!Object.hasOwn(shapes, layer.name)) return [layer];
  const d = shapes[layer.name]!;
  return d ? [{ ...layer, d }] : [];
}

/** A paw has no eyes of its own; those of a snail are one shape, which can't wink. */
const isLonely = (face: readonly Layer[]) => face.some(({ name }) => name === 'paw' || name === 'snailPupils');

function none(names: string): Record<string, string> {
  return Object.fromEntries(names.split(' ').map((name) => [name, '']));
}
