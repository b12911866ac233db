import { expect, test } from 'vitest';
import { mine, place, view } from '../sample';
import { commonOf, constraintOf, kindOf, numberOf, sharedOf, stopOf, valuesOf, wrapped } from './cards';

test('a character is read by its letters, and no special card is one', () => {
  expect(valuesOf('wbs')).toEqual(['water', 'blue', 'sunglasses']);
  expect(['ten', 'see', 'z', 'joker', 'stop-element'].flatMap(valuesOf)).toEqual([]);
  expect([kindOf('wbs'), kindOf('ten'), kindOf('stop-accessory'), stopOf('stop-accessory')]).toEqual([
    undefined,
    'later',
    'stop',
    'accessory',
  ]);
});

test('four share a value; jokers stand for any, STOPs take away, a special card spoils it', () => {
  // ZS-30 to ZS-34
  const hand = ['wbs', 'wys', 'wps', 'joker'];
  expect(commonOf(hand)).toEqual(['water', 'sunglasses']);
  expect(commonOf(hand, ['element'])).toEqual(['sunglasses']);
  expect([commonOf(['wbs', 'wys', 'wps', 'z']), commonOf(hand.slice(1))]).toEqual([[], []]);
});

test('two cards share what no STOP takes away', () => {
  // ZS-51
  expect([sharedOf('wbs', 'wyc'), sharedOf('wbs', 'wyc', ['element']), sharedOf('wbs', 'ten')]).toEqual([
    ['water'],
    [],
    [],
  ]);
});

test('a constraint is read at the number of the round, with +1 and −1', () => {
  // ZS-3, ZS-71
  expect([constraintOf(0, 1), constraintOf(0, 13), constraintOf(5, 0)]).toEqual([
    'water',
    'water',
    constraintOf(5, 12),
  ]);
  expect([wrapped(13), wrapped(0), wrapped(-1)]).toEqual([1, 12, 11]);
  expect(numberOf(view({ number: 12, seats: [place({ shifts: ['plus'] })] }), mine())).toBe(1);
});
