import { expect, test } from 'vitest';
import { SHEETS } from '../rules/sheets';
import { answered, exercise, LONGEST, matches, next, onTable, start, type Run } from './exercise';
import { drawn, luck } from '../../kit/train/luck';

const never = () => 0;
const dice = [1, 3, 2, 3, 6, 1]; // ZG-22
const run = (change: Partial<Run> = {}): Run => ({
  mode: 'passive',
  cells: SHEETS[0]!,
  ticked: [],
  roll: { role: 'passive', dice },
  answers: [],
  ...change,
});

test('the active player may take a colour alone or with white (ZG-22)', () => {
  expect(onTable({ role: 'active', dice }).sort()).toEqual([
    'B1',
    'B2',
    'G6',
    'G7',
    'O2',
    'O3',
    'R3',
    'R4',
    'Y3',
    'Y4',
  ]);
});

test('the others may take a colour with white only (ZG-22)', () => {
  expect(onTable({ role: 'passive', dice })).toEqual(['R4', 'O3', 'Y4', 'G7', 'B2']);
});

test('only free cells of the sheet fit', () => {
  expect(matches(run())).toEqual(['B2', 'R4', 'O3']);
  expect(matches(run({ ticked: ['R4'] }))).toEqual(['B2', 'O3']);
});

test('a right cell is ticked and its time kept', () => {
  const after = answered(run(), 'R4', 1_234);
  expect(after.ticked).toEqual(['R4']);
  expect(after.answers).toEqual([{ cell: 'R4', time: 1_234, right: true }]);
});

test('a mistake ticks nothing and counts as the longest time', () => {
  const after = answered(run(), 'Y4', 900);
  expect(after.ticked).toEqual([]);
  expect(after.answers).toEqual([{ cell: 'Y4', time: LONGEST, right: false }]);
  expect(answered(run({ ticked: ['R4'] }), 'R4', 900).answers[0]!.right).toBe(false);
});

test('“none” is right only when nothing fits', () => {
  expect(answered(run(), null, 900).answers[0]!.right).toBe(false);
  expect(answered(run({ ticked: ['B2', 'R4', 'O3'] }), null, 900).answers[0]!.right).toBe(true);
});

test('a learner who says nothing until time is up is mistaken, even when nothing fits', () => {
  expect(answered(run(), undefined, LONGEST).answers).toEqual([{ cell: undefined, time: LONGEST, right: false }]);
  expect(answered(run({ ticked: ['B2', 'R4', 'O3'] }), undefined, LONGEST).answers[0]!.right).toBe(false);
});

test('a learner who thinks for long is as slow as a mistake, not slower', () => {
  expect(answered(run(), 'R4', 60_000).answers[0]!.time).toBe(LONGEST);
});

test('a run has twenty rolls, in the role that was chosen', () => {
  let now = start('active', luck);
  expect(now.ticked).toHaveLength(5);
  for (let roll = 0; roll < exercise.count; roll++) {
    expect(now.roll.role).toBe('active');
    now = next(answered(now, matches(now)[0] ?? null, 500), luck);
  }
  expect(now.answers).toHaveLength(20);
  expect(now.answers.every(({ right }) => right)).toBe(true);
});

test('dice show one to six, each about equally often', () => {
  const counts = Array.from({ length: 6 }, () => 0);
  for (let throws = 0; throws < 6_000; throws++) counts[luck(6)]!++;
  expect(Math.min(...counts)).toBeGreaterThan(800);
});

test('nothing is drawn twice', () => {
  expect(drawn(['a', 'b', 'c'], 3, never)).toEqual(['a', 'b', 'c']);
});
