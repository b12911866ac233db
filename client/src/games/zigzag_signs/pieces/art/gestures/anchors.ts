/** Where a gesture takes hold of an animal's face. Most have an ordinary one; the others say what differs. */
import { faceOf } from '../../../../../ui/avatar/animals';

export type Spot = readonly [number, number];
export type Anchors = {
  eyes: readonly Spot[]; // from left to right; the last one winks
  lid: number; // half the width of a shut eye
  ball: number; // radius of a round eyeball, which a lid has to cover; 0: the eyes lie flat
  lens: number; // radius of glasses
  mouth: Spot;
  gape: number; // half the width of a mouth that sticks out its tongue
  ear: Spot; // the right one
  top: Spot; // where a hat sits
  hat: number; // its size: less where eyes stand high
  chin: Spot;
  size: number; // of things held to the face
  beak: string | null; // its colour
  paw: string; // its colour
};

const paired = (x: number, y: number): Spot[] => [
  [x, y],
  [64 - x, y],
];

const ORDINARY: Omit<Anchors, 'paw'> = {
  eyes: paired(22.5, 33),
  lid: 6,
  ball: 0,
  lens: 10.5,
  mouth: [32, 50],
  gape: 9,
  ear: [54, 12],
  top: [31, 8],
  hat: 0.95,
  chin: [35, 61],
  size: 1,
  beak: null,
};
const LOW = { eyes: paired(21, 38) };
const LONG = { mouth: [32, 56], chin: [35, 66], ear: [60, 26], top: [31, 6] } satisfies Partial<Anchors>;

/** For an animal that nobody has drawn: a face on the ball of its paw. */
const PAW: Partial<Anchors> = {
  eyes: paired(25, 42),
  lid: 5,
  lens: 7.5,
  mouth: [32, 52],
  gape: 6,
  ear: [58, 24],
  top: [32, 8],
  chin: [35, 62],
};

const OWN: Record<string, Partial<Anchors>> = {
  badger: { paw: '#59606f' },
  crab: {
    eyes: paired(21.5, 15),
    ball: 6.5,
    lid: 5,
    lens: 9,
    mouth: [32, 48],
    ear: [57, 28],
    top: [32, -4],
    hat: 0.68,
    chin: [35, 58],
  },
  crow: { beak: '#f2b90f', mouth: [32, 45], gape: 6 },
  deer: { ...LONG, eyes: paired(24, 27), lid: 5, lens: 8, mouth: [32, 53] },
  dolphin: {
    eyes: [[31, 32]],
    mouth: [17, 51],
    gape: 7,
    ear: [57, 20],
    top: [34, 5],
    chin: [24, 60],
    size: 0.9,
  },
  duck: { beak: '#f0c419', mouth: [32, 48], gape: 9 },
  frog: {
    eyes: paired(17.5, 15),
    ball: 7,
    lens: 10.5,
    mouth: [32, 49],
    gape: 10,
    ear: [58, 30],
    top: [32, 6],
    hat: 0.55,
    size: 0.95,
  },
  goat: { ...LONG, ...LOW, mouth: [32, 57] },
  heron: { beak: '#ee9a1c', mouth: [32, 46], gape: 5 },
  horse: { ...LONG, ...LOW, mouth: [32, 59] },
  lion: { ear: [52, 16], top: [31, 9] },
  mole: { eyes: paired(21, 31), lid: 5 },
  octopus: { eyes: paired(21, 31), ball: 9, lens: 11, top: [31, 0] },
  owl: { eyes: paired(21, 31), ball: 9, lens: 11, beak: '#f0a01c', mouth: [32, 45], gape: 5 },
  panda: { paw: '#41465f' },
  penguin: { beak: '#f2a51c', mouth: [32, 45], gape: 6 },
  raven: { beak: '#3d4257', mouth: [32, 49], gape: 6 },
  sheep: { ...LOW, ...LONG, top: [31, 2] },
  snail: {
    eyes: [
      [9, 10],
      [23, 9],
    ],
    ball: 4.5,
    lid: 4,
    lens: 6.2,
    mouth: [17, 41],
    gape: 6,
    ear: [32, 22],
    top: [16, 3],
    hat: 0.68,
    chin: [20, 54],
    size: 0.72,
  },
  turtle: { ...LOW, mouth: [32, 51], ear: [54, 26], top: [31, 14], hat: 0.8 },
  whale: { ...LOW, mouth: [32, 50], top: [31, 5], ear: [57, 24] },
};

const HEADS = new Set(
  'round broad wedge long broadLong bald visage dome crabShell dolphinHead whaleBody slug paw'.split(' '),
);

export function anchorsOf(animal: string): Anchors {
  const face = faceOf(animal);
  const paw = face.find(({ name }) => HEADS.has(name))!.colour;
  const own = face.some(({ name }) => name === 'paw') ? PAW : Object.hasOwn(OWN, animal) ? OWN[animal] : {};
  return { ...ORDINARY, paw, ...own };
}
