/** How long something took: a race in whole milliseconds, next to nothing with a digit more; from a second on in seconds. */
import { figure } from './figure';
import { say } from './words.svelte';

export function lapse(millis: number): string {
  if (Math.round(millis) >= 1000) return say('seconds', { count: figure(millis / 1000, 1, 1) });
  return say('milliseconds', { count: millis < 2 ? figure(millis, 1) : figure(Math.round(millis)) });
}
