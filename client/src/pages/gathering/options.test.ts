import { expect, test } from 'vitest';
import { atSeat, choiceKey, kindOf, stepOf, valueKey, withSeat } from './options';

test('an option is shown by its kind: a switch, a choice, a number, a time, or a time for each seat', () => {
  expect(kindOf({ name: 'clock', default: '5+3', choices: ['5+3', 'none'] })).toBe('choice');
  expect(kindOf({ name: 'wins', default: 2, choices: [] })).toBe('number');
  expect(kindOf({ name: 'stops', default: false })).toBe('switch');
  expect(kindOf({ name: 'wins', default: 2, least: 1, most: 3 })).toBe('number');
  expect(kindOf({ name: 'slow_ms', default: 800 })).toBe('time');
  expect(kindOf({ name: 'turn_time', default: 20_000 })).toBe('time');
  expect(kindOf({ name: 'grace_ms', default: [] })).toBe('times');
});

test('a short time is chosen finely, a long one by the second', () => {
  const step = (least: number, most: number) => stepOf({ name: 'time', default: 0, least, most });
  expect([step(300, 2_000), step(1_000, 6_000), step(5_000, 120_000)]).toEqual([100, 500, 1_000]);
});

test('a seat beyond the end of the list has none, and gets one when it is changed', () => {
  expect(atSeat([500], 2)).toBe(0);
  expect(withSeat([500], 2, 4, 1_000)).toEqual([500, 0, 1_000, 0]);
});

test('a choice has its own text, whatever its signs', () => {
  expect(choiceKey('chess', 'clock', '10+5')).toBe('chess_option_clock_10_5');
});

test('a value may have an explanation of its own', () => {
  expect([valueKey('chess', 'level', 2), valueKey('chess', 'clock', '10+5')]).toEqual([
    'chess_option_level_is_2',
    'chess_option_clock_is_10_5',
  ]);
});
