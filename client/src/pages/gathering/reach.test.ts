import { afterEach, expect, test, vi } from 'vitest';
import { reachable } from './reach';

const answers = (body: unknown, ok = true) => vi.stubGlobal('fetch', async () => ({ ok, json: async () => body }));
afterEach(() => vi.unstubAllGlobals());

test('a link from this very machine names the address that others can reach', async () => {
  answers({ address: 'http://192.168.1.5:8000' });
  expect(await reachable('http://localhost:8000')).toBe('http://192.168.1.5:8000');
});

test('a visitor who came by a real address passes that one on', async () => {
  answers({ address: 'http://192.168.1.5:8000' });
  expect(await reachable('https://sabot.example')).toBe('https://sabot.example');
});

test('a server that knows no address leaves the link as it is', async () => {
  answers({ address: null });
  expect(await reachable('http://127.0.0.1:8000')).toBe('http://127.0.0.1:8000');
  answers(null, false);
  expect(await reachable('http://127.0.0.1:8000')).toBe('http://127.0.0.1:8000');
});
