import { expect, test } from 'vitest';
import type { Fact } from '../../../table/table.svelte';
import { guide } from '../guide';

const voices = (seat: number | null, ...events: object[]) =>
  guide.sounds(events as Fact[], seat).map(({ voice }) => voice);

test('everyone hears the dice; one’s own bell has sounded under the finger', () => {
  expect(voices(0, { on: 'rolling', seat: 1 })).toEqual(['rattle']);
  expect(voices(0, { on: 'rang', seat: 0 })).toEqual([]);
  expect(voices(0, { on: 'rang', seat: 1 })).toEqual(['farBell']);
});

test('only one’s own ring can be heard to be late, and no other act', () => {
  expect(voices(0, { on: 'rang', seat: 1 }, { on: 'late', seat: 0, act: 'ring' })).toEqual(['farBell', 'late']);
  expect(voices(0, { on: 'late', seat: 1, act: 'ring' }, { on: 'late', seat: 0, act: 'pass' })).toEqual([]);
  expect(voices(0, { on: 'falsely-started', seat: 0 }, { on: 'falsely-started', seat: 1 })).toEqual(['late']);
});

test('a tick sounds, softer on another’s sheet, and then one’s turn to roll', () => {
  const events = [
    { on: 'ticked', seat: 1, cell: 'B9' },
    { on: 'turn-ended', why: 'ticked', active: 0 },
  ];
  expect(voices(0, ...events)).toEqual(['tick', 'turn']);
  expect(voices(1, ...events)).toEqual(['tick']);
  expect(guide.sounds(events as Fact[], 0)[0]!.manner?.loud).toBeLessThan(1);
  expect(guide.sounds(events as Fact[], 1)[0]!.manner).toBeUndefined();
});

test('PLUS, GAFFE, STOP, pawn and four each have their own', () => {
  const events = ['plussed', 'gaffed', 'stopped', 'pawn-taken', 'spared', 'declared'].map((on) => ({ on, seat: 1 }));
  expect(voices(0, ...events)).toEqual(['chime', 'wrong', 'alarm', 'knock', 'knock', 'fanfare']);
});

test('the winner hears a fanfare, the losers do not, an onlooker does', () => {
  const won = { on: 'won', seat: 1, line: [] };
  expect(voices(1, won)).toEqual(['win']);
  expect(voices(0, won)).toEqual(['lose']);
  expect(voices(null, won)).toEqual(['win']);
  expect(voices(0, { on: 'eliminated', seat: 0 }, { on: 'eliminated', seat: 1 })).toEqual(['lose']);
});

test('messages of the table itself make no sound', () => {
  expect(voices(0, { on: 'sat', seat: 1 }, { on: 'paused' })).toEqual([]);
});
