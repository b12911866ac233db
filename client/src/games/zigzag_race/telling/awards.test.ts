import { expect, test } from 'vitest';
import type { Fact, Update } from '../../../table/table.svelte';
import type { Event, View } from '../wire.gen';
import { meritsOf } from './awards';

type Told = Update<View, Event & Fact>;
const told = (revision: number, phase: View['phase'], ...events: object[]) =>
  ({ revision, after: revision - 1, events, view: { phase, race: 1 } }) as unknown as Told;
const begin = told(0, 'build');
const names = (...events: object[]) =>
  meritsOf([begin, told(1, 'run', ...events)]).map(({ name, seat, count }) => `${name} ${seat} ${count}`);
const times = (count: number, event: (index: number) => object) => Array.from({ length: count }, (_, at) => event(at));
const turned = (seat: number, place: number) => ({ on: 'turned', seat, place, terrain: 'sand' });
const taken = (seat: number, place: number) => ({ on: 'taken', seat, place });
const step = (seat: number) => ({ on: 'stepped', seat, terrain: 'sand', area: 0 });

test('cards that another player turned over count as grabbed, one’s own don’t (ZR-32)', () => {
  const turns = [turned(1, 0), turned(1, 1), turned(1, 2), turned(0, 3)];
  expect(names(...turns, ...times(3, (place) => taken(0, place)))).toEqual(['magpie 0 3']);
  expect(names(...turns, taken(0, 0), taken(0, 1), taken(0, 3))).toEqual([]);
});

test('places of an earlier round are forgotten', () => {
  const again = { on: 'countdown-began', round: 2 };
  const own = [turned(0, 0), turned(0, 1), turned(0, 2)];
  expect(names(turned(1, 0), turned(1, 1), turned(1, 2), again, ...own, ...times(3, (at) => taken(0, at)))).toEqual([]);
});

test('a Stop for the goal is kept by reaching it (ZR-45)', () => {
  const stop = (why: string) => ({ on: 'stopped', seat: 2, why });
  const end = (seat: number, why: string) => ({ on: 'run-ended', seat, why, done: 5 });
  expect(names(stop('goal'), end(2, 'goal'))).toEqual(['word 2 1']);
  expect(names(stop('nothing'), end(2, 'goal'))).toEqual([]);
  expect(names(stop('goal'), end(2, 'stuck'), end(1, 'goal'))).toEqual([]);
});

test('the longest run counts from its own beginning, and alone', () => {
  const run = (seat: number, count: number) => [{ on: 'run-began', seat, cards: 9 }, ...times(count, () => step(seat))];
  expect(names(...run(0, 5), ...run(1, 7), ...run(0, 4))).toEqual(['legs 1 7']);
  expect(names(...run(0, 7), ...run(1, 7))).toEqual([]);
});

test('penalties, and cards missed by a moment, are merits of a kind', () => {
  const late = { on: 'late', seat: 3, act: 'take' };
  expect(names(late, late, late)).toEqual(['second 3 3']);
  expect(names(...times(2, () => ({ on: 'penalised', seat: 1, tile: 4 })))).toEqual(['optimist 1 2']);
});

test('a page that came later or missed something gives no awards', () => {
  const events = times(3, () => ({ on: 'late', seat: 3, act: 'take' }));
  expect(meritsOf([told(5, 'run', ...events)])).toEqual([]);
  expect(meritsOf([begin, told(9, 'run', ...events)])).toEqual([]);
});
