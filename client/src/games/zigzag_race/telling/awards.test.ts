import { expect, test } from 'vitest';
import type { Fact, Update } from '../../../table/table.svelte';
import type { Event, View } from '../wire.gen';
import { meritsOf } from './awards';

type Told = Update<View, Event & Fact>;
const story = (...events: Event[]) =>
  events.map((event, at) => ({ revision: at, after: at - 1, events: [event] })) as unknown as Told[];
const taken = (seat: number): Event => ({ on: 'taken', seat, place: 0 });
const run = (seat: number, steps: number): Event[] => [
  { on: 'run-began', seat, cards: steps },
  ...Array.from({ length: steps }, (_, area): Event => ({ on: 'stepped', seat, terrain: 'sand', area })),
];

test('only what is true of one player alone is an award', () => {
  expect(meritsOf(story(taken(0), taken(0), taken(0), taken(1)))).toEqual([{ name: 'grabber', seat: 0, count: 3 }]);
  expect(meritsOf(story(...[0, 0, 0, 1, 1, 1].map(taken)))).toEqual([]);
});

test('the longest run counts, not all of them together', () => {
  expect(meritsOf(story(...run(0, 4), ...run(1, 6), ...run(0, 5)))).toEqual([{ name: 'runner', seat: 1, count: 6 }]);
});

test('a page that missed something says nothing', () => {
  const broken = story(taken(0), taken(0), taken(0), taken(0)).filter(({ revision }) => revision !== 1);
  expect(meritsOf(broken)).toEqual([]);
});
