/** Luck for trainers alone; at a table all luck comes from the server. */
export type Luck = (sides: number) => number;

const WORD = 2 ** 32;

/** A number from 0 up to, not including, `sides`; each equally often. */
export const luck: Luck = (sides) => {
  const word = crypto.getRandomValues(new Uint32Array(1))[0]!;
  return word < WORD - (WORD % sides) ? word % sides : luck(sides);
};

/** `count` of them, in the order in which they were drawn. */
export function drawn<Thing>(things: readonly Thing[], count: number, luck: Luck): Thing[] {
  const left = [...things];
  return Array.from({ length: count }, () => left.splice(luck(left.length), 1)[0]!);
}
