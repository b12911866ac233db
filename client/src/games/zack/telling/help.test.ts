import { expect, test } from 'vitest';
import { helpFor, helpWanted, isAmongBots } from './help';
import { place, view } from '../sample';
import type { View } from '../wire.gen';

const log = (...facts: object[]) => facts.map((fact, id) => ({ id, fact: fact as { on: string } }));
const lying = (card: View['top'][number]['card'], seat: number) => ({ shoe: 1, top: [{ card, seat }] });
const thrown = { on: 'thrown', seat: 1, card: 'red' };

test('the card that names me is told with its thrower; a card that names another is not', () => {
  expect(helpFor(view(lying('red', 1)), log(thrown), 0, 0)).toEqual({ tip: 'throw', by: { card: 'red', seat: 1 } });
  expect(helpFor(view(lying('left', 1)), log(thrown), 0, 0)).toBeNull();
});

test('the player told to go on is due, whatever lies there', () => {
  const goesOn = log(thrown, { on: 'shoe-taken', seat: 2, cards: 3 }, { on: 'went-on', restarts: 0 });
  expect(helpFor(view(), goesOn, 0, 0)).toEqual({ tip: 'throw', by: null });
  expect(helpFor(view(lying('red', 1)), log({ on: 'went-on', restarts: 3 }, thrown), 0, 0)).toMatchObject({
    tip: 'throw',
  });
  expect(helpFor(view(lying('red', 1)), log(thrown, { on: 'skipped', seat: 0, then: 1 }), 0, 0)).toBeNull();
});

test('someone is said to sleep only when they can be called slow (ZK-29, ZK-70)', () => {
  const help = (now: number, change: object = {}) =>
    helpFor(view({ ...lying('left', 1), closes: 25_000, ...change }), log(thrown), 0, now);
  expect([help(5_799), help(5_800)]).toEqual([null, { tip: 'asleep', seat: 2 }]);
  expect(help(5_800, { opened: 5_500 })).toBeNull();
  expect(help(6_799, { seats: [0, 1, 2, 3].map((seat) => place(seat, { grace: 1_000 })) })).toBeNull();
});

test('with an empty pile the turn means the colour card (ZK-50)', () => {
  const seats = [0, 1, 2, 3].map((seat) => place(seat, { cards: 0 }));
  expect(helpFor(view({ ...lying('red', 1), seats }), log(thrown), 0, 0)).toEqual({ tip: 'colour' });
});

test('in a pause nothing is told', () => {
  expect(helpFor(view({ ...lying('red', 1), phase: 'verdict' }), log(thrown), 0, 0)).toBeNull();
});

test('the card under Again on Again can’t be seen, so nothing is told', () => {
  const top = [0, 1, 2, 3].map((seat) => ({ card: 'again' as const, seat }));
  expect(helpFor(view({ shoe: 9, top }), log(thrown), 0, 0)).toBeNull();
});

test('help is for a table of bots, and stays off once it was switched off', () => {
  const chair = (level: string | null) => ({ name: 'A', animal: null, level, here: true, ready: true });
  const alone = [chair(null), chair('easy'), chair('normal')];
  expect(isAmongBots(alone, [], 0)).toBe(true);
  expect(isAmongBots([chair(null), chair('easy'), chair(null)], [], 0)).toBe(false);
  expect(isAmongBots(alone, log({ on: 'bot-took-over', seat: 2 }, thrown), 0)).toBe(false); // for a friend who dropped out
  expect(isAmongBots(alone, log({ on: 'sat', seat: 2, level: null }), 0)).toBe(false);
  expect(
    isAmongBots(
      alone,
      log({ on: 'sat', seat: 0, level: null }, { on: 'sat', seat: 2, level: 'easy' }, { on: 'bot-took-over', seat: 0 }),
      0,
    ),
  ).toBe(true);
  expect(helpWanted.get()).toBe('on');
  helpWanted.set('off');
  expect(helpWanted.get()).toBe('off');
});
