import { expect, test } from 'vitest';
import type { Update } from '../../../table/table.svelte';
import { meritsOf } from './awards';
import { verdict, view } from '../sample';
import { thrownIn } from './turns';
import type { Event, View } from '../wire.gen';

const told = (revision: number, change: Partial<View>, ...events: Event[]) =>
  ({ revision, after: revision - 1, events, view: view(change) }) as Update<View, Event>;
const begin = told(4, { phase: 'ready' });
const go = (seat: number): Event => ({ on: 'went-on', restarts: seat });
const card = (seat: number, card: (Event & { on: 'thrown' })['card']): Event => ({ on: 'thrown', seat, card });
const names = (...story: Update<View, Event>[]) =>
  meritsOf(story, () => false).map(({ name, seat, count }) => `${name} ${seat} ${count}`);
const COLOURS = view().seats.map(({ colour }) => colour);
const turns = (...events: Event[]) =>
  thrownIn(events.map((event) => ({ event, colours: COLOURS }))).map(({ inTurn }) => inTurn);

test('the starter, and the player the card below names, throw in turn (ZK-30)', () => {
  expect(turns(go(1), card(1, 'left'), card(2, 'red'), card(3, 'red'))).toEqual([true, true, false]);
});

test('a false card does not make the next one false (ZK-31)', () => {
  expect(turns(go(1), card(1, 'red'), card(3, 'right'), card(0, 'left'), card(2, 'left'))).toEqual([
    true,
    false,
    true,
    false,
  ]);
});

test('the quickest throw counts from the card that named its thrower, in the table’s time', () => {
  const story = [
    begin,
    told(5, { closes: 26_000 }, go(1)),
    told(6, { shoe: 1, closes: 30_000 }, card(1, 'left')),
    told(7, { shoe: 2, closes: 30_700 }, card(2, 'red')),
    told(8, { shoe: 3, closes: 32_000 }, card(0, 'left')),
  ];
  expect(names(...story)).toContain('quickest 2 700');
  const lucky = [...story.slice(0, 3), told(7, { shoe: 2, closes: 30_199 }, card(2, 'red'))];
  expect(names(...lucky).join()).not.toContain('quickest');
});

test('a bot’s reflex earns no award: the quickest person gets it', () => {
  const story = [
    begin,
    told(5, { closes: 26_000 }, go(1)),
    told(6, { shoe: 1, closes: 30_000 }, card(1, 'left')),
    told(7, { shoe: 2, closes: 30_700 }, card(2, 'red')),
    told(8, { shoe: 3, closes: 32_000 }, card(0, 'left')),
  ];
  const quickest = (...bots: number[]) =>
    meritsOf(story, (seat) => bots.includes(seat)).find(({ name }) => name === 'quickest');
  expect(quickest(2)).toMatchObject({ seat: 0, count: 1_300 });
  expect(quickest(0, 2)).toBeUndefined();
});

test('a throw out of turn, or after a verdict, is not quick', () => {
  const right: Event = {
    on: 'challenged',
    seat: 0,
    accused: 3,
    colour: 'green',
    reason: 'slow',
    right: true,
    verdict: verdict(),
  };
  const story = [
    begin,
    told(5, {}, go(1)),
    told(6, { closes: 30_000 }, card(1, 'left')),
    told(7, { closes: 30_100 }, card(3, 'left')),
    told(8, {}, right),
    told(9, { closes: 31_000 }, go(0)),
    told(10, { closes: 30_200 }, card(0, 'red')),
  ];
  expect(names(...story).filter((one) => one.startsWith('quickest'))).toEqual([]);
  expect(names(...story)).toContain('eye 0 1');
});

test('false cards count as cheek until they are caught', () => {
  const caught: Event = {
    on: 'challenged',
    seat: 0,
    accused: 3,
    colour: 'green',
    reason: 'out_of_turn',
    right: true,
    verdict: verdict(),
  };
  const story = [begin, told(5, {}, go(1)), told(6, {}, card(1, 'left')), told(7, {}, card(3, 'left'))];
  expect(names(...story)).toContain('cheek 3 1');
  expect(names(...story, told(8, {}, caught)).join()).not.toContain('cheek');
});

test('awards for the player who swallowed most, and for the one who never took a shoe', () => {
  const take = (seat: number, cards: number): Event => ({ on: 'shoe-taken', seat, cards });
  expect(names(begin, told(5, {}, take(0, 9), take(1, 3), take(2, 2)))).toEqual(['swallow 0 9', 'clean 3 0']);
});

test('a page that came later or missed something gives no awards', () => {
  const take: Event = { on: 'shoe-taken', seat: 0, cards: 9 };
  expect(names(begin, told(9, {}, take))).toEqual([]);
  expect(names(told(5, {}, take))).toEqual([]);
});
