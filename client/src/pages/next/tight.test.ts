import { expect, test } from 'vitest';
import type { Chair } from '../../wire.gen';
import { isTight } from './tight';

const chair = (name: string | null, level: string | null = null) =>
  ({ name, animal: null, level, here: true, ready: true }) as Chair;

test('a game is tight if it has fewer seats than there are people; bots find no mention', () => {
  const chairs = [chair('Ada'), chair('Bea'), chair('Bot', 'easy'), chair(null)];
  expect(isTight({ seats: [2] }, { chairs })).toBe(false);
  expect(isTight({ seats: [2] }, { chairs: [...chairs, chair('Cleo')] })).toBe(true);
  expect(isTight({ seats: [2, 3] }, { chairs: [...chairs, chair('Cleo')] })).toBe(false);
});
