/** A whole character around 0 0: body, limbs, face and accessory. All halos come first, so none cuts into a neighbour. */
import { BODIES, type Element } from './bodies';
import { BLUSH, EYES, MOUTHS } from './faces';
import { ARMS, LEGS, POSES, WHIRLWIND, type Accessory, type Pose } from './poses';
import { blended, dot, INK, line, moved, WHITE, type Stroke } from './strokes';
import { COCKTAIL, SHADES, SUITCASE } from './things';

export function figure(element: Element, accessory: Accessory): Stroke[] {
  const pose = POSES[element][accessory];
  const thing = thingOf(accessory);
  const arms = armsOf(pose, BODIES[element].limb);
  const strokes = [
    ...halos(element, pose),
    ...(thing?.halo ?? []),
    ...legs(pose, BODIES[element].limb),
    ...(thing ? [] : arms),
    ...body(element),
    ...face(element, pose),
    ...(thing ? [...thing.strokes, ...arms] : []),
  ];
  return moved(strokes, { y: pose.lift, turn: pose.turn });
}

const HELD = {
  cocktail: { ...COCKTAIL, place: { x: 77, y: -70, turn: 5 } },
  suitcase: { ...SUITCASE, place: { x: 58, y: 90, turn: 8 } },
};

/** In the right hand, which lies over it. */
function thingOf(accessory: Accessory) {
  if (accessory !== 'cocktail' && accessory !== 'suitcase') return undefined;
  const { edge, strokes, place } = HELD[accessory];
  return { halo: moved([white(edge, 17)], place), strokes: moved(strokes, place) };
}

function body(element: Element): Stroke[] {
  const { d, skin, details } = BODIES[element];
  return [blended(d, [-24, -70, 24, 66], ...skin), line(d, 5.5), ...details];
}

const face = (element: Element, { eyes, mouth }: Pose): Stroke[] => [
  ...(eyes ? EYES[eyes](BODIES[element].skin[1]) : SHADES),
  BLUSH,
  ...MOUTHS[mouth],
];

const halos = (element: Element, pose: Pose): Stroke[] => [
  ...limbs(pose).map(({ d, width }) => line(d, width + 19, WHITE)),
  ...onBothSides(pose, ({ d, hand }) => [line(d, 31, WHITE), white(dot(...hand, 13), 14)]),
  white(BODIES[element].d, 19),
];
const white = (d: string, width: number): Stroke => ({ d, fill: WHITE, line: WHITE, width });

const legs = (pose: Pose, colour: string) =>
  limbs(pose).flatMap(({ d, width }) => [line(d, width + 8), line(d, width, colour)]);
const limbs = ({ legs }: Pose) => (legs ? [{ d: LEGS[legs], width: 12 }] : WHIRLWIND);

const armsOf = (pose: Pose, colour: string) =>
  onBothSides(pose, ({ d, hand }) => [
    line(d, 20),
    line(d, 11, colour),
    { d: dot(...hand, 11.5), fill: colour, line: INK, width: 4.5 },
  ]);

type Arm = { d: string; hand: readonly [number, number] };
const onBothSides = ({ arms: [left, right] }: Pose, draw: (arm: Arm) => Stroke[]): Stroke[] => [
  ...moved(draw(ARMS[left]), { flip: true }),
  ...draw(ARMS[right]),
];
