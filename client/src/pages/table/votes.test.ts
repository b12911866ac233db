import { expect, test } from 'vitest';
import type { Chair } from '../../wire.gen';
import { votesOf } from './votes';

const chair = (name: string | null, here = true, level: string | null = null) =>
  ({ name, animal: null, level, here, ready: true }) as Chair;

test('the table waits for the people who are here, not for bots or those who left', () => {
  const chairs = [chair('Ada'), chair('Bea'), chair('Cleo', false), chair('Bot', false, 'easy')];
  expect(votesOf({ chairs, seat: 0, agreed: [0] })).toEqual({ yes: [0], isMine: true, missing: [1] });
  expect(votesOf({ chairs, seat: 1, agreed: [0] }).isMine).toBe(false);
  expect(votesOf({ chairs, seat: null, agreed: [] })).toEqual({ yes: [], isMine: false, missing: [0, 1] });
});
