/** Numbers as the language at the table writes them. */
import { language } from './words.svelte';

const formats = new Map<string, Intl.NumberFormat>();

/** With at most and at least so many digits after the point. */
export function figure(value: number, most = 3, least = 0): string {
  if (isPlain(value) && least === 0) return String(value);
  return formatOf(language.locale, most, least).format(value);
}

/** Written alike in every language. The first format of a page takes 20 ms to make, and a table opens with such a number. */
const isPlain = (value: number) => Number.isInteger(value) && value >= 0 && value < 1000;

function formatOf(locale: string, most: number, least: number): Intl.NumberFormat {
  const name = `${locale} ${most} ${least}`;
  if (!formats.has(name)) formats.set(name, new Intl.NumberFormat(locale, { maximumFractionDigits: most, minimumFractionDigits: least }));
  return formats.get(name)!;
}
