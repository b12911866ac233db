import { afterEach, expect, test, vi } from 'vitest';
import type { GameCard } from '../../wire.gen';
import { shelf as boxes } from '../../games';
import { api } from '../../table/api';
import { family } from '../level/family.svelte';
import { nextLesson, playReal } from './next';

afterEach(() => vi.restoreAllMocks());

const shelf = ['chess', 'go', 'bridge'].map((id) => ({ id, title: id }));
const card = (id: string, lesson: boolean): GameCard => ({ id, seats: [2], levels: [], options: [], lesson });

test('the next lesson is that of the next box that has one, and after the last comes the first', () => {
  const cards = [card('chess', true), card('go', false), card('bridge', true)];
  const after = (game: string) => nextLesson(shelf, cards, game)?.id;
  expect([after('chess'), after('bridge'), after('go')]).toEqual(['bridge', 'chess', 'bridge']);
});

test('nothing is offered where no other game has a lesson', () => {
  expect(nextLesson(shelf, [card('chess', true)], 'chess')).toBeUndefined();
});

test('the shelf begins with the box in front of the row', () => {
  const [front, ...row] = boxes;
  expect(front?.front).toBe(true);
  expect(row.map(({ order }) => order)).toEqual(row.map(({ order }) => order).sort((one, other) => one - other));
});

test('a real game after a lesson has more time, too, if this browser wishes for it', async () => {
  const open = vi.spyOn(api, 'open').mockResolvedValue({ table: 'abcdef' });
  const chess = { ...card('chess', true), family: { call_time: 3_000, turn_time: 40_000 } };
  family.set(true);
  await playReal({ ...chess, first: { options: { wins: 1 }, seats: null, level: 'gentle' } });
  family.set(false);
  expect(open.mock.calls[0]![0].options).toEqual({ wins: 1, ...chess.family });
});
