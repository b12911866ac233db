import { expect, test } from 'vitest';
import { helpFor, isAmongBots, isHelpOff, keepHelpOff } from './help';
import { place, view } from './sample';
import type { View } from './wire.gen';

const log = (...facts: object[]) => facts.map((fact, id) => ({ id, fact: fact as { on: string } }));
const lying = (card: View['top'][number]['card'], seat: number) => ({ shoe: 1, top: [{ card, seat }] });
const thrown = { on: 'thrown', seat: 1, card: 'red' };

test('the card that names me, and by whom it was thrown, is told; so is whom it names else', () => {
  expect(helpFor(view(lying('red', 1)), log(thrown), 0)).toEqual({ tip: 'throw', seat: 0, by: { card: 'red', seat: 1 } });
  expect(helpFor(view(lying('left', 1)), log(thrown), 0)).toEqual({ tip: 'other', seat: 2, by: { card: 'left', seat: 1 } });
});

test('whoever was told to go on is due, whatever lies there', () => {
  const goesOn = log(thrown, { on: 'shoe-taken', seat: 2, cards: 3 }, { on: 'went-on', restarts: 0 });
  expect(helpFor(view(), goesOn, 0)).toEqual({ tip: 'throw', seat: 0, by: null });
  expect(helpFor(view(lying('red', 1)), log({ on: 'went-on', restarts: 3 }, thrown), 0)).toMatchObject({ tip: 'throw' });
  expect(helpFor(view(lying('red', 1)), log(thrown, { on: 'skipped', seat: 0, then: 1 }), 0)).toMatchObject({ tip: 'other', seat: 1 });
});

test('with an empty pile the turn means the colour card (ZK-50)', () => {
  const seats = [0, 1, 2, 3].map((seat) => place(seat, { cards: 0 }));
  expect(helpFor(view({ ...lying('red', 1), seats }), log(thrown), 0)).toEqual({ tip: 'colour' });
});

test('before play one learns to be ready, and in a pause nothing is told', () => {
  const seats = [place(0, { ready: false }), place(1)];
  expect(helpFor(view({ phase: 'ready', seats }), [], 0)).toEqual({ tip: 'ready' });
  expect(helpFor(view({ ...lying('red', 1), phase: 'verdict' }), log(thrown), 0)).toBeNull();
});

test('what lies under Again upon Again can not be seen, so nothing is told', () => {
  const top = [0, 1, 2, 3].map((seat) => ({ card: 'again' as const, seat }));
  expect(helpFor(view({ shoe: 9, top }), log(thrown), 0)).toBeNull();
});

test('help is for a table of bots, and stays off once it was switched off', () => {
  const chair = (level: string | null) => ({ name: 'A', animal: null, level, here: true, ready: true });
  expect(isAmongBots([chair(null), chair('easy'), chair('easy')], 0)).toBe(true);
  expect(isAmongBots([chair(null), chair('easy'), chair(null)], 0)).toBe(false);
  expect(isHelpOff()).toBe(false);
  keepHelpOff();
  expect(isHelpOff()).toBe(true);
});
