import { beforeEach, expect, test, vi } from 'vitest';
import { connect, FakeSocket } from './fakeSocket';
import { Line } from './line';
import { Nodes } from './nodes';

const [A, B, C] = ['http://games:1', 'http://games:2', 'http://games:3'];
let nodes: Nodes;

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.all = [];
  nodes = new Nodes(A);
  return () => vi.useRealTimers();
});

function opened(): Line {
  const ends = { hear: () => {}, changed: () => {}, stalled: () => {} };
  const rest = { unreached: () => nodes.next(), patience: () => nodes.patience };
  const line = new Line({ address: () => nodes.here, ...ends, ...rest }, connect);
  line.start();
  return line;
}

test('a page that knows no other node stays with its own', () => {
  nodes.next();
  expect([nodes.here, nodes.besides(nodes.here)]).toEqual([A, []]);
});

test('a node that is gone is tried once, then the next one', () => {
  nodes.know([B, C]);
  const line = opened();
  FakeSocket.last.opens();
  FakeSocket.last.close();
  vi.advanceTimersByTime(400);
  FakeSocket.last.close();
  vi.advanceTimersByTime(800);
  expect(FakeSocket.all.map(({ address }) => address)).toEqual([A, A, B]);
  line.stop();
});

test('a node that takes lines and says nothing is left, too', () => {
  nodes.know([B]);
  const line = opened();
  FakeSocket.last.opens();
  vi.advanceTimersByTime(6_500);
  expect(FakeSocket.last.address).toBe(B);
  line.stop();
});

test('while tables move nobody waits long', () => {
  nodes.know([B, C]);
  const line = opened();
  for (let tries = 0; tries < 12; tries++) {
    FakeSocket.last.close();
    vi.advanceTimersByTime(1_300);
  }
  expect(FakeSocket.all).toHaveLength(13);
  line.stop();
});

test('a table that moved is followed at once, to where it is', () => {
  const line = opened();
  FakeSocket.last.opens();
  if (nodes.move(B)) line.move();
  expect(FakeSocket.last.address).toBe(B);
  line.stop();
});

test('two nodes that do not agree cannot send a page to and fro', () => {
  expect([nodes.move(B), nodes.move(A), nodes.move(B)]).toEqual([true, false, false]);
  vi.advanceTimersByTime(1_000);
  expect(nodes.move(A)).toBe(true);
});

test('a later list of nodes counts, and the one in use stays', () => {
  nodes.know([B]);
  nodes.move(B);
  nodes.know([C]);
  expect([nodes.here, nodes.besides(nodes.here)]).toEqual([B, [A, C]]);
});
