import { expect, test } from 'vitest';
import type { Finish, Row } from '../../table/fair/photo';
import { language } from '../../words/words.svelte';
import { gapText, sentenceOf } from './words';

const NAMES = ['Ana', 'Blue', 'Cleo'];
const whoIs = (me: number | null) => ({ me, name: (seat: number) => NAMES[seat]! });
const row = (seat: number, gap: number, act = 'ring', tied = false): Row => ({
  seat,
  act,
  shown: 0,
  acted: gap * 1000,
  reaction: gap * 1000,
  gap,
  tied,
  badge: 'measured',
});
const finish = (rows: Row[], rest: Partial<Finish> = {}): Finish => ({
  revision: 5,
  rows,
  gap: rows[1]!.gap,
  tie: false,
  cap: false,
  agrees: true,
  ...rest,
});

test('who was first, by how much, said to each in their own words', () => {
  language.speak('en');
  const photo = finish([row(1, 0), row(2, 20), row(0, 38.2)]);
  expect(sentenceOf(photo, 'zinga', whoIs(0))).toBe('Blue rang 38 ms before you.');
  expect(sentenceOf(photo, 'zinga', whoIs(1))).toBe('You rang 20 ms before Cleo.');
  expect(sentenceOf(photo, 'zinga', whoIs(null))).toBe('Blue rang 20 ms before Cleo.');
  language.speak('fr');
  expect(sentenceOf(photo, 'zinga', whoIs(0))).toBe('Blue a sonné 38 ms avant vous.');
  expect(sentenceOf(photo, 'zinga', whoIs(1))).toBe('Vous avez sonné 20 ms avant Cleo.');
});

test('a game without a verb of its own has a plain one', () => {
  language.speak('en');
  expect(sentenceOf(finish([row(1, 0, 'leap'), row(0, 9, 'leap')]), 'zinga', whoIs(0))).toBe(
    'Blue acted 9 ms before you.',
  );
});

test('a tie is the lot’s, but not for the third', () => {
  language.speak('en');
  const tie = finish([row(0, 0), row(1, -0.6, 'ring', true), row(2, 40)], { tie: true });
  expect(sentenceOf(tie, 'zinga', whoIs(0))).toBe('A tie (within 2 ms): the draw went to you.');
  expect(sentenceOf(tie, 'zinga', whoIs(1))).toBe('A tie (within 2 ms): the draw went to Ana.');
  expect(sentenceOf(tie, 'zinga', whoIs(2))).toBe('Ana rang 40 ms before you.');
});

test('who was earlier after the verdict had fallen is told so', () => {
  language.speak('en');
  expect(sentenceOf(finish([row(1, 0), row(0, -20)], { cap: true, agrees: false }), 'zinga', whoIs(0))).toMatch(
    /^You were 20 ms earlier, but/,
  );
});

test('next to nothing has a digit more', () => {
  language.speak('fr');
  expect([0.64, 1.96, 38.4].map(gapText)).toEqual(['0,6 ms', '2 ms', '38 ms']);
});
