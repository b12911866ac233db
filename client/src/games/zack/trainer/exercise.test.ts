import { expect, test } from 'vitest';
import { luck } from '../../kit/train/luck';
import { answered, exercise, LONGEST, MODES, named, next, start, type Run } from './exercise';

const run = (change: Partial<Run> = {}): Run => ({
  mode: 'basic',
  colours: ['red', 'blue', 'yellow', 'green', 'violet'],
  shoe: [{ card: 'left', seat: 1 }],
  reversed: false,
  answers: [],
  ...change,
});

test('the seat that the top card names is right, any other is not', () => {
  expect(answered(run(), 2, 900).answers).toEqual([{ seat: 2, time: 900, right: true }]);
  expect(answered(run(), 0, 900).answers).toEqual([{ seat: 0, time: LONGEST, right: false }]);
  expect(answered(run({ reversed: true }), 0, 900).answers[0]!.right).toBe(true);
});

test('no answer, or one after the longest time, is a mistake', () => {
  expect(answered(run(), null, 100).answers[0]!.right).toBe(false);
  expect(answered(run(), 2, LONGEST + 1).answers[0]).toEqual({ seat: 2, time: LONGEST, right: false });
});

test('the player who was named throws the next card', () => {
  expect(next(run(), luck).shoe.slice(1)).toEqual([{ card: expect.any(String), seat: 2 }]);
});

test.each(MODES)('a run of %s has twenty cards, each with an answer, and only cards of that deck', (mode) => {
  let now = start(mode, luck);
  const seen = new Set<string>();
  while (now.answers.length < exercise.count) {
    for (const { card } of now.shoe) seen.add(card);
    now = next(answered(now, named(now), 500), luck);
  }
  expect(now.answers).toHaveLength(20);
  expect(now.answers.every(({ right }) => right)).toBe(true);
  if (mode === 'beginner') expect([...seen]).not.toContain('again');
  if (mode !== 'reversed') expect([...seen]).not.toContain('left-right');
});

test('Left = Right is followed by another card of its thrower, and turns the steps round (ZK-63)', () => {
  const mirrored = next(run({ mode: 'reversed' }), () => 0);
  expect(mirrored.shoe.slice(1).map(({ seat }) => seat)).toEqual([2, 2]);
  expect(mirrored.reversed).toBe(true);
});

test('a deep shoe is emptied, and left is left again', () => {
  const deep = run({ shoe: Array.from({ length: 12 }, () => ({ card: 'left' as const, seat: 1 })), reversed: true });
  expect(next(deep, luck)).toMatchObject({ reversed: false, shoe: [{ seat: 0 }] });
});
