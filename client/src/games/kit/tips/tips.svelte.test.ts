import { beforeEach, expect, test } from 'vitest';
import { replay } from '../../../table/played';
import { Tips } from './tips.svelte';

const tips = () => new Tips('chess', ['ring', 'call', 'four']);

beforeEach(() => localStorage.clear());

test('a learnt tip is known at the next visit', () => {
  tips().learn(['ring', 'four']);
  expect(tips().known).toEqual(['ring', 'four']);
});

test('in a replay all is known, and nothing is learnt by it', () => {
  replay.on = true;
  const watched = tips();
  watched.learn(['ring']);
  replay.on = false;
  expect([watched.known, tips().known]).toEqual([['ring', 'call', 'four'], []]);
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
