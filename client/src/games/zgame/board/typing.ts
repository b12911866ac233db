/** Squares typed on the keyboard, letter and digit: each whole one is a tap on it. */
import { dimensions, type Size } from '../pieces/squares';

export type Typed = { letter: string; square?: string };

/** Undefined: the key isn't ours. */
export function typed(letter: string, key: string, size: Size): Typed | undefined {
  const { width, height } = dimensions(size);
  const [pressed, rank] = [key.toLowerCase(), Number(key)];
  if (/^[a-g]$/.test(pressed) && pressed.charCodeAt(0) - 97 < width) return { letter: pressed };
  return letter && rank >= 1 && rank <= height ? { letter: '', square: letter + rank } : undefined;
}
