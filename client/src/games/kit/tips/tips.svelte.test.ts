import { beforeEach, expect, test } from 'vitest';
import { Tips } from './tips.svelte';

const tips = () => new Tips('chess', ['ring', 'call', 'four']);

beforeEach(() => localStorage.clear());

test('what was learnt is known at the next visit', () => {
  tips().learn(['ring', 'four']);
  expect(tips().known).toEqual(['ring', 'four']);
});

test('a tip that is shown again is said once, and no longer once it is learnt', () => {
  const shown = tips();
  shown.show('ring');
  shown.show('call');
  shown.show('ring');
  expect([shown.spoken, shown.hasShown('four')]).toEqual(['call', false]);
  shown.learn(['call']);
  expect(shown.spoken).toBeUndefined();
});
