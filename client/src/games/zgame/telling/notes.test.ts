import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Hand } from '../board/hand.svelte';
import { isNews, lasting, type Note } from './notes';
import { Passing } from './passing.svelte';
import { mine, view } from '../sample';
import type { Event, View } from '../wire.gen';

const who = { me: 0, name: (seat: number) => ['Ana', 'Bo'][seat]! };
const idle = { planned: [], pencil: false };

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('a passing note goes after four seconds, the count starts again with the last one', () => {
  const passing = new Passing();
  passing.show({ text: 'one' });
  vi.advanceTimersByTime(3_000);
  passing.show({ text: 'two' });
  vi.advanceTimersByTime(3_000);
  expect(passing.note).toEqual({ text: 'two' });
  vi.advanceTimersByTime(1_000);
  expect(passing.note).toBeNull();
});

test('the other’s no and what was taken back are news; one’s own no is not', () => {
  const news = (event: Event) => isNews(event, 0);
  expect(news({ on: 'declined', seat: 1, ask: 'draw' })).toBe(true);
  expect(news({ on: 'declined', seat: 0, ask: 'draw' })).toBe(false);
  expect([0, 1].map((seat) => news({ on: 'took-back', seat, plies: 1 }))).toEqual([true, true]);
  expect(news({ on: 'moved', seat: 1, origin: 'c6', target: 'c5' })).toBe(false);
});

test('one note at a time: what waits for an answer before a plan, and that before quiet moves', () => {
  const planned = { planned: ['c2', 'c3'], pencil: false };
  expect(lasting(view({ draw_offer: 0, quiet: 30 }), who, 0, planned)).toBe('Draw offered. You may play on.');
  expect(lasting(view({ quiet: 30 }), who, 0, planned)).toBe('Planned. Tap the board to drop the plan.');
  expect(lasting(view({ quiet: 30 }), who, 0, idle)).toBe('30 of 60 quiet moves');
  expect(lasting(view(), who, 0, idle)).toBe('');
});

test('a plan that is not allowed when its turn comes is dropped, and that is said', () => {
  let now: View = view({ turn: 1, mine: mine({ moves: [], reveals: [] }) });
  const [notes, played]: [Note[], unknown[]] = [[], []];
  const hand = new Hand(
    'notes',
    () => now,
    (action) => played.push(action),
    (note) => notes.push(note),
  );
  const plan = (origin: string, target: string) =>
    [origin, target].forEach((square) => hand.tap(square, { timeStamp: 0 }));
  plan('a1', 'a2');
  now = view();
  hand.turn();
  expect([played, notes.map(({ text }) => text)]).toEqual([[], ['Your planned move isn’t possible any more.']]);
  hand.turn();
  expect(notes).toHaveLength(1);
});
