import { expect, test } from 'vitest';
import type { Claimed, Stamped } from './photo';
import { reactionsOf } from './reactions';

const claim = (seat: number, ms: number, mode: Stamped['mode'] = 'page'): Claimed => ({
  revision: 1,
  act: 'ring',
  record: {
    ...{ seat, mode, seen: 1, pong: 0, rtt: 0, jitter: 0, slack: 0, house: 0, reaction: 0, least: 0, tau: 0 },
    ...{ shown: 50_000, sent: 50_000, heard: 50_000, page: ms * 1000, offset: 0, lot: 0, final: 'spoken' },
    arrived: 50_000 + ms * 1000 + 23_300,
  },
});

test('each person’s reactions from the records, the shortest first, with their median', () => {
  const found = reactionsOf([claim(2, 400), claim(0, 900), claim(2, 300), claim(2, 700), claim(2, 500)]);
  expect(found).toEqual([
    { seat: 0, times: [900], median: 900 },
    { seat: 2, times: [300, 400, 500, 700], median: 450 },
  ]);
});

test('a bot’s moment was drawn by lot, so it has no reaction', () => {
  expect(reactionsOf([claim(1, 300, 'bot')])).toEqual([]);
});
