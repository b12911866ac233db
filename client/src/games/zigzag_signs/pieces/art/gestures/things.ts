/** The things that gestures are made with, each around its own origin. */
import type { Stroke } from '../../../../../ui/picture';
import { dot, filled, INK, line, WHITE, YELLOW } from '../strokes';
import type { Anchors, Spot } from './anchors';
import { arc, bar, shape } from './lines';

const [RED, FELT, THROAT, TONGUE] = ['#e5352b', '#3a3f63', '#6b1630', '#ff5f86'];

export const STAR = shape('M0-13L3-3L13 0L3 3L0 13L-3 3L-13 0L-3-3z', YELLOW);
export const SCRATCHES = arc('M11-18q10 2 12 11M15-27q15 3 18 17');

/** Its rim at the lips. */
export const MUG: Stroke[] = [
  ...bar('M15 7Q30 3 28 13T14 21', 3.5, RED),
  ...shape('M-15 0H16L13 27Q0 31-12 27z', RED),
  filled('M-13.5 8H14.5L14 15H-13z', WHITE),
  ...arc('M30-5q-5-5 0-10t0-10M42-3q-5-5 0-10t0-10'),
];

export const HAT: Stroke[] = [
  ...shape('M-22 2Q-24-26 0-28T22 2z', FELT),
  filled('M-22-4Q0 4 22-4V3Q0 10-22 3z', YELLOW),
  ...shape('M-36 2Q0 16 36 2Q40 8 32 12Q0 22-32 12Q-40 8-36 2z', FELT),
];

/** An open mouth, from under the nose down. */
export const YAWN: Stroke[] = [
  ...shape('M0-12C10-12 13-5 13 1Q12 15 0 15T-13 1C-13-5-10-12 0-12z', THROAT),
  filled('M-8.5 8Q0-1 8.5 8Q7 13 0 13T-8.5 8z', TONGUE),
];

/** Wide open, as a chick's. */
export const openBeak = (colour: string): Stroke[] => [
  ...shape('M0-15L17 0L0 21L-17 0z', colour),
  filled('M0-8L11 1L0 14L-11 1z', THROAT, 2.4),
  filled('M-6 5Q0 0 6 5L0 12z', TONGUE),
];

export const TEAR = filled('M0-6q-6 9 0 12q6-3 0-12z', '#7fd0ff', 2.4);

export const LIPS = filled(dot(0, 0, 5, 5.5), THROAT, 3.4);

const HEADS = dot(-12, 13, 6.5, 5) + dot(10, 7, 6.5, 5);
const STEMS = 'M-7 12V-20L15-26V6M-7-12L15-18';
export const NOTES: Stroke[] = [
  line(STEMS, 12, WHITE),
  { d: HEADS, fill: WHITE, line: WHITE, width: 8 },
  line(STEMS, 4),
  filled(HEADS, INK),
];

export const tongue = (half: number): Stroke[] => [
  ...shape(`M${-half} -3H${half}V${11}Q${half} ${22} 0 22T${-half} 11z`, TONGUE),
  line('M0 0V12', 2.6, '#c22a57'),
  ...arc(`M${-half - 6}-4Q0 2 ${half + 6}-4`),
];

export const THOUGHTS = [...shape(dot(0, 0, 5), WHITE), ...shape(dot(11, -13, 7.5), WHITE)];

export const HANKY: Stroke[] = [
  ...shape('M-20-10Q0-18 20-10L26 10Q13 6 10 16Q0 8-10 16Q-13 6-26 10z', '#d9ecff'),
  filled(dot(-10, -2, 3) + dot(10, -2, 3) + dot(0, 5, 3) + dot(0, -7, 3), '#2a86c9'),
];
export const BURST = arc('M-40-6L-49-10M-41 6L-51 8M40-6L49-10M41 6L51 8');

export const HUSH = arc('M-24 7q-5-7 0-14M-33 11q-9-11 0-22M24 7q5-7 0-14M33 11q9-11 0-22');

/** Around the eyes, with a bridge and two arms; one lens for one eye. */
export function glasses({ eyes, lens }: Anchors): Stroke[] {
  const [first, last] = [eyes[0]!, eyes.at(-1)!];
  const rims = eyes.map(([x, y]) => dot(x, y, lens)).join('') + bridge(eyes, lens) + arms(first, last, lens);
  return [{ d: rims, fill: '#cfeeff55', line: WHITE, width: 10 }, line(rims, 7), line(rims, 3.2, '#ffc22e')];
}

function bridge([left, right]: readonly Spot[], lens: number): string {
  if (!left || !right || right[0] - left[0] < 2 * lens) return '';
  return `M${left[0] + lens} ${left[1] - 1}Q${(left[0] + right[0]) / 2} ${left[1] - 5} ${right[0] - lens} ${right[1] - 1}`;
}

const arms = ([left, y]: Spot, [right, other]: Spot, lens: number) =>
  `M${left - lens} ${y}l-6-4M${right + lens} ${other}l6-4`;
