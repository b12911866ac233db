import { afterEach, expect, test, vi } from 'vitest';
import { renewIfOld } from './renewal';

const OWN = '/assets/house-1.js';
const reload = vi.fn();

afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
  reload.mockReset();
});

const houseSays = (answer: () => Promise<Response>) => vi.stubGlobal('fetch', answer);

test('a page that the house no longer has is loaded anew, and once only', async () => {
  houseSays(async () => new Response('<script src="/assets/house-2.js"></script>'));
  await renewIfOld(OWN, reload);
  await renewIfOld(OWN, reload);
  expect(reload).toHaveBeenCalledOnce();
});

test('without a line, in trouble, or with the page of today it stays', async () => {
  for (const answer of [
    async () => new Response(`<script src="${OWN}"></script>`),
    async () => new Response('{"code": "internal"}', { status: 500 }),
    () => Promise.reject(new TypeError('no line')),
  ]) {
    houseSays(answer);
    await renewIfOld(OWN, reload);
  }
  expect(reload).not.toHaveBeenCalled();
});
