import { expect, test } from 'vitest';
import { language } from '../words/words.svelte';
import { refusedOf, toldOf, whoAt } from './words';

const who = { me: 0, name: (seat: number) => ['Ana', 'Bo'][seat]! };

test('the house tells who came and went', () => {
  language.speak('en');
  expect(toldOf({ on: 'bot-took-over', seat: 1 }, 'zinga', who).text).toBe('Bo is away; a bot plays on.');
});

test('coming too late names what came too late', () => {
  language.speak('en');
  expect(toldOf({ on: 'late', seat: 1, act: 'ring' }, 'zinga', who).text).toBe('Bo comes too late: the ring.');
  expect(toldOf({ on: 'late', seat: 0, act: 'ring' }, 'zinga', who).text).toBe('Too late: the ring.');
});

test('too late, and by how much, where the stamps tell', () => {
  language.speak('en');
  expect(toldOf({ on: 'late', seat: 1, act: 'ring' }, 'zinga', who, undefined, 38.2).text).toBe('Bo comes too late by 38 ms: the ring.');
  expect(toldOf({ on: 'late', seat: 0, act: 'ring' }, 'zinga', who, undefined, 38.2).text).toBe('Too late by 38 ms: the ring.');
});

test('a refusal speaks in the words of its game, else of the house, and names its clause', () => {
  language.speak('fr');
  const refusal = { on: 'refusal', code: 'already-rung', clause: 'ZG-80' } as const;
  expect(refusedOf(refusal, 'zinga')).toMatchObject({ text: 'Quelqu’un a déjà sonné.', clause: 'ZG-80' });
  expect(refusedOf({ on: 'refusal', code: 'paused' }, 'zinga').text).toBe('La table est en pause.');
});

test('a chair without a name still has a number', () => {
  language.speak('en');
  expect(whoAt(undefined).name(2)).toBe('Seat 3');
});
