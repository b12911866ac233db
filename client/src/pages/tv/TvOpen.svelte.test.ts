import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { api, Refused } from '../../table/api';
import { route } from '../route.svelte';
import TvOpen from './TvOpen.svelte';

let opened: string[];

beforeEach(() => {
  vi.useFakeTimers();
  opened = [];
  vi.spyOn(route, 'onTo').mockImplementation((table) => void opened.push(table));
  vi.spyOn(api, 'games').mockResolvedValue([{ id: 'zinga', seats: [2, 4], levels: [], options: [] }]);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

function show() {
  const page = mount(TvOpen, { target: document.body });
  flushSync();
  return page;
}

test('a television opens a table, and tries again if the server refuses', async () => {
  const open = vi.spyOn(api, 'open');
  open
    .mockRejectedValueOnce(new Refused({ on: 'refusal', code: 'server-full' }))
    .mockResolvedValueOnce({ table: 'abc' });
  const page = show();
  await vi.advanceTimersByTimeAsync(4_900);
  expect(opened).toEqual([]);
  await vi.advanceTimersByTimeAsync(200);
  expect(opened).toEqual(['abc']);
  void unmount(page);
});

test('a page that was left leads nowhere, and opens no more tables', async () => {
  let refuse = (_: unknown) => {};
  const open = vi.spyOn(api, 'open').mockReturnValue(new Promise((_, no) => (refuse = no)));
  const page = show();
  await vi.advanceTimersByTimeAsync(0);
  await unmount(page);
  refuse(new Refused({ on: 'refusal', code: 'server-full' }));
  await vi.advanceTimersByTimeAsync(60_000);
  expect([open.mock.calls.length, opened]).toEqual([1, []]);
});
