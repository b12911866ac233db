/** A player's own colour: a hue from name and animal, the same on every page. */
export function hueOf(name: string | null, animal: string | null): number {
  return [...((animal ?? '') + (name ?? ''))].reduce((sum, letter) => (sum * 31 + letter.codePointAt(0)!) % 360, 7);
}
