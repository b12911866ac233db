import { expect, test } from 'vitest';
import type { Update } from '../../table/table.svelte';
import { language } from '../../words/words.svelte';
import { guide, settles } from './guide';
import { view } from './sample';
import type { Event, View } from './wire.gen';

const who = { me: 0, name: (seat: number) => ['Ana', 'Bo'][seat]! };
const update = (events: Event[], change: Partial<View> = {}) => ({ events, view: view(change) }) as Update<View, Event>;

test('the log speaks to the player, and by name of the others', () => {
  language.speak('en');
  expect(guide.tell({ on: 'rang', seat: 0 }, who)).toBe('You ring first!');
  expect(guide.tell({ on: 'rang', seat: 1 }, who)).toBe('Bo rings first.');
  language.speak('fr');
  expect(guide.tell({ on: 'rang', seat: 1 }, who)).toBe('Bo sonne en premier.');
  expect(guide.tell({ on: 'called', seat: 1, cell: 'B9' } as Event, who)).toBe('Bo annonce ◆ 9 bleu.');
});

test('a gaffe names its reason and its clause', () => {
  language.speak('en');
  const gaffe: Event = { on: 'gaffed', seat: 1, why: 'undeclared', cell: 'B9' };
  expect(guide.tell(gaffe, who)).toBe('GAFFE for Bo: the four wasn’t declared before.');
  expect(guide.clause(gaffe)).toBe('ZG-62');
});

test('passing and coming back are told apart', () => {
  language.speak('en');
  expect(guide.tell({ on: 'passed', seat: 1, passing: true } as Event, who)).toBe('Bo passes.');
  expect(guide.tell({ on: 'passed', seat: 1, passing: false } as Event, who)).toBe('Bo is in again.');
});

test('a ring is settled by being first or by a false start, of this seat', () => {
  expect(settles({ do: 'ring' }, update([{ on: 'rang', seat: 0 }]), 0)).toBe(true);
  expect(settles({ do: 'ring' }, update([{ on: 'falsely-started', seat: 0 }]), 0)).toBe(true);
  expect(settles({ do: 'ring' }, update([{ on: 'rang', seat: 1 }]), 0)).toBe(false);
});

test('a false declaration makes no event; its maker’s view answers', () => {
  const mine = { bell_dead_until: 0, declarations_left: 4, due: [], seat: 0, answer: ['B9', false] as [string, boolean] };
  expect(settles({ do: 'declare', cell: 'B9' }, update([], { mine }), 0)).toBe(true);
  expect(settles({ do: 'declare', cell: 'R4' }, update([], { mine }), 0)).toBe(false);
});
