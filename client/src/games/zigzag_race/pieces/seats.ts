/** A seat's colour and mark: colour is never alone. */
export type Look = { colour: string; fill: string; text: string; mark: (x: number, y: number) => string };

/** `fill` is the colour by its value, for pictures; `mark` a path about 14 units wide around a point. */
const LOOKS: readonly Look[] = [
  {
    colour: 'var(--violet)',
    fill: '#cc79a7',
    text: 'var(--ink)',
    mark: (x, y) => `M${x} ${y + 6}c-9-6-6-12-3-12c2 0 3 1 3 2.500c0-1.500 1-2.500 3-2.500c3 0 6 6-3 12z`,
  },
  {
    colour: 'var(--orange)',
    fill: '#e69f00',
    text: 'var(--ink)',
    mark: (x, y) => `M${x - 5.5} ${y}a5.500 5.500 0 1 0 11 0a5.500 5.500 0 1 0-11 0z`,
  },
  { colour: 'var(--blue)', fill: '#0072b2', text: '#fff', mark: (x, y) => `M${x} ${y - 7}l6 7-6 7-6-7z` },
  { colour: 'var(--red)', fill: '#d55e00', text: 'var(--deep)', mark: (x, y) => `M${x} ${y - 6.5}l7 12h-14z` },
];

export const lookOf = (seat: number): Look => LOOKS[seat % LOOKS.length]!;
