import { beforeEach, expect, test, vi } from 'vitest';
import { connect, FakeSocket } from './fakeSocket';
import { Lines } from './lines';

let changes: boolean[];
let lines: Lines;

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.all = [];
  changes = [];
  lines = new Lines({ address: () => 'here', hear: () => {}, changed: (open) => changes.push(open) }, connect);
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
