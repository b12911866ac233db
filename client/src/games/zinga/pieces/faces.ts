/** What a die shows, as paths that are put in its place and turned: as drawings of their own, six dice would be pieces of the
 *  page, to be put together again in each frame in which something starts or stops to move. */
import { memo } from '../../../memo';
import { LOOKS } from './colours';
import { pips, type DiePlace } from './layout';
import { drawn, type Put } from './shapes';

export type Face = { shadow: string; body: string; shine: string; pips: string };

export const PITCH = 64 / 0.88; // from die to die, where a die takes 64
const [HALF, ROUND] = [28, 13];
const faces = new Map<string, Face>();

export function faceOf(place: DiePlace): Face {
  const { colour, face, rotation, x, y } = place;
  return memo(faces, [colour, face, rotation, x, y].join(), () => {
    const put = putting(place);
    return {
      shadow: body((x, y) => put(x, y + 4)),
      body: body(put),
      shine: `M${put(-19, -23.5)}L${put(19, -23.5)}`,
      pips: pipsOf(place, put),
    };
  });
}

function putting({ x, y, rotation }: DiePlace): Put {
  const [sin, cos] = [Math.sin((rotation * Math.PI) / 180), Math.cos((rotation * Math.PI) / 180)];
  const [left, top] = [x * PITCH + 32, y * PITCH + 32];
  return (dx, dy) => `${(left + dx * cos - dy * sin).toFixed(2)} ${(top + dx * sin + dy * cos).toFixed(2)}`;
}

/** A square with round corners: a side, then the corner at its end. */
function body(put: Put): string {
  const flat = HALF - ROUND;
  const sides = [
    [flat, -HALF, HALF, -flat],
    [HALF, flat, flat, HALF],
    [-flat, HALF, -HALF, flat],
    [-HALF, -flat, -flat, -HALF],
  ] as const;
  const ways = sides.map(([x, y, toX, toY]) => `L${put(x, y)}A${ROUND} ${ROUND} 0 0 1 ${put(toX, toY)}`);
  return `M${put(-flat, -HALF)}${ways.join('')}z`;
}

function pipsOf({ colour, face }: DiePlace, put: Put): string {
  const size = face === 1 ? 10 : 7;
  return face === null
    ? ''
    : pips(face)
        .map(([x, y]) => drawn(LOOKS[colour].shape, x * 14, y * 14, size, put))
        .join('');
}
