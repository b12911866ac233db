import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { connect, FakeSocket } from './fakeSocket';
import { Line } from './line';

let cursor: number;
let heard: unknown[];
let states: boolean[];
let stalls: boolean[];
let line: Line;

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.all = [];
  [cursor, heard, states, stalls] = [-1, [], [], []];
  const ends = {
    hear: (message: unknown) => heard.push(message),
    changed: (open: boolean) => states.push(open),
    stalled: (is: boolean) => stalls.push(is),
  };
  line = new Line({ address: () => `ws://server?after=${cursor}`, ...ends }, connect);
  line.start();
});

afterEach(() => {
  line.stop();
  vi.useRealTimers();
});

function hide(hidden: boolean) {
  Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}

test('messages of the server are heard, those of the page are sent', () => {
  FakeSocket.last.opens();
  FakeSocket.last.tells({ on: 'heard', seq: 1 });
  expect(line.say({ do: 'beat' })).toBe(true);
  expect(heard).toEqual([{ on: 'heard', seq: 1 }]);
  expect(FakeSocket.last.sent).toEqual([{ do: 'beat' }]);
});

test('without an open line nothing is sent, and the page is told so', () => {
  expect(line.say({ do: 'beat' })).toBe(false);
});

test('a lost line comes back with the cursor of that moment', () => {
  FakeSocket.last.opens();
  cursor = 41;
  FakeSocket.last.close();
  expect(states).toEqual([true, false]);
  vi.advanceTimersByTime(400);
  expect(FakeSocket.last.address).toBe('ws://server?after=41');
  FakeSocket.last.opens();
  expect(states).toEqual([true, false, true]);
});

test('it waits longer each time the server does not answer, but never long', () => {
  for (let tries = 0; tries < 12; tries++) {
    FakeSocket.last.close();
    vi.advanceTimersByTime(6_300);
  }
  expect(FakeSocket.all.length).toBe(13);
  FakeSocket.last.close();
  vi.advanceTimersByTime(1_000);
  expect(FakeSocket.all.length).toBe(13);
});

test('a page that slept reconnects at once, even if its socket looks open', () => {
  FakeSocket.last.opens();
  hide(true);
  vi.advanceTimersByTime(60_000);
  hide(false);
  expect(FakeSocket.all.length).toBe(2);
});

test('a short look elsewhere keeps the line', () => {
  FakeSocket.last.opens();
  hide(true);
  vi.advanceTimersByTime(1_000);
  hide(false);
  expect(FakeSocket.all.length).toBe(1);
});

test('the network is back: no waiting for the next try', () => {
  FakeSocket.last.opens();
  FakeSocket.last.close();
  window.dispatchEvent(new Event('online'));
  expect(FakeSocket.all.length).toBe(2);
});

test('once stopped it stays down', () => {
  FakeSocket.last.opens();
  line.stop();
  vi.advanceTimersByTime(60_000);
  window.dispatchEvent(new Event('online'));
  expect(FakeSocket.all.length).toBe(1);
});

test('it can be started once more, as when its table was unlocked, and stopped again', () => {
  const online = () => window.dispatchEvent(new Event('online'));
  line.stop();
  line.start();
  online();
  line.stop();
  online();
  expect(FakeSocket.all.length).toBe(3);
});

test('a page that was turned away does not come back at once', () => {
  FakeSocket.last.opens();
  FakeSocket.last.close(1013);
  vi.advanceTimersByTime(3_000);
  expect(FakeSocket.all.length).toBe(1);
  vi.advanceTimersByTime(3_300);
  expect(FakeSocket.all.length).toBe(2);
});

test('a line that looks open but says nothing is asked, told of, and replaced', () => {
  FakeSocket.last.opens();
  vi.advanceTimersByTime(3_000);
  expect(FakeSocket.last.sent).toEqual([{ do: 'ask' }]);
  expect(stalls).toEqual([true]);
  vi.advanceTimersByTime(3_500);
  expect(FakeSocket.all.length).toBe(2);
  expect(states).toEqual([true, false]);
});

test('any word shows that the line lives', () => {
  FakeSocket.last.opens();
  vi.advanceTimersByTime(2_900);
  FakeSocket.last.tells({ on: 'here' });
  vi.advanceTimersByTime(1_000);
  expect(stalls).toEqual([]);
});

test('a try that never opens is not waited for', () => {
  vi.advanceTimersByTime(6_500);
  expect(FakeSocket.all.length).toBe(2);
});
