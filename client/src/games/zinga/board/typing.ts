/** A call typed on the keyboard: a number, then the letter of a colour. */
import { COLOURS, letterOf } from '../pieces/colours';

export type Typed = { digits: string; cell?: string };

/** What has been typed after this key; undefined: the key isn't ours. */
export function typed(digits: string, key: string): Typed | undefined {
  if (/^\d$/.test(key)) return { digits: isNumber(digits + key) ? digits + key : isNumber(key) ? key : '' };
  if (digits && (key === 'Backspace' || key === 'Escape')) return { digits: '' };
  const colour = colourOf(key.toUpperCase());
  if (digits && colour) return { digits: '', cell: colour + digits };
  return undefined;
}

/** By the letter that the page shows; else by the colour's own. */
function colourOf(key: string) {
  return COLOURS.find((colour) => letterOf(colour) === key) ?? COLOURS.find((colour) => colour === key);
}

function isNumber(digits: string) {
  return /^([1-9]|1[0-2])$/.test(digits);
}
