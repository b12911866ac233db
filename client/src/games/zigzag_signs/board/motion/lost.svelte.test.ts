import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Logged, Table } from '../../../../table/table.svelte';
import type { Action, View } from '../../wire.gen';
import type { Hands } from '../hands.svelte';
import { LostGrabs, winnerOf } from './lost.svelte';

const taken = (id: number, seat: number, slot: number, card: string): Logged => ({
  id,
  fact: { on: 'taken', seat, slot, card } as Logged['fact'],
});
const late: Logged = { id: 9, fact: { on: 'late', seat: 0, act: 'take' } };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** What is shown after this log, to a player whose last grab was at slot 4. */
function shownAfter(log: Logged[]) {
  const table = $state({ log: [] as Logged[], seat: 0, photos: [] });
  const hands = { reached: { slot: 4, card: 'wbs' } } as Hands;
  let grabs: LostGrabs | undefined;
  const end = $effect.root(() => void (grabs = new LostGrabs(table as unknown as Table<View, Action>, hands)));
  flushSync();
  table.log = log;
  flushSync();
  end();
  return grabs!;
}

test('the winner of a grab is the last player to take that card from that slot', () => {
  const log = [taken(1, 1, 4, 'wbs'), taken(2, 3, 4, 'wbs'), taken(3, 2, 5, 'egk')];
  expect(winnerOf({ slot: 4, card: 'wbs' }, log, 0)).toBe(3);
  expect(winnerOf({ slot: 4, card: 'egk' }, log, 0)).toBeUndefined();
  expect(winnerOf({ slot: 5, card: 'egk' }, log, 2)).toBeUndefined();
});

test('a grab that came too late is shown at its slot, with the winner, for a while', () => {
  const grabs = shownAfter([taken(8, 3, 4, 'wbs'), late]);
  expect(grabs.last).toMatchObject({ slot: 4, winner: 3 });
  vi.advanceTimersByTime(3_000);
  expect(grabs.last).toBeUndefined();
});

test('so is one that was refused because the card is gone', () => {
  const gone = { id: 9, fact: { on: 'refusal', code: 'gone' } as Logged['fact'] };
  expect(shownAfter([taken(8, 2, 4, 'wbs'), gone]).last).toMatchObject({ slot: 4, winner: 2 });
});

test('a grab that a call cut off was lost to nobody', () => {
  expect(shownAfter([late]).last).toBeUndefined();
});
