import { expect, test } from 'vitest';
import { newsSince } from './news';

const log = (...ids: number[]) => ids.map((id) => ({ id, fact: { on: 'rang' } }));
const ids = (news: { id: number }[]) => news.map(({ id }) => id);

test('each entry of the log is news once', () => {
  const fresh = newsSince();
  expect(ids(fresh(log(0, 1)))).toEqual([0, 1]);
  expect(ids(fresh(log(0, 1, 2)))).toEqual([2]);
  expect(ids(fresh(log(0, 1, 2)))).toEqual([]);
});

test('entries from before the board came are not news', () => {
  expect(ids(newsSince(log(0, 1))(log(0, 1, 2)))).toEqual([2]);
});

test('a log that was cut short loses nothing and repeats nothing', () => {
  const fresh = newsSince(log(0, 1, 2));
  expect([ids(fresh([])), ids(fresh(log(2, 3)))]).toEqual([[], [3]]);
});
