import { expect, test } from 'vitest';
import { language } from '../../../words/words.svelte';
import { lateWords } from './late';

const who = { me: 0, name: () => 'Ana' };
const log = (...facts: object[]) => facts.map((fact, id) => ({ id, fact: fact as { on: string } }));
const late = (seat: number, act = 'throw') => ({ on: 'late', seat, act });

test('a player who threw after the challenge is told where their card went (ZK-44)', () => {
  language.speak('en');
  expect(lateWords(log({ on: 'challenged' }, late(0)), [], who)).toBe('Your card came too late: back under your pile');
  expect(lateWords(log({ on: 'challenged' }, late(0, 'challenge')), [], who)).toBe(
    'Your challenge came too late: it goes back',
  );
  expect(lateWords(log({ on: 'challenged' }, late(1)), [], who)).toBeNull();
  expect(lateWords(log(late(0), { on: 'challenged' }), [], who)).toBeNull();
});
