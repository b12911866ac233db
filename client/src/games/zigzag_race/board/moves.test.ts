import { expect, test } from 'vitest';
import { field, mine, place, view } from '../sample';
import type { Hand } from '../wire.gen';
import { holderOf, lackOf, leaving, mayArrive, mayStop, whatToDo, wishFor } from './moves';

const holding = (hand: Hand | null, marks = {}) =>
  view({ seats: [place(0, { hand }), place(1)], field: field({ ...(hand && { [hand.place]: '*' }), ...marks }) });
const shown: Hand = { place: 7, terrain: 'water', until: 1_500 };

test('a face-down card is turned, a face-up one taken (ZR-31, ZR-32)', () => {
  const here = view({ field: field({ 3: 's', 4: '-', 5: '*' }) });
  expect([2, 3, 4, 5].map((at) => wishFor(here, at))).toEqual([
    { do: 'turn', place: 2 },
    { do: 'take', place: 3, terrain: 'sand' },
    undefined,
    undefined,
  ]);
});

test('one’s own card is kept once its face is shown, and not before (ZR-33)', () => {
  expect(wishFor(holding(shown), 7)).toEqual({ do: 'keep', place: 7 });
  expect(wishFor(holding({ ...shown, terrain: null }), 7)).toBeUndefined();
  expect([leaving(holding(shown)), leaving(holding({ ...shown, terrain: null }))]).toEqual([
    { do: 'leave', place: 7 },
    undefined,
  ]);
});

test('an onlooker, a player who has arrived and one who waits for the start can do nothing', () => {
  const arrived = view({ seats: [place(0, { goal_place: 1 }), place(1)] });
  for (const here of [view({ mine: null }), arrived, view({ phase: 'countdown' })])
    expect(wishFor(here, 2)).toBeUndefined();
});

test('Stop for the goal needs as many cards as steps (ZR-35)', () => {
  const few = view({ seats: [place(0, { stack: 4, steps: 21 }), place(1)] });
  expect(lackOf(few, 'goal')).toEqual({ kind: 'cards', cards: 4, steps: 21 });
  expect(mayStop(view({ seats: [place(0, { stack: 21 }), place(1)] }), 'goal')).toBe(true);
});

test('Stop for nothing needs all cards face up and no hand on one (ZR-35)', () => {
  const all = (mark: string) => mark.repeat(48);
  expect(lackOf(view({ field: field({ 3: 's' }) }), 'nothing')).toEqual({ kind: 'down', cards: 47 });
  expect(lackOf(view({ field: `*${all('s').slice(1)}` }), 'nothing')).toEqual({ kind: 'held', cards: 1 });
  expect(lackOf(view({ field: all('s') }), 'nothing')).toBeUndefined();
});

test('a player who sees a trail is told to stop only if it ends at the goal (ZR-37)', () => {
  const seats = [place(0, { stack: 21 }), place(1)];
  const arrives = (trail: number[] | null) => mayArrive(view({ seats, mine: mine({ trail }) }));
  expect([arrives(null), arrives([12]), arrives([12, 90])]).toEqual([true, false, true]);
});

test('the holder of a card is known to all', () => {
  expect([holderOf(holding(shown), 7), holderOf(holding(shown), 8)]).toEqual([0, -1]);
});

test('the header says what to do now', () => {
  const at = (change: Parameters<typeof view>[0]) => whatToDo(view(change), 0);
  expect(at({})).toBe('collect');
  expect(at({ field: 's'.repeat(48) })).toBe('collect_up');
  expect(whatToDo(holding(shown), 0)).toBe('hold');
  expect(at({ seats: [place(0, { stack: 21 }), place(1)] })).toBe('collect_stop');
  expect([at({ phase: 'stopped' }), at({ phase: 'countdown' }), at({ phase: 'build' })]).toEqual([
    'stopped',
    'countdown',
    'build',
  ]);
  expect(whatToDo(view({ mine: mine() }), null)).toBe('watch');
});
