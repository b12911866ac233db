import { expect, test } from 'vitest';
import { longer } from './open';

test('a page passes on how long a line it asks for, and nothing else', () => {
  expect(longer('?lag=120&jitter=30&seat=2')).toEqual({ lag: '120', jitter: '30' });
  expect(longer('')).toEqual({});
});
