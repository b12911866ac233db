import { beforeEach, expect, test, vi } from 'vitest';
import { connect, FakeSocket } from './line/fakeSocket';
import { Lines } from './line/lines';
import { Talk } from './talk.svelte';

const remark = (id: number, text = `no. ${id}`) => ({ id, seat: 1, name: 'Bo', text });
const said: unknown[] = [];
let talk: Talk;

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  said.length = 0;
  talk = new Talk((words) => said.push(words) > 0);
  return () => vi.useRealTimers();
});

const texts = () => talk.shown.map(({ text }) => text);

test('a remark that two lines bring twice is shown once', () => {
  talk.hear({ on: 'chatted', remarks: [remark(7)] });
  talk.hear({ on: 'chatted', remarks: [remark(7)] });
  talk.hear({ on: 'chatted', remarks: [remark(7), remark(8)] });
  expect(texts()).toEqual(['no. 7', 'no. 8']);
});

test('remarks made while the panel is closed are unread, those from before one came are not', () => {
  talk.hear({ on: 'chatted', remarks: [remark(1), remark(2)] });
  expect(talk.unread).toBe(0);
  talk.hear({ on: 'chatted', remarks: [remark(3)] });
  expect(talk.unread).toBe(1);
  talk.toggle();
  talk.hear({ on: 'chatted', remarks: [remark(4)] });
  talk.toggle();
  expect(talk.unread).toBe(0);
});

test('muted by one press, also after a reload, and nothing is lost', () => {
  talk.hear({ on: 'reacted', id: 1, seat: 0, reaction: 'clap' });
  talk.mute();
  talk.hear({ on: 'chatted', remarks: [remark(3)] });
  talk.hear({ on: 'reacted', id: 4, seat: 0, reaction: 'clap' });
  expect([texts(), talk.floating, talk.unread]).toEqual([[], [], 0]);
  expect(new Talk(() => true).muted).toBe(true);
  talk.mute();
  expect(texts()).toEqual(['no. 3']);
});

test('a reaction floats at its seat for two seconds', () => {
  talk.hear({ on: 'reacted', id: 1, seat: 2, reaction: 'clap' });
  talk.hear({ on: 'reacted', id: 1, seat: 2, reaction: 'clap' });
  expect([talk.of(2), talk.of(1), talk.floating.length]).toEqual(['clap', undefined, 1]);
  vi.advanceTimersByTime(1_999);
  expect(talk.of(2)).toBe('clap');
  vi.advanceTimersByTime(1);
  expect(talk.of(2)).toBeUndefined();
});

test('nothing is said without words', () => {
  expect(talk.chat('  ')).toBe(false);
  expect(talk.chat('hello')).toBe(true);
  expect(said).toEqual([{ do: 'chat', text: 'hello' }]);
});

test('a page with two lines says it once', () => {
  FakeSocket.all = [];
  const lines = new Lines({ address: () => '', hear: () => {}, changed: () => {}, stalled: () => {} }, connect);
  lines.start();
  lines.second();
  FakeSocket.all.forEach((socket) => socket.opens());
  lines.sayOnce({ do: 'chat', text: 'hello' });
  expect(FakeSocket.all.flatMap(({ sent }) => sent)).toHaveLength(1);
  lines.stop();
});

test('a remark stands at its speaker for some seconds, longer if there is more to read', () => {
  talk.hear({ on: 'chatted', remarks: [remark(1), remark(2)] }); // said before one came
  expect(talk.bubbleOf(1)).toBeUndefined();
  talk.hear({ on: 'chatted', remarks: [remark(3, 'hi')] });
  talk.hear({ on: 'chatted', remarks: [remark(3, 'hi')] }); // on the other line
  expect(talk.bubbleOf(1)?.text).toBe('hi');
  expect(talk.bubbleOf(0)).toBeUndefined();
  vi.advanceTimersByTime(5_000);
  expect(talk.bubbleOf(1)).toBeUndefined();
  talk.hear({ on: 'chatted', remarks: [remark(4, 'word '.repeat(30))] });
  vi.advanceTimersByTime(5_000);
  expect(talk.bubbleOf(1)?.id).toBe(4);
  vi.advanceTimersByTime(5_000);
  expect(talk.bubbleOf(1)).toBeUndefined();
});

test('a newer remark takes the place of the one before, and none stands where the chat is muted or read', () => {
  talk.hear({ on: 'chatted', remarks: [remark(1, 'one')] });
  talk.hear({ on: 'chatted', remarks: [remark(2, 'two')] });
  expect(talk.bubbleOf(1)?.text).toBe('two');
  talk.mute();
  expect(talk.bubbleOf(1)).toBeUndefined();
  talk.hear({ on: 'chatted', remarks: [remark(3)] });
  talk.mute();
  talk.toggle();
  talk.hear({ on: 'chatted', remarks: [remark(4)] });
  expect(talk.bubbleOf(1)).toBeUndefined();
  talk.allow(false);
  expect(talk.bubbleOf(1)).toBeUndefined();
});
