/** Numbers as the language at the table writes them. The browser's own first `Intl.NumberFormat` takes 20 ms, just when a table opens. */
import { say } from './words.svelte';

const THOUSANDS = /\B(?=(\d{3})+$)/g;

/** `value` is not negative; `most` and `least` are the digits after the point. */
export function figure(value: number, most = 3, least = 0): string {
  const [whole = '', rest = ''] = String(Number(value.toFixed(most))).split('.');
  const digits = rest.padEnd(least, '0');
  return whole.replace(THOUSANDS, say('figure_group')) + (digits && say('figure_point') + digits);
}
