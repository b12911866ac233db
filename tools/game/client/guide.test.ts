import { expect, test } from 'vitest';
import { guide } from './guide';

const who = { me: 0, name: (seat: number) => ['Ann', 'Bo'][seat]! };
const taken = (seat: number, coin: number) => ({ on: 'taken', seat, coin });

test('the log tells who took what, and speaks to whom it is about', () => {
  expect(guide.tell(taken(1, 2), who)).toBe('Bo takes a 5.');
  expect(guide.tell(taken(0, 1), who)).toBe('You take a 2.');
});

test('an act is answered by its own coin in its own hand', () => {
  const settles = (seat: number, coin: number) =>
    guide.settles({ do: 'take', coin: 2 } as never, { events: [taken(seat, coin)] } as never, 0);
  expect([settles(0, 2), settles(1, 2), settles(0, 3)]).toEqual([true, false, false]);
});
