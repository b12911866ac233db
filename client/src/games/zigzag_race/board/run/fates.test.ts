import { expect, test } from 'vitest';
import type { Fact } from '../../../../table/table.svelte';
import { fatesOf, turnOf } from './fates';

const log = (...facts: object[]) => facts.map((fact) => ({ fact: fact as Fact }));
const ended = (seat: number, why: string, misfit: string | null = null) => ({
  on: 'run-ended',
  seat,
  why,
  done: 2,
  misfit,
});

test('a run’s end is told until the next Stop', () => {
  const round = [ended(1, 'stuck', 'water'), { on: 'penalised', seat: 1, tile: 4 }, ended(0, 'empty')];
  expect(fatesOf(log(...round))).toMatchObject({
    1: { why: 'stuck', done: 2, misfit: 'water', penalty: true },
    0: { why: 'empty', penalty: false },
  });
  expect(fatesOf(log(...round, { on: 'stopped', seat: 0, why: 'goal' }))).toEqual({});
});

test('runners are done, running, next or later', () => {
  expect([1, 0, 2, 3].map((seat) => turnOf([1, 0, 2, 3], 0, seat))).toEqual(['done', 'running', 'next', 'later']);
});
