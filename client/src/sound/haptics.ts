/** Haptics: what one's own hand feels of what happens, on a phone that can vibrate. */
import type { Voice } from './voices';

const SHORT = [25];
const PATTERNS: Partial<Record<Voice, number[]>> = {
  wrong: [70, 50, 70],
  alarm: [70, 50, 70],
  late: [40, 60, 40],
  turn: [60],
  win: [80, 50, 80, 50, 180],
  lose: [160],
};

/** `undefined`: nothing to feel. The strongest of several, for they would cut each other off. */
export function patternOf(voices: readonly Voice[]): number[] | undefined {
  const found = voices.map((voice) => PATTERNS[voice] ?? SHORT);
  const length = (pattern: number[]) => pattern.reduce((sum, ms) => sum + ms, 0);
  return found.sort((one, other) => length(other) - length(one))[0];
}

export function vibrate(voices: readonly Voice[]): void {
  const pattern = patternOf(voices);
  if (pattern) navigator.vibrate?.(pattern);
}
