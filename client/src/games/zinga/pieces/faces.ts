/** What a die shows, around its own middle: the caller puts it in its place and turns it. */
import { LOOKS } from './colours';
import { pips, type DiePlace } from './layout';
import { drawn } from './shapes';

const SIZE = 64;
export const PITCH = SIZE / 0.88; // from die to die

/** As an SVG says it. */
export const placed = ({ x, y, rotation }: DiePlace) =>
  `translate(${x * PITCH + SIZE / 2} ${y * PITCH + SIZE / 2}) rotate(${rotation})`;

/** Its pips as one path, in the shape of its colour; a die without a value is blank. */
export function pipsOf({ colour, face }: Pick<DiePlace, 'colour' | 'face'>): string {
  const [shape, size] = [LOOKS[colour].shape, face === 1 ? 10 : 7];
  return face === null
    ? ''
    : pips(face)
        .map(([x, y]) => drawn(shape, x * 14, y * 14, size))
        .join('');
}
