/** A call typed on the keyboard: a number, then the letter of a colour. */
import type { Colour } from '../pieces/colours';

export type Typed = { digits: string; cell?: string };

// Of both languages, always: none of them is taken twice.
const COLOUR_OF: Record<string, Colour> = { r: 'R', o: 'O', y: 'Y', j: 'Y', g: 'G', v: 'G', b: 'B' };

/** What has been typed after this key; undefined: the key is none of ours. */
export function typed(digits: string, key: string): Typed | undefined {
  if (/^\d$/.test(key)) return { digits: isNumber(digits + key) ? digits + key : isNumber(key) ? key : '' };
  if (digits && (key === 'Backspace' || key === 'Escape')) return { digits: '' };
  const colour = COLOUR_OF[key.toLowerCase()];
  if (digits && colour) return { digits: '', cell: colour + digits };
  return undefined;
}

function isNumber(digits: string) {
  return /^([1-9]|1[0-2])$/.test(digits);
}
