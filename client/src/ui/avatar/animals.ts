/** How each animal's face is put together: 64×64, drawn once on the left and mirrored where a part comes in pairs. */

/** Pairs are mirrored; flat parts have no outline and so no share in the halo; lines are strokes of that width. */
type Part = { d: string; pair?: true; flat?: true; line?: number };
export type Layer = Part & { name: string; colour: string };

const COLOURS: Record<string, string> = {
  ink: '#1b1f3b',
  white: '#fffaf0',
  pink: '#f59aa5',
  rose: '#ff6b8199',
  gloss: '#ffffff80',
};

const pair = (d: string): Part => ({ d, pair: true });
const mark = (d: string): Part => ({ d, flat: true });
const marks = (d: string): Part => ({ d, flat: true, pair: true });
const line = (d: string, line = 2.5): Part => ({ d, line, flat: true });
const lines = (d: string, line = 2.5): Part => ({ d, line, flat: true, pair: true });
const dot = (x: number, y: number, rx: number, ry = rx) =>
  `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`;

const PARTS = {
  // heads
  round: { d: 'M32 13C46 13 55 23 55 36C55 49 45 56 32 56S9 49 9 36C9 23 18 13 32 13z' },
  broad: { d: 'M32 15C47 15 57 25 57 38C57 50 46 56 32 56S7 50 7 38C7 25 17 15 32 15z' },
  wedge: { d: 'M32 15C46 15 57 22 56 34C55 43 42 50 37 57Q32 60 27 57C22 50 9 43 8 34C7 22 18 15 32 15z' },
  long: { d: 'M32 12C43 12 48 20 47 30C46 38 44 44 44 50Q42 60 32 60T20 50C20 44 18 38 17 30C16 20 21 12 32 12z' },
  broadLong: { d: 'M32 16C45 16 51 24 50 34C49 46 44 60 32 60S15 46 14 34C13 24 19 16 32 16z' },
  bald: { d: 'M32 22C44 22 52 30 52 41C52 53 43 60 32 60S12 53 12 41C12 30 20 22 32 22z' },
  visage: { d: 'M32 16C44 16 51 24 51 35C51 47 43 55 32 55S13 47 13 35C13 24 20 16 32 16z' },
  // ears, horns and what else stands on a head
  bear: pair(dot(15, 18, 8.5)),
  bearIn: marks(dot(15, 18, 4)),
  big: pair(dot(13, 20, 12)),
  bigIn: marks(dot(13.5, 20.5, 7)),
  sharp: pair('M10 32C5 18 7 8 11 5C18 7 25 13 28 20z'),
  sharpIn: marks('M13 24C11 17 11 13 13 11C17 13 20 16 22 19z'),
  tall: pair('M20 24C12 14 10 0 16-3C24-3 29 8 30 20z'),
  tallIn: marks('M21 18C17 10 16 4 18 2C22 4 25 11 26 17z'),
  upright: pair('M17 22C12 10 15 0 19-4C26 2 29 10 29 16z'),
  flop: pair('M20 15C9 12 2 22 4 36C5 44 12 45 15 38C18 31 21 24 24 19z'),
  side: pair('M16 28C8 20 1 22 1 28C2 35 10 36 16 34z'),
  sideIn: marks('M13 29C8 25 5 26 5 28C6 31 10 32 13 32z'),
  fan: pair('M20 20C6 6-4 18-1 34C1 46 14 48 20 40z'),
  fanIn: marks('M17 23C8 15 3 22 4 32C5 40 12 41 16 36z'),
  tuft: { d: 'M11 8L7-3', line: 3, pair: true },
  antlers: pair('M25 17C19 14 14 8 14-1Q16-4 18 0Q18 3 19 5Q22 4 22-2Q24-5 26-1C27 5 26 8 24 9Q27 12 29 15z'),
  horns: pair('M27 18C17 16 10 8 12-2Q14-5 16-1C18 6 24 9 31 12z'),
  mane: {
    d: 'M32 2Q37 7 43 4Q46 10 53 10Q54 16 60 19Q58 26 63 31Q58 37 60 43Q54 46 53 53Q46 53 43 59Q37 56 32 61Q27 56 21 59Q18 53 11 53Q10 46 4 43Q6 37 1 31Q6 26 4 19Q10 16 11 10Q18 10 21 4Q27 7 32 2z',
  },
  quills: {
    d: 'M32-1 37 8 45 1 47 11 56 7 55 17 63 18 58 26 64 31 57 36 62 44 53 45 52 54H12L11 45 2 44 7 36 0 31 6 26 1 18 9 17 8 7 17 11 19 1 27 8z',
  },
  wool: {
    d: 'M32-1Q39-5 44 1Q53 0 53 9Q60 14 55 21Q56 28 49 28Q45 32 40 27Q36 31 32 27Q28 31 24 27Q19 32 15 28Q8 28 9 21Q4 14 11 9Q11 0 20 1Q25-5 32-1z',
  },
  fleece: {
    d: 'M32 6Q46 2 52 12Q64 16 60 28Q67 38 58 46Q58 57 47 57Q40 65 32 60Q24 65 17 57Q6 57 6 46Q-3 38 4 28Q0 16 12 12Q18 2 32 6z',
  },
  fringe: { d: 'M26 16Q20 4 30-3Q44-4 42 12Q43 22 36 31Q35 24 31 22Q30 27 26 28Q27 22 26 16z' },
  crestMane: { d: 'M40-2Q60 4 60 26Q62 44 54 54Q46 50 46 36z' },
  crest: { d: 'M30 14Q28 4 34-2Q34 4 38 6Q42 2 46 3Q42 8 42 14z' },
  plumes: { d: 'M30 16Q22 2 8 0M28 18Q18 10 6 10', line: 4 },
  beard: { d: 'M26 52Q27 64 32 69Q37 64 38 52z' },
  paddle: { d: 'M46 58C62 60 72 44 66 22C62 12 50 14 48 28z' },
  tail: { d: 'M40 60C62 64 76 46 71 22C68 2 48 0 46 14C54 14 58 22 54 32z' },
  tip: marks('M13 6C12 0 14-3 16-3C19-3 22-1 24 3Q18 3 13 6z'),
  // eyes
  eyes: marks(dot(22.5, 33, 4.4, 5.2)),
  glint: marks(dot(24, 31, 1.6)),
  pupil: marks(dot(23.3, 33.5, 2.5, 3)),
  low: marks(dot(21, 38, 3.8, 4.5)),
  lowPupil: marks(dot(21.8, 38.5, 2.3, 2.8)),
  lowGlint: marks(dot(22.2, 36.2, 1.4)),
  wide: pair(dot(21, 31, 9)),
  wideIn: marks(dot(22.5, 31.5, 4.6)),
  wideGlint: marks(dot(24, 29.5, 1.6)),
  bulge: pair(dot(17, 15, 10)),
  bulgeWhite: marks(dot(17.5, 15, 6.8)),
  bulgeIn: marks(dot(18.5, 15.5, 4.2)),
  bulgeGlint: marks(dot(19.5, 13, 1.7)),
  high: marks(dot(24, 27, 3.3, 4)),
  highGlint: marks(dot(25, 25.5, 1.2)),
  tiny: marks(dot(21, 31, 2.6)),
  // muzzles, noses and mouths
  snout: mark(dot(32, 45, 12, 9)),
  snoutBig: { d: dot(32, 46, 15, 11) },
  cheeks: marks('M8 35C16 34 24 40 30 46L28 58C22 52 10 45 8 35z'),
  nose: mark('M26.5 40Q32 37 37.5 40Q37 45 32 46.5Q27 45 26.5 40z'),
  noseTip: mark('M27 52Q32 49 37 52Q36 58 32 59Q28 58 27 52z'),
  noseLong: { d: dot(32, 39, 6.5, 9) },
  mouth: line('M32 46V48M25 48Q28 53 32 49Q36 53 39 48'),
  smile: line('M22 45Q32 54 42 45'),
  grin: line('M14 42Q32 58 50 42', 3),
  tongue: { d: 'M28 49H36V54Q36 59 32 59T28 54z' },
  puffs: marks(dot(25, 47, 9, 7)),
  buck: { d: 'M25 49H39V58Q39 61 36 61H28Q25 61 25 58zM32 49V60' },
  whiskers: lines('M19 44L8 42M19 47.5L9 50', 1.8),
  blush: marks(dot(15.5, 43, 4, 3)),
  nostrils: marks(dot(26.5, 50, 2, 2.6)),
  beak: { d: 'M32 34Q40 36 42 41Q38 50 32 54Q26 50 22 41Q24 36 32 34z' },
  hook: { d: 'M32 38Q41 38 43 44Q42 56 33 67Q29 62 28 57Q22 52 21 44Q23 38 32 38z' },
  hookLine: line('M23 46Q30 50 32 57', 2),
  bill: { d: 'M32 36Q40 36 44 41Q54 44 52 49Q46 55 32 55T12 49Q10 44 20 41Q24 36 32 36z' },
  moleNose: { d: dot(32, 38, 7, 6) },
  paws: pair('M8 64Q-2 60 2 50Q3 45 6 49Q8 43 11 48Q14 43 16 49Q20 47 19 53Q20 62 8 64z'),
  dagger: { d: 'M24 34Q32 30 40 34Q38 52 32 66Q26 52 24 34z' },
  owlBeak: { d: 'M32 36L37 40Q36 46 32 49Q28 46 27 40z' },
  beakLine: line('M24 42Q32 46 40 42', 2),
  billLine: line('M15 46Q32 51 49 46', 2),
  trunk: { d: 'M25 34H39Q41 46 40 54Q40 62 47 60Q52 60 50 64Q44 70 36 66Q29 63 28 54Q26 46 25 34z' },
  trunkLines: line('M30 45H38M30.5 51H38', 1.8),
  // markings
  badgerBar: marks('M15 18Q22 14 25 17Q27 32 24 47Q18 44 16 37Q13 26 15 18z'),
  eyePatch: marks('M15 29Q20 22 27 27Q30 34 25 40Q18 43 14 38Q12 33 15 29z'),
  brow: lines('M10 26L18 28M9 36L16 36M12 45L18 43', 3.5),
  forehead: line('M32 15V23M25 16L27 23M39 16L37 23', 3.2),
  blaze: mark('M32 16Q37 22 36 34Q37 42 32 46Q27 42 28 34Q27 22 32 16z'),
  spots: marks(`${dot(15, 30, 1.8)}${dot(19, 23, 1.8)}${dot(13, 37, 1.6)}`),
  facePale: mark('M32 26Q38 17 46 21Q54 28 51 40Q46 53 32 53T13 40Q10 28 18 21Q26 17 32 26z'),
  jaw: mark('M10 42Q18 38 24 40Q32 36 40 40Q46 38 54 42Q50 55 32 55T10 42z'),
  belly: mark('M10 42Q32 36 54 42Q50 56 32 56T10 42z'),
  grooves: line('M20 47Q22 52 21 55M28 46Q29 52 29 56M36 46Q35 52 35 56M44 47Q42 52 43 55', 1.8),
  earPatch: marks('M9 30Q14 16 27 14Q30 26 22 38Q14 44 9 38z'),
  // whole bodies, for those whose face alone would not do
  shell: { d: 'M32-3C52-3 66 14 66 34C66 50 58 60 32 60S-2 50-2 34C-2 14 12-3 32-3z' },
  shellMarks: line(
    'M32-2V10M22 24L14 16L20 5M42 24L50 16L44 5M14 16L2 18M50 16L62 18M10 36L-1 38M54 36L65 38M32 10L22 24M32 10L42 24',
    2.6,
  ),
  spiral: { d: dot(40, 30, 20) },
  spiralLine: line('M40 31q3-4 6 0q2 7-6 8q-11 0-10-10q2-12 13-11q14 2 13 14', 3),
  slug: { d: 'M8 60Q0 58 4 50Q12 46 12 36Q8 26 16 22Q26 20 27 32Q28 44 38 48Q56 48 62 56Q62 60 58 60z' },
  stalks: { d: 'M13 26L9 10M21 25L23 9', line: 3.5 },
  snailEyes: { d: dot(9, 10, 4.5) + dot(23, 9, 4.5) },
  snailPupils: mark(dot(9, 10, 1.9) + dot(23, 9, 1.9)),
  snailSmile: line('M12 40Q17 44 22 40'),
  claws: pair('M14 24C2 24-4 10 4 2Q7 8 11 9Q12 4 18 3C24 12 22 22 14 24z'),
  crabLegs: { d: 'M12 44L1 45M13 50L3 56M19 54L12 63', line: 4, pair: true },
  crabStalks: { d: 'M24 30L22 17', line: 4, pair: true },
  crabShell: { d: 'M32 24C48 24 58 33 56 44C53 54 44 57 32 57S11 54 8 44C6 33 16 24 32 24z' },
  crabEyes: pair(dot(21.5, 15, 6.5)),
  crabPupils: marks(dot(22.5, 15, 3)),
  arms: {
    d: 'M14 38Q2 40 3 52Q4 60 10 57Q9 50 14 49Q10 62 18 64Q23 63 21 54Q25 66 32 66T43 54Q41 63 46 64Q54 62 50 49Q55 50 54 57Q60 60 61 52Q62 40 50 38z',
  },
  dome: { d: 'M32 1C48 1 56 13 55 28C55 46 47 56 32 56S9 46 9 28C8 13 16 1 32 1z' },
  whaleBody: { d: 'M32 18C50 18 60 28 60 40C60 52 48 58 32 58S4 52 4 40C4 28 14 18 32 18z' },
  spout: { d: 'M30 19Q32 11 27 8Q20 10 18 4Q24-2 31 3L32 5L33 3Q40-2 46 4Q44 10 37 8Q32 11 34 19z' },
  dolphinHead: { d: 'M4 50Q12 40 10 30Q12 8 36 8Q56 10 58 32Q57 52 40 58Q34 59 32 54Q16 58 6 55Q2 53 4 50z' },
  fin: { d: 'M34 12Q40-4 54-3Q49 4 54 18z' },
  dolphinBelly: mark('M6 53Q20 52 30 44Q44 46 50 40Q54 46 50 50Q42 60 34 55Q18 58 6 53z'),
  dolphinEye: mark(dot(31, 32, 4, 4.6)),
  dolphinGlint: mark(dot(32.3, 30, 1.5)),
  dolphinSmile: line('M8 50Q22 50 30 42', 2.6),
  sheen: line('M16 27Q20 20 27 18', 3.5),
  paw: {
    d: `${dot(32, 46, 17, 14)}${dot(10, 31, 8, 9)}${dot(24, 17, 8, 10)}${dot(41, 17, 8, 10)}${dot(55, 31, 8, 9)}`,
  },
} satisfies Record<string, Part>;

type PartName = keyof typeof PARTS;

/** Bottom to top. A colour holds for the parts after it. */
const FACES: Record<string, string> = {
  badger: '#59606f bear white wedge #3f455a badgerBar white eyes ink pupil noseTip',
  bear: '#8f5d36 bear #cf9a68 bearIn #8f5d36 round gloss sheen #e9c79c snout ink eyes nose mouth white glint',
  beaver: '#5a463c paddle #b86f3c bear round gloss sheen #e0ab7c puffs white buck ink eyes nose white glint',
  cat: '#9aa5b8 sharp pink sharpIn #9aa5b8 round #5d6880 forehead brow white snout ink eyes mouth whiskers pink nose white glint',
  crab: '#e4572a crabLegs claws crabStalks crabShell white crabEyes ink crabPupils smile rose blush',
  crow: '#39415f round gloss sheen white eyes ink pupil #f2b90f beak ink beakLine',
  deer: '#d9b27a antlers #b3763f side pink sideIn #b3763f long white spots snout ink high noseTip white highGlint',
  dog: '#f6e2bd round #8f5d36 eyePatch flop white snout #ff7a90 tongue ink eyes nose white glint',
  dolphin: '#3f8fd0 fin dolphinHead #d9efff dolphinBelly ink dolphinEye dolphinSmile white dolphinGlint',
  duck: '#0a9468 round gloss sheen ink eyes white glint #f0c419 bill ink billLine',
  elephant: '#93a3b8 fan pink fanIn #93a3b8 round gloss sheen #93a3b8 trunk ink eyes trunkLines white glint',
  fox: '#ee7a26 sharp ink sharpIn #ee7a26 wedge white cheeks ink eyes noseTip white glint',
  frog: '#62bb3f bulge broad white bulgeWhite ink bulgeIn grin rose blush white bulgeGlint',
  goat: '#b39b7d horns #f3eee2 side pink sideIn #c9bba2 beard #f3eee2 broadLong #d8b9a0 snout ink low nostrils white lowGlint',
  hare: '#b88455 tall pink tallIn ink tip #b88455 round gloss sheen white snout ink eyes mouth whiskers nose white glint',
  hedgehog: '#7a5c46 quills #f4d5a8 visage ink eyes mouth nose rose blush white glint',
  heron: '#3f4a63 plumes #dfe6f0 round #3f4a63 earPatch white eyes ink pupil #ee9a1c dagger',
  horse:
    '#4a2a17 crestMane #a4673a upright broadLong white blaze #4a2a17 fringe #dcb08a snoutBig ink low nostrils white lowGlint',
  koala: '#a7b1c0 big white bigIn #a7b1c0 round gloss sheen ink eyes noseLong mouth white glint',
  lion: '#b9611a mane #f7bf4f bear visage white snout ink eyes nose mouth white glint',
  lynx: '#1b1f3b tuft #d8a468 sharp white sharpIn #d8a468 round white cheeks #8f5d36 forehead spots ink eyes mouth pink nose white glint',
  mole: '#665d78 round gloss sheen #f9b3ba paws #8a819c snoutBig ink tiny #f98f9c moleNose ink whiskers',
  mouse: '#c3c7d4 big pink bigIn #c3c7d4 wedge ink eyes whiskers pink noseTip white glint',
  octopus: '#c65b9d arms dome gloss sheen white wide ink wideIn smile white wideGlint',
  otter: '#8a5b3c side round gloss sheen #f0d6b4 jaw ink eyes nose mouth whiskers white glint',
  owl: '#8c6239 sharp round #f0d9b0 facePale white wide ink wideIn #f0a01c owlBeak white wideGlint',
  panda: 'ink bear white round ink eyePatch white eyes ink pupil nose mouth',
  penguin: '#2b3150 round white facePale ink eyes #f2a51c beak rose blush white glint',
  rabbit: 'white tall pink tallIn white round ink eyes mouth rose blush pink nose white glint',
  raven: '#5d4c99 crest round gloss sheen white eyes ink pupil #3d4257 hook #8d93ab hookLine',
  seal: '#8494ab broad gloss sheen #d5deea snout ink eyes nose mouth whiskers white glint',
  sheep: '#fbf5e6 fleece #5a5470 side broadLong #fbf5e6 wool white low ink lowPupil pink noseTip',
  snail: '#e0b36a stalks #b8623a spiral #7a3a1c spiralLine #e0b36a slug white snailEyes ink snailPupils snailSmile',
  squirrel: '#e8995a tail #c4582a upright round gloss sheen white snout ink eyes nose mouth white glint',
  tiger: '#f08c28 bear white bearIn #f08c28 round ink forehead brow white snout ink eyes nose mouth white glint',
  turtle: '#9b7a2f shell #5a4414 shellMarks #86cc6f bald ink low smile rose blush white lowGlint',
  whale: '#8fd6f5 spout #2a6fb3 whaleBody gloss sheen #dcefff belly #8fb3d6 grooves ink low white lowGlint',
  wolf: '#77839a sharp #3f4a63 sharpIn #77839a wedge #3f4a63 forehead white cheeks #f0e442 eyes ink pupil noseTip',
};

/** The layers of a face, bottom to top; a paw for an animal nobody has drawn yet. */
export function faceOf(animal: string): Layer[] {
  let colour = '#f0e442';
  return (Object.hasOwn(FACES, animal) ? FACES[animal]! : 'paw').split(' ').flatMap((word) => {
    if (isPart(word)) return [{ ...(PARTS[word] as Part), name: word, colour }];
    colour = COLOURS[word] ?? word;
    return [];
  });
}

export const drawn = Object.keys(FACES);

const isPart = (word: string): word is PartName => Object.hasOwn(PARTS, word);
