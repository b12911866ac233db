import { expect, test } from 'vitest';
import type { Luck } from '../../kit/train/luck';
import { commonOf, kindOf } from '../pieces/cards';
import { ANSWERS, answered, exercise, LONGEST, MODES, next, start, type Run } from './exercise';
import { makesOf, taskFor } from './task';
import { lostOf } from './verdict';

/** Linear congruential generator: the same luck each time. */
function luckOf(seed: number): Luck {
  let word = seed >>> 0;
  return (sides) => {
    word = (Math.imul(word, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((word / 2 ** 32) * sides);
  };
}

const luck = luckOf(7);
const many = (makes: (typeof ANSWERS)[number], mode: (typeof MODES)[number], count = 300) =>
  Array.from({ length: count }, () => taskFor(makes, mode, luck));

test('a hand makes what was asked for, of four different cards (ZS-1, ZS-30)', () => {
  for (const mode of MODES)
    for (const makes of ANSWERS)
      for (const task of many(makes, mode)) {
        expect(makesOf(task)).toBe(makes);
        expect(new Set(task.cards).size).toBe(4);
      }
});

test('jokers come now and then, STOPs only where they were chosen', () => {
  const plain = ANSWERS.flatMap((makes) => many(makes, 'plain'));
  const jokers = plain.filter(({ cards }) => cards.includes('joker')).length / plain.length;
  expect(jokers).toBeGreaterThan(0.15);
  expect(jokers).toBeLessThan(0.45);
  expect(plain.flatMap(({ stops }) => stops)).toEqual([]);
  expect(many('zag', 'stops').every(({ stops }) => stops.length > 0)).toBe(true);
});

test('nothing is nearly something: three alike, a special card, or a STOP on the line (ZS-31, ZS-33)', () => {
  const without = (cards: readonly string[], at: number) => [...cards.slice(0, at), ...cards.slice(at + 1), 'joker'];
  const isNear = (cards: readonly string[]) => cards.some((_, at) => commonOf(without(cards, at)).length > 0);
  const plain = many('nothing', 'plain');
  expect(plain.every(({ cards }) => isNear(cards))).toBe(true);
  expect(plain.some(({ cards }) => cards.some((card) => card !== 'joker' && kindOf(card)))).toBe(true);
  const stopped = many('nothing', 'stops').map((task) => lostOf(task).length > 0 || isNear(task.cards));
  expect(new Set(stopped)).toEqual(new Set([true]));
  expect(new Set(many('nothing', 'stops').map((task) => lostOf(task).length > 0)).size).toBe(2);
});

test('a ZIG may be a ZAG that a STOP cut down, or have a STOP that takes nothing', () => {
  const lost = many('zig', 'stops').map((task) => lostOf(task).length);
  expect([lost.includes(0), lost.includes(1)]).toEqual([true, true]);
});

test('in a run each answer is right six to eight times, and never in the same order', () => {
  const run = start('plain', luck);
  const counts = ANSWERS.map((makes) => run.order.filter((one) => one === makes).length);
  expect(Math.min(...counts)).toBeGreaterThanOrEqual(6);
  expect(Math.max(...counts)).toBeLessThanOrEqual(8);
  expect(start('plain', luck).order).not.toEqual(run.order);
});

test('the same luck gives the same run', () => {
  expect(start('stops', luckOf(3))).toEqual(start('stops', luckOf(3)));
});

test('a run of right answers is twenty hands long', () => {
  let run: Run = start('stops', luck);
  for (let hand = 0; hand < exercise.count; hand++) {
    const done = answered(run, makesOf(run.task), 700);
    run = hand < exercise.count - 1 ? next(done, luck) : done;
  }
  expect(run.answers.map(({ right }) => right)).toEqual(Array(20).fill(true));
});

test('a mistake, and no answer, count as the longest time', () => {
  const run: Run = { ...start('plain', luck), task: { cards: ['wbs', 'wyc', 'wpn', 'joker'], stops: [] } };
  expect(answered(run, 'zag', 700).answers).toEqual([{ reply: 'zag', time: LONGEST, right: false }]);
  expect(answered(run, null, LONGEST).answers[0]!.right).toBe(false);
  expect(answered(run, 'zig', 700).answers).toEqual([{ reply: 'zig', time: 700, right: true }]);
});
