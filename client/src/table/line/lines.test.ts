import { beforeEach, expect, test, vi } from 'vitest';
import { connect, FakeSocket } from './fakeSocket';
import { Lines } from './lines';

let changes: boolean[];
let stalls: boolean[];
let lines: Lines;

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.all = [];
  [changes, stalls] = [[], []];
  const ends = { changed: (open: boolean) => changes.push(open), stalled: (is: boolean) => stalls.push(is) };
  lines = new Lines({ address: () => 'here', hear: () => {}, ...ends }, connect);
  lines.start();
  FakeSocket.last.opens();
  return () => {
    lines.stop();
    vi.useRealTimers();
  };
});

test('an act is echoed twice, so that a lost copy costs nothing', () => {
  lines.claim({ seq: 1 });
  vi.advanceTimersByTime(20);
  expect(FakeSocket.last.sent).toEqual([{ seq: 1 }, { seq: 1 }, { seq: 1 }]);
});

test('an act that was heard is not echoed any more', () => {
  lines.claim({ seq: 1 });
  lines.claim({ seq: 2 });
  vi.advanceTimersByTime(10);
  lines.heard(1);
  vi.advanceTimersByTime(10);
  expect(FakeSocket.last.sent).toEqual([1, 2, 1, 2, 2].map((seq) => ({ seq })));
});

test('a second line says all that the first one says', () => {
  lines.second();
  lines.second();
  expect(FakeSocket.all).toHaveLength(2);
  FakeSocket.last.opens();
  lines.say({ do: 'beat' });
  expect(FakeSocket.all.map((socket) => socket.sent)).toEqual([[{ do: 'beat' }], [{ do: 'beat' }]]);
});

test('the page is connected while any line is', () => {
  lines.second();
  FakeSocket.last.opens();
  FakeSocket.all[0]!.close();
  expect(changes).toEqual([true]);
  expect(lines.claim({ seq: 1 })).toBe(true);
  FakeSocket.all[1]!.close();
  expect(changes).toEqual([true, false]);
  expect(lines.claim({ seq: 2 })).toBe(false);
});

test('a page is stalled only if both of its lines are', () => {
  lines.second();
  FakeSocket.last.opens();
  vi.advanceTimersByTime(2_900);
  FakeSocket.last.tells({ on: 'here' });
  vi.advanceTimersByTime(1_000);
  expect(stalls).toEqual([]);
  vi.advanceTimersByTime(2_500);
  expect(stalls).toEqual([true]);
});
