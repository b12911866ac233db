import { afterEach, describe, expect, test, vi } from 'vitest';
import { askAgain, insist, renewIfOld } from './renewal';

const OWN = '/assets/shared-1.js';
const reload = vi.fn();

afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
  reload.mockReset();
});

const serverSays = (answer: () => Promise<Response>) => vi.stubGlobal('fetch', answer);

test('a page that the server no longer has is reloaded, and once only', async () => {
  serverSays(async () => new Response('<script src="/assets/shared-2.js"></script>'));
  await renewIfOld(OWN, reload);
  await renewIfOld(OWN, reload);
  expect(reload).toHaveBeenCalledOnce();
});

test('two nodes of different builds send it to and fro no more than once', async () => {
  const builds = [OWN, '/assets/shared-2.js', OWN, '/assets/shared-2.js'];
  for (const [at, own] of builds.entries()) {
    serverSays(async () => new Response(`<script src="${builds[at + 1] ?? OWN}"></script>`));
    await renewIfOld(own, reload);
  }
  expect(reload).toHaveBeenCalledTimes(2);
});

test('without a line, in trouble, or with the page of today it stays', async () => {
  for (const answer of [
    async () => new Response(`<script src="${OWN}"></script>`),
    async () => new Response('{"code": "internal"}', { status: 500 }),
    () => Promise.reject(new TypeError('no line')),
  ]) {
    serverSays(answer);
    await renewIfOld(OWN, reload);
  }
  expect(reload).not.toHaveBeenCalled();
});

test('a style that was lost on the way is asked for again', () => {
  vi.useFakeTimers();
  document.head.innerHTML = '<link rel="stylesheet" id="lost"><link rel="icon">';
  const links = [...document.head.children];
  document.head.addEventListener('error', askAgain, true);
  for (const link of links) link.dispatchEvent(new Event('error'));
  vi.runAllTimers();
  expect(links.map((link) => link.isConnected)).toEqual([false, true]);
  expect(document.head.querySelector('#lost')).not.toBeNull();
  vi.useRealTimers();
});

describe('a part of the page', () => {
  test('is asked for until it comes', async () => {
    vi.useFakeTimers();
    const ask = vi.fn().mockRejectedValueOnce(new TypeError('no line')).mockResolvedValue('board');
    const part = insist(ask);
    await vi.advanceTimersByTimeAsync(2_000);
    expect([await part, ask.mock.calls.length]).toEqual(['board', 2]);
    vi.useRealTimers();
  });

  test('is not asked for once nobody wants it', async () => {
    expect(
      await insist(
        () => Promise.reject(new TypeError('no line')),
        () => false,
      ),
    ).toBeUndefined();
  });
});
