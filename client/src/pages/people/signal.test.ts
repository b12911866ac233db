import { expect, test } from 'vitest';
import type { Chair, Seating } from '../../wire.gen';
import { language } from '../../words/words.svelte';
import { barsOf, beyondOf } from './signal';

const chair = (rtt: number | null, beyond = false): Chair => ({
  name: 'x',
  animal: null,
  level: null,
  here: true,
  ready: true,
  rtt,
  beyond,
});

test('a longer line has fewer bars, and never none', () => {
  expect([0, 60, 70, 130, 140, 250, 900].map(barsOf)).toEqual([4, 4, 3, 3, 2, 2, 1]);
});

test('a line longer than the table makes up for is told, to its player as “yours”', () => {
  language.speak('en');
  const seating = {
    chairs: [chair(340, true), chair(340, true), chair(40), chair(null)],
    farthest: 300,
  } as unknown as Seating;
  const who = { me: 1, name: () => 'Ana' };
  expect(beyondOf(seating, who)).toEqual([
    'Ana’s connection takes 340 ms; this table evens out up to 300 ms.',
    'Your connection takes 340 ms; this table evens out up to 300 ms.',
  ]);
});
