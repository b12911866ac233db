/** Teams have a colour and a shape, for those who can't tell the colours apart. */

type Look = { name: 'blue' | 'orange' | 'violet'; colour: string; path: string };

const LOOKS: readonly Look[] = [
  { name: 'blue', colour: '#56b4e9', path: 'M0-9L9 0L0 9L-9 0z' },
  { name: 'orange', colour: '#e69f00', path: 'M-7.5 0a7.5 7.5 0 1 0 15 0a7.5 7.5 0 1 0-15 0z' },
  { name: 'violet', colour: '#cc79a7', path: 'M0 8.5C-14-2-8.5-12 0-4.6C8.5-12 14-2 0 8.5z' },
];

export const lookOf = (team: number): Look => LOOKS[team % LOOKS.length]!;
