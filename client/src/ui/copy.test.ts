import { afterEach, expect, test, vi } from 'vitest';
import { copied } from './copy';

const selected = () => document.querySelector('textarea')?.value;
const withClipboard = (clipboard: unknown) => vi.stubGlobal('navigator', { clipboard });

afterEach(() => vi.unstubAllGlobals());

test('text goes into the clipboard where there is one', async () => {
  const writeText = vi.fn(async () => {});
  withClipboard({ writeText });
  expect(await copied('a game')).toBe(true);
  expect(writeText).toHaveBeenCalledWith('a game');
});

test.each([
  ['without one', undefined],
  ['refused', { writeText: () => Promise.reject() }],
])('%s it is selected and copied, and nothing stays on the page', async (_, clipboard) => {
  withClipboard(clipboard);
  let seen: string | undefined;
  document.execCommand = () => ((seen = selected()), true);
  expect(await copied('a game')).toBe(true);
  expect([seen, selected()]).toEqual(['a game', undefined]);
});

test('a failed copy is not reported as copied', async () => {
  withClipboard(undefined);
  document.execCommand = () => false;
  expect(await copied('a game')).toBe(false);
});
