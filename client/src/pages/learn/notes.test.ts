import { expect, test } from 'vitest';
import type { LessonNote, LessonTold } from '../../wire.gen';
import { isLearnt, learntText, linesOf, spotsOf } from './notes';

const who = { me: 0, name: (seat: number) => ['Ann', 'Bob'][seat]! };
const told = (...notes: LessonNote[]): LessonTold => ({ goals: ['tick', 'other'], goal: 1, reached: ['tick'], notes });
const ROLLS = { code: 'rolls', params: { seat: 1 } };
const CALL = { code: 'call', spots: ['cell-R4'], params: { colour: 'zinga_colour_red', number: 4 } };

test('a note names a player by their seat, and a parameter that is the name of a text is that text', () => {
  const lines = linesOf(told(ROLLS, CALL), undefined, 'zinga', who).map(({ text }) => text);
  expect(lines).toEqual(['Bob rolls the dice next.', 'Now tap red 4 on your sheet.']);
});

test('what was just learnt stands above one note, and makes room for two', () => {
  const isDone = (...notes: LessonNote[]) => linesOf(told(...notes), 'tick', 'zinga', who).map(({ done }) => done);
  expect([isDone(), isDone(ROLLS), isDone(ROLLS, CALL)]).toEqual([[true], [true, false], [false, false]]);
  expect(linesOf(told(), 'tick', 'zinga', who)[0]!.text).toBe(learntText('tick', 'zinga'));
});

test('there are never more than three lines', () => {
  expect(linesOf(told(ROLLS, CALL, ROLLS, CALL), 'tick', 'zinga', who)).toHaveLength(3);
});

test('a goal that was passed over is not learnt, though the lesson is at its end', () => {
  const end = { ...told(), goal: 2 };
  expect([isLearnt(end), isLearnt({ ...end, reached: ['tick', 'other'] })]).toEqual([false, true]);
});

test('what to press comes in its order, and each thing once', () => {
  const move = { code: 'move', spots: ['square-b2', 'square-b3'] };
  expect(spotsOf(told(ROLLS, move, { code: 'again', spots: ['square-b2'] }))).toEqual(['square-b2', 'square-b3']);
});
