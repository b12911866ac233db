import { expect, test } from 'vitest';
import type { Fact, Update } from '../../table/table.svelte';
import { language } from '../../words/words.svelte';
import { guideOf } from './guide';
import { winOrLose } from './telling/rows';

type View = { turn: number };
type Action = { do: 'take' } | { do: 'pass' };
type Taken = { on: 'taken'; seat: number; card: string };
type Event = Taken | { on: 'passed'; seat: number } | { on: 'ended'; winner: number | null };

const guide = guideOf<View, Action, Event>({
  game: 'toy',
  todo: ({ turn }, seat) => (turn === seat ? 'take' : 'wait'),
  names: ({ turn }) => ({ name: turn }),
  events: {
    taken: { clause: ({ card }) => (card === 'red' ? 'T-1' : 'T-2'), sound: 'card' },
    passed: { as: () => 'taken', sound: (_, mine) => (mine ? undefined : ['tick', { voice: 'late' }]) },
    ended: { about: ({ winner }) => winner, clause: 'T-9', sound: winOrLose },
    late: { sound: 'late' },
  },
  fields: { card: (card: string) => card.toUpperCase() },
  answers: { take: ['taken'] },
  settled: ({ do: act }) => act === 'pass',
});
const who = { me: 0, name: (seat: number) => ['Ana', 'Bo'][seat]! };
const update = (...events: Event[]) => ({ events, view: { turn: 0 } }) as unknown as Update;

test('a text is named by game and tag; a game without it is seen to be without', () => {
  language.speak('en');
  expect(guide.tell({ on: 'taken', seat: 1 }, who)).toBe('⟦toy_on_taken⟧');
  expect(guide.tell({ on: 'passed', seat: 1 }, who)).toBe('⟦toy_on_taken⟧');
  expect(guide.todo({ turn: 1 } as never, 0, who, () => 0)).toBe('⟦toy_do_wait⟧');
});

test('a clause is that of the tag, or depends on the event', () => {
  const clause = (event: Event) => guide.clause(event as Fact);
  expect(clause({ on: 'taken', seat: 0, card: 'red' })).toBe('T-1');
  expect(clause({ on: 'ended', winner: null })).toBe('T-9');
  expect(guide.clause({ on: 'sat', seat: 0 })).toBeUndefined();
});

test('a sound is one voice or several, or none for this seat', () => {
  const voices = (event: Fact, seat: number | null) => guide.sounds([event], seat).map(({ voice }) => voice);
  expect(voices({ on: 'taken', seat: 1 }, 0)).toEqual(['card']);
  expect([0, 1].map((seat) => voices({ on: 'passed', seat: 1 }, seat))).toEqual([['tick', 'late'], []]);
  expect(voices({ on: 'late', seat: 1 }, 0)).toEqual(['late']);
  expect(voices({ on: 'sat', seat: 1 }, 0)).toEqual([]);
});

test('where acts name an object, only what happened to that one answers', () => {
  const { settles } = guideOf<View, Action & { coin: number }, Event>({
    game: 'toy',
    todo: () => 'take',
    events: {},
    answers: { take: ['taken'] },
    object: 'coin',
  });
  const takes = (coin: number) => ({ do: 'take', coin });
  const taken = { events: [{ on: 'taken', seat: 0, coin: 2 }] } as unknown as Update;
  expect([2, 3].map((coin) => settles(takes(coin), taken, 0))).toEqual([true, false]);
});

test('an act is settled by an event of its own seat, or as the game says', () => {
  const taken = (seat: number): Event => ({ on: 'taken', seat, card: 'red' });
  expect([0, 1].map((seat) => guide.settles({ do: 'take' }, update(taken(seat)), 0))).toEqual([true, false]);
  expect(guide.settles({ do: 'pass' }, update(), 0)).toBe(true);
});
