import { expect, test } from 'vitest';
import type { Fact, Update } from '../../table/table.svelte';
import { language, LOCALES } from '../../words/words.svelte';
import { guide, isHeard, spoken } from './guide';
import { view } from './sample';
import type { Action, Event } from './wire.gen';

const who = { me: 0, name: (seat: number) => ['Ana', 'Bo', 'Cy', 'Di'][seat]! };
const tell = (event: Event) => guide.tell(event as Fact, who);
const settles = (action: Action, ...events: Event[]) =>
  guide.settles(action, { events, view: view() } as unknown as Update, 0);

test('the log doesn’t remember faces: what was turned, kept or taken isn’t told (ZR-34)', () => {
  language.speak('en');
  expect(tell({ on: 'turned', seat: 0, place: 3, terrain: 'water' })).toBe('');
  expect(tell({ on: 'kept', seat: 1, place: 3 })).toBe('');
  expect(tell({ on: 'stopped', seat: 1, why: 'goal' })).toBe('Bo calls Stop: “I can reach my goal.”');
  expect(tell({ on: 'stopped', seat: null, why: 'idle' })).toBe('Nobody touched a card for long: collecting is over.');
});

test('ears hear a face when it is shown, and their own hand', () => {
  language.speak('en');
  expect(spoken({ on: 'turned', seat: 0, place: 3, terrain: 'water' } as Fact, who)).toBe('water. Keep or leave?');
  expect(isHeard({ on: 'turned', seat: 1 }, who)).toBe(true);
  expect([isHeard({ on: 'kept', seat: 0 }, who), isHeard({ on: 'kept', seat: 1 }, who)]).toEqual([true, false]);
});

test('a run is told with why it ended and by which clause', () => {
  language.speak('en');
  const stuck: Event = { on: 'run-ended', seat: 0, why: 'stuck', done: 1, misfit: 'clay' };
  expect(tell(stuck)).toBe('You stop: no clay next to your runner.');
  expect(guide.clause(stuck as Fact)).toBe('ZR-43');
  expect(tell({ on: 'won', seats: [1, 2] })).toBe('Shared first place: Bo, Cy.');
});

test('every event has its text in both languages', () => {
  for (const locale of LOCALES) {
    language.speak(locale);
    expect(tell({ on: 'race-ended', race: 1, points: [2, 1, 0, 0] })).not.toContain('⟦');
    expect(tell({ on: 'courses-laid', goals: ['water', 'sand', 'meadow', 'cobble'] })).not.toContain('⟦');
    expect(tell({ on: 'run-began', seat: 1, cards: 1 })).not.toContain('⟦');
  }
  language.speak('en');
});

test('an act is answered by what it leads to', () => {
  expect(settles({ do: 'turn', place: 3 }, { on: 'lifted', seat: 0, place: 3 })).toBe(true);
  expect(settles({ do: 'turn', place: 3 }, { on: 'lifted', seat: 1, place: 3 })).toBe(false);
  expect(settles({ do: 'keep', place: 3 }, { on: 'kept', seat: 0, place: 3 })).toBe(true);
});

test('one’s own card is heard louder than the others’', () => {
  const loud = (seat: number) =>
    guide.sounds!([{ on: 'turned', seat, terrain: 'sand' } as Fact], 0).map(({ manner }) => manner?.loud ?? 1);
  expect(Math.max(...loud(0))).toBeGreaterThan(Math.max(...loud(1)));
});
