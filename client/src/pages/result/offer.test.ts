import { expect, test } from 'vitest';
import type { Chair, GameCard, Seating } from '../../wire.gen';
import { levelAbove, termsAbove } from './offer';

const LEVELS = ['easy', 'normal', 'hard'];
const WON = [[0], [1, 2]];

function seated(seat: number | null, ...levels: (string | null)[]): Seating {
  const chairs = levels.map((level) => ({ name: 'x', animal: 'fox', level }) as Chair);
  return { seat, chairs, level: 'easy' } as Seating;
}

test('after a win alone against bots the next level is offered', () => {
  expect(levelAbove(seated(0, null, 'easy', 'easy'), WON, LEVELS)).toBe('normal');
  expect(levelAbove(seated(0, null, 'gentle', 'gentle'), WON, LEVELS)).toBe('easy');
});

test('a team that won is offered it, too', () => {
  expect(
    levelAbove(
      seated(2, 'hard', 'normal', null, 'normal'),
      [
        [0, 2],
        [1, 3],
      ],
      LEVELS,
    ),
  ).toBeUndefined();
  expect(
    levelAbove(
      seated(2, 'normal', 'normal', null, 'normal'),
      [
        [0, 2],
        [1, 3],
      ],
      LEVELS,
    ),
  ).toBe('hard');
});

test('not after a loss or a draw, not at the top, not among people, and not to onlookers', () => {
  expect(levelAbove(seated(1, 'easy', null, 'easy'), WON, LEVELS)).toBeUndefined();
  expect(levelAbove(seated(0, null, 'easy', 'easy'), [[0, 1, 2]], LEVELS)).toBeUndefined();
  expect(levelAbove(seated(0, null, 'hard', 'hard'), WON, LEVELS)).toBeUndefined();
  expect(levelAbove(seated(0, null, null, 'easy'), WON, LEVELS)).toBeUndefined();
  expect(levelAbove(seated(null, 'easy', 'easy', 'easy'), WON, LEVELS)).toBeUndefined();
});

test('a first game leads to the usual one, and any other to its like', () => {
  const card = { levels: LEVELS, seats: [2, 3, 4] } as GameCard;
  expect(termsAbove(card, { level: 'gentle' } as Seating)).toEqual({ seats: 4, options: {} });
  expect(termsAbove(card, { level: 'easy' } as Seating)).toEqual({});
});
