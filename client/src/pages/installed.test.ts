import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { install } from './installed';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** What its worker was asked to register, once the page is there. */
function loaded(isSecureContext: boolean) {
  const register = vi.fn(async () => ({}) as ServiceWorkerRegistration);
  vi.stubGlobal('isSecureContext', isSecureContext);
  install({ register } as unknown as ServiceWorkerContainer);
  dispatchEvent(new Event('load'));
  vi.advanceTimersByTime(5_000);
  return register.mock.calls.flat();
}

test('over https the page is kept for a visit without a connection', () => {
  expect(loaded(true)).toEqual(['/sw.js']);
});

test('on plain http nothing is asked for', () => {
  expect(loaded(false)).toEqual([]);
});
