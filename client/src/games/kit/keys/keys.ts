/** Guards for the keys of a board, which hears them before the page does. */
import { isTyping } from '../../../ui/press';

type Heard = (event: KeyboardEvent) => boolean;

/** A listener for the window. `act` says whether the key was ours; then nothing else is pressed by it. `own` are parts
 *  of the page around the board that keep their keys: its links, buttons and dialogs, and what else a game names. */
export const boardKeys =
  (board: () => Element | undefined, act: Heard, own = 'a, button, dialog') =>
  (event: KeyboardEvent) => {
    if (isShortcut(event) || isTyping(event) || isOutside(event, board(), own)) return;
    if (act(event)) event.preventDefault();
  };

/** The same for an exercise: it has the page to itself, and no use for a key that is held. */
export const drillKeys = (act: Heard) => (event: KeyboardEvent) => {
  if (event.repeat || event.defaultPrevented || isShortcut(event)) return;
  if (act(event)) event.preventDefault();
};

/** Keys meant for the browser. */
const isShortcut = ({ ctrlKey, metaKey, altKey }: KeyboardEvent) => ctrlKey || metaKey || altKey;

const isOutside = ({ target }: Event, board: Element | undefined, own: string) =>
  target instanceof Element && target.closest(own) !== null && !board?.contains(target);

const ARROWS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Columns and rows to go by; undefined: not an arrow. */
export const arrowOf = (key: string) => ARROWS[key];

/** A digit by where it lies: other layouts type it with Shift only. */
export const digitOf = (code: string) => Number(/^(?:Digit|Numpad)(\d)$/.exec(code)?.[1] ?? NaN);
