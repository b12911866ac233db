import { expect, test } from 'vitest';
import type { Fact, Update } from '../../../table/table.svelte';
import { view } from '../sample';
import type { Event, View } from '../wire.gen';
import { meritsOf } from './awards';

type Told = Update<View, Event & Fact>;
const told = (revision: number, now: number, ...events: object[]) =>
  ({ revision, after: revision - 1, now, events, view: view() }) as unknown as Told;
const begin = { ...told(0, 0), view: view({ phase: 'signs' }) };
const names = (...events: object[]) => shown([begin, told(1, 100, ...events)]);
const shown = (story: Told[], isBot = (_seat: number) => false) =>
  meritsOf(story, isBot).map(({ name, seat, count }) => `${name} ${seat} ${count}`);
const times = (count: number, event: object) => Array.from({ length: count }, () => event);

test('the quickest grab is of a card that another player threw (ZS-23)', () => {
  const thrown = (seat: number, card: string) => ({ on: 'thrown', seat, card });
  const taken = (seat: number, card: string) => ({ on: 'taken', seat, card, slot: 0 });
  const story = [
    begin,
    told(1, 1_000, thrown(0, 'wbs'), thrown(1, 'egk')),
    told(2, 1_300, taken(1, 'egk')), // one’s own
    told(3, 1_900, taken(2, 'wbs')),
  ];
  expect(shown(story)).toEqual(['grab 2 900']);
  expect(shown([...story.slice(0, 2), told(2, 1_200, { on: 'hand-ended' }), told(3, 1_900, taken(2, 'wbs'))])).toEqual(
    [],
  );
});

test('right calls count for the caller, and the hands they named for those who held them', () => {
  const right = [
    { on: 'called', seat: 0 },
    { on: 'hand-shown', seat: 2 },
    { on: 'call-right', seat: 0 },
  ];
  const wrong = [
    { on: 'called', seat: 1 },
    { on: 'hand-shown', seat: 3 },
    { on: 'call-wrong', seat: 1 },
  ];
  expect(names(...right, ...wrong, ...wrong, ...right)).toEqual(['caller 0 2', 'collector 2 2']);
});

test('gestures, confirmed CONTREs, STOPs and missed cards are merits, each of some size', () => {
  expect(names(...times(8, { on: 'signed', seat: 1 }))).toEqual(['actor 1 8']);
  expect(names(...times(7, { on: 'signed', seat: 1 }))).toEqual([]);
  expect(names({ on: 'contre-confirmed', seat: 3 })).toEqual(['sleuth 3 1']);
  expect(names(...times(2, { on: 'stop-laid', seat: 2 }))).toEqual(['stopper 2 2']);
  expect(names(...times(3, { on: 'late', seat: 0, act: 'take' }))).toEqual(['second 0 3']);
});

test('two who did as much get none, nor does a page that missed something', () => {
  expect(names({ on: 'contre-confirmed', seat: 3 }, { on: 'contre-confirmed', seat: 1 })).toEqual([]);
  expect(shown([begin, told(5, 100, { on: 'contre-confirmed', seat: 3 })])).toEqual([]);
  expect(shown([told(1, 100, { on: 'contre-confirmed', seat: 3 })])).toEqual([]);
});
