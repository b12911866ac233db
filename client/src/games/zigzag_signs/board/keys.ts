/** The keys of the board; each is shown on the thing it presses. Letters follow the keyboard's layout. */
import { GESTURES, type Gesture } from '../pieces/cards';
import { CALLS, type Call } from './moves';

const ROWS = ['qwerty', 'asdfgh', 'zxcvbn'];
const CALL_KEYS = ['u', 'i', 'j', 'k', 'l'];
const SIGN_KEYS = 'qwerasdfzxcv';
/** Targets of a lifted card stand where the calls were. */
export const TARGET_KEYS = ['u', 'i', 'j', 'k', 'l', 'o'];

/** Three rows under three rows of letters; further slots are reached by arrows. */
export const keyOfSlot = (slot: number, columns: number): string =>
  ROWS[Math.floor(slot / columns)]?.[slot % columns] ?? '';

export function slotOf(key: string, columns: number): number | undefined {
  const row = ROWS.findIndex((letters) => letters.slice(0, columns).includes(key));
  return row < 0 || key.length !== 1 ? undefined : row * columns + ROWS[row]!.indexOf(key);
}

export const keyOfCall = (call: Call) => CALL_KEYS[CALLS.indexOf(call)]!;
export const callAt = (key: string): Call | undefined => CALLS[CALL_KEYS.indexOf(key)];
export const keyOfGesture = (gesture: Gesture) => SIGN_KEYS[GESTURES.indexOf(gesture)]!;
export const gestureAt = (key: string): Gesture | undefined =>
  key.length === 1 ? GESTURES[SIGN_KEYS.indexOf(key)] : undefined;
