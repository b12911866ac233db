import { expect, test } from 'vitest';
import { language } from '../../words/words.svelte';
import { view } from './sample';
import { sayingOf } from './saying';

const who = { me: 0, name: (seat: number) => ['Ana', 'Bo'][seat]! };
language.speak('en');

test('while the dice lie open only the roller is named', () => {
  expect(sayingOf(view({ phase: 'rolled', active: 1 }), [], who)).toMatchObject({ seat: 1, cell: null, loud: false });
});

test('a ring and a call are said aloud, with the cell', () => {
  expect(sayingOf(view({ phase: 'rung', ringer: 1 }), [], who)).toMatchObject({ text: 'Bo rings…', seat: 1, loud: true });
  expect(sayingOf(view({ phase: 'called', ringer: 1, call: 'B9' }), [], who)).toMatchObject({ text: 'Bo: ◆ blue 9!', cell: 'B9' });
});

test('the pause tells what the turn came to, with its stamp', () => {
  const facts = [{ on: 'gaffed', seat: 1, why: 'no-call', cell: null }, { on: 'turn-ended', why: 'gaffe', active: 0 }];
  expect(sayingOf(view(), facts, who)).toMatchObject({ seat: 1, stamp: 'gaffe', cell: null });
});

test('STOP falls on the one who called', () => {
  expect(sayingOf(view(), [{ on: 'stopped', seat: 0, caller: 1 } as never], who)).toMatchObject({ seat: 1, stamp: 'stop' });
});

test('a false declaration is answered before any news', () => {
  const mine = { bell_dead_until: 0, declarations_left: 4, due: [], seat: 0, answer: ['B9', false] as [string, boolean] };
  expect(sayingOf(view({ mine }), [{ on: 'ticked', seat: 1 }], who)).toMatchObject({ seat: 0, cell: 'B9', stamp: null });
});
