import { expect, test } from 'vitest';
import type { Update } from '../../../table/table.svelte';
import { meritsOf } from './awards';
import { sheet, view } from '../sample';
import type { Event, View } from '../wire.gen';

const told = (revision: number, change: Partial<View>, ...events: object[]) =>
  ({ revision, after: revision - 1, events, view: view(change) }) as unknown as Update<View, Event>;
const begin = told(4, {});
const names = (...story: Update<View, Event>[]) =>
  meritsOf(story, () => false).map(({ name, seat }) => `${name} ${seat}`);
const TWO = [sheet({ ticked: ['B9', 'R8'], gaffes: 1 }), sheet({ ticked: ['B9'] })];

test('the quickest ring counts from the dice, in the table’s time', () => {
  const story = [
    begin,
    told(5, { phase: 'rolled', opened: 1_000 }),
    told(6, { phase: 'rung', ringer: 1, opened: 1_900 }, { on: 'rang', seat: 1 }),
    told(7, { phase: 'rolled', opened: 9_000 }),
    told(8, { phase: 'rung', ringer: 0, opened: 9_700 }, { on: 'rang', seat: 0 }),
  ];
  expect(meritsOf(story, () => false)).toContainEqual({ name: 'quickest', seat: 0, count: 700 });
  expect(meritsOf(story, (seat) => seat === 0)).not.toContainEqual({ name: 'quickest', seat: 0, count: 700 }); // no merit of a bot
});

test('most ticks and the one clean sheet can be read off the sheets', () => {
  expect(names(told(90, { phase: 'over', sheets: TWO }))).toEqual(['ticks 0', 'clean 1']);
});

test('no award is shared: two who did as much get none', () => {
  expect(names(told(90, { phase: 'over', sheets: [TWO[1]!, TWO[1]!] }))).toEqual([]);
});

test('boldness, bad luck and STOP are counted, and need some of it', () => {
  const rings = [1, 1, 1, 0].map((seat) => ({ on: 'rang', seat }));
  const lates = [0, 0].map((seat) => ({ on: 'late', seat, act: 'ring' }));
  expect(names(begin, told(5, {}, ...rings, ...lates, { on: 'stopped', seat: 0, caller: 1 }))).toEqual([
    'bold 1',
    'guard 0',
    'unlucky 0',
  ]);
  expect(names(begin, told(5, {}, rings[0]!, lates[0]!))).toEqual([]);
});

test('a page that came later or missed something gives no awards for what it did not see', () => {
  const rings = [1, 1, 1].map((seat) => ({ on: 'rang', seat }));
  expect(names(begin, told(9, {}, ...rings))).toEqual([]);
  expect(names(told(4, { phase: 'rolled', dice: [1, 1, 1, 1, 1, 1] }), told(5, {}, ...rings))).toEqual([]);
});
