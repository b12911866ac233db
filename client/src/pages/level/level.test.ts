import { expect, test } from 'vitest';
import { hasNowPlayed } from '../../table/played';
import { level } from './level.svelte';

const LEVELS = ['easy', 'normal', 'hard'];

test('it is easy until the player chooses, whatever was played', () => {
  expect(level.among('chess', LEVELS)).toBe('easy');
  hasNowPlayed('chess');
  expect([level.among('chess', LEVELS), level.chosen('chess')]).toEqual(['easy', undefined]);
});

test('each game has its own', () => {
  level.choose('bridge', 'hard');
  expect([level.among('bridge', LEVELS), level.among('chess', LEVELS)]).toEqual(['hard', 'easy']);
  expect(localStorage.getItem('sabot.level.bridge')).toBe('hard');
});

test('a level that a game no longer has is not asked for', () => {
  level.choose('go', 'dan');
  expect([level.among('go', LEVELS), level.among('go', ['normal', 'hard'])]).toEqual(['easy', 'normal']);
});
