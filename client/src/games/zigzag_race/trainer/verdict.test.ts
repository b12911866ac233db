import { expect, test } from 'vitest';
import { START } from '../pieces/geometry';
import type { Task } from './exercise';
import { besides, verdictOf } from './verdict';

const task: Task = { tiles: [0, 2], goal: 'sand', spread: [] };
const answer = { time: 9_000, right: false, stack: ['clay', 'sand'] as Task['spread'] };

test('the card that broke a run is named, with what lay beside the runner', () => {
  const told = verdictOf(task, { ...answer, ran: { way: [START, 0], ended: 'stuck' } });
  expect(told).toContain('sand');
  expect(told).toContain('2');
});

test('a stack that was too short tells how far it was', () => {
  expect(verdictOf(task, { ...answer, ran: { way: [START, 0, 5], ended: 'empty' } })).toContain('7');
});

test('a run that reached the goal tells its time', () => {
  expect(verdictOf(task, { ...answer, right: true, ran: { way: [START], ended: 'goal' } })).toContain('9');
});

test('each ground beside the runner is named once', () => {
  const around = besides(task, 6);
  expect(new Set(around).size).toBe(around.length);
});
