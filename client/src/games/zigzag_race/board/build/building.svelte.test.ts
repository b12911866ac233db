import { expect, test } from 'vitest';
import type { Action } from '../../wire.gen';
import type { Laid } from './build';
import { Building, shownOf, type Seen } from './building.svelte';

const press = { timeStamp: 0 };

/** A table that hears nothing: what is played stays under way until it is answered here. */
function tableOf(told: Laid) {
  let [pending, mine] = $state.raw<[{ action: Action }[], Laid]>([[], told]);
  const table = {
    get pending() {
      return pending;
    },
    play: (action: Action) => (pending = [...pending, { action }]),
  } as unknown as Seen;
  const building = new Building(
    () => table,
    () => mine,
    () => true,
  );
  const answer = (laid: Laid) => ([pending, mine] = [pending.slice(1), laid]);
  return { building, answer, acts: () => pending.map(({ action }) => action) };
}

const laid: Laid = { course: [0, 2, 4], aside: [6, 8] };

test('two taps change two cards, seen at once and sent at once', () => {
  const { building, acts } = tableOf(laid);
  building.tap(0, press);
  expect(acts()).toEqual([]);
  building.tap(2, press);
  expect(building.laid.course).toEqual([4, 2, 0]);
  expect(acts()).toEqual([{ do: 'lay', course: [4, 2, 0] }]);
  expect(building.place).toBe(2); // the chosen card went along
});

test('a second tap on the same card lets go of it', () => {
  const { building } = tableOf(laid);
  building.tap(1, press);
  building.tap(1, press);
  expect(building.held).toBeNull();
});

test('an older answer does not undo a newer change', () => {
  const { building, answer } = tableOf(laid);
  building.turn(press);
  building.move(1, press);
  answer({ course: [1, 2, 4], aside: [6, 8] }); // of the turn alone
  expect(building.laid.course).toEqual([2, 1, 4]);
  answer({ course: [2, 1, 4], aside: [6, 8] });
  expect(building.laid.course).toEqual([2, 1, 4]);
});

test('a refused change is not shown', () => {
  const sent: Laid = { course: [4, 2, 0], aside: [] };
  expect(shownOf(laid, sent, [])).toBe(laid);
  expect(shownOf(laid, sent, [{ action: { do: 'lay', course: [2, 4, 0] } }])).toBe(laid);
});

test('after a discard the new card is the chosen one', () => {
  const { building } = tableOf(laid);
  building.choose(1);
  building.discard(press);
  expect(building.laid).toEqual({ course: [0, 6, 4], aside: [8, 2] });
  expect([building.place, building.tile]).toEqual([1, 6]);
});

test('discarded cards keep their order, whatever order the server has', () => {
  const { building, answer } = tableOf(laid);
  building.drop(0, 4, press);
  answer({ course: [8, 2, 4], aside: [0, 6] });
  expect(building.laid.aside).toEqual([6, 0]);
});

test('a discarded card is turned for its builder alone', () => {
  const { building, acts } = tableOf(laid);
  building.choose(3);
  building.turn(press);
  expect(building.laid.aside).toEqual([7, 8]);
  expect(acts()).toEqual([]);
  building.drop(3, 0, press);
  expect(acts()).toEqual([{ do: 'lay', course: [7, 2, 4] }]);
});
