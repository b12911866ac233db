import { expect, test } from 'vitest';
import { mine, view } from '../../sample';
import { landing, routesOf } from './routes';

const places: Record<string, number> = { wbs: 0, wyc: 1, egk: 2, joker: 3 };
const placeOf = (card: string) => places[card] ?? -1;
const before = view();

test('a card another player throws flies from the seat to the slot where it lies', () => {
  const after = view({ mat: ['fpn', 'wgs', 'ayk'] });
  expect(routesOf({ on: 'thrown', seat: 1, card: 'wgs' }, before, after, placeOf)).toEqual([
    { card: 'wgs', from: 'seat-1', to: 'slot-1' },
  ]);
  expect(landing('wgs', before, after)).toBe(1);
});

test('a card that another picks up flies as a back, one’s own as what it is', () => {
  const after = view({ mine: mine({ cards: ['wbs', 'wyc', 'joker', 'egk'] }) });
  expect(routesOf({ on: 'picked-up', seat: 2 }, before, after, placeOf)).toEqual([
    { card: null, from: 'down-2', to: 'seat-2' },
  ]);
  expect(routesOf({ on: 'picked-up', seat: 0 }, before, after, placeOf)).toEqual([
    { card: 'egk', from: 'down-0', to: 'hand-2' },
  ]);
});

test('a taken card goes to its taker, and cards that are left go to the bin', () => {
  expect(routesOf({ on: 'taken', seat: 3, slot: 2, card: 'ayk' }, before, view(), placeOf)).toEqual([
    { card: 'ayk', from: 'slot-2', to: 'seat-3' },
  ]);
  const ended = routesOf({ on: 'hand-ended', hand: 1, why: 'done', drew: [] }, before, view({ mat: [] }), placeOf);
  expect(ended.map(({ from, to }) => [from, to])).toEqual([
    ['slot-0', 'bin'],
    ['slot-2', 'bin'],
  ]);
});

test('an onlooker sees no face of a deal', () => {
  const dealt = routesOf({ on: 'round-began', round: 1, number: null }, before, view({ mine: null }), placeOf);
  expect(dealt.map(({ card }) => card)).toEqual([null, null, null, null]);
});
