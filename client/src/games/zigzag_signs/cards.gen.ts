/* Written by `npm run types` from the server's own structs. Do not edit. */
export const LETTERS = 'weafbygpsckn' as const;
export const VALUES = [
  'water',
  'earth',
  'air',
  'fire',
  'blue',
  'yellow',
  'green',
  'pink',
  'sunglasses',
  'cocktail',
  'suitcase',
  'none',
] as const;
export const CYCLE = [
  'water',
  'blue',
  'sunglasses',
  'earth',
  'yellow',
  'cocktail',
  'air',
  'green',
  'suitcase',
  'fire',
  'pink',
  'none',
] as const;
