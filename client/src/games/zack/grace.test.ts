import { expect, test } from 'vitest';
import { graceOf } from './grace';
import { place, view } from './sample';

test('the handicap is shown until its seat has won two games (ZK-70)', () => {
  const seats = (wins: number) => [place(0), place(1, { wins })];
  const options = { grace_ms: [0, 1_500] as [number, number] };
  expect(graceOf(view({ options, seats: seats(1) }), 1)).toBe(1_500);
  expect(graceOf(view({ options, seats: seats(2) }), 1)).toBe(0);
  expect(graceOf(view({ options, seats: seats(0) }), 0)).toBe(0);
  expect(graceOf(view(), 3)).toBe(0);
});
