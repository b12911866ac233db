import { expect, test } from 'vitest';
import { sheet, view } from '../sample';
import { learntIn, tipFor } from './tips';

const three = sheet({ ticked: ['Y1', 'G4', 'R8'] });
const four = sheet({ ticked: ['Y1', 'G4', 'R8', 'B6'] });
const ticked = [{ on: 'ticked', seat: 0 }];
const dice = [1, 2, 3, 4, 5, 6] as [number, number, number, number, number, number];
const pause = (own = three, more = {}) => view({ dice, sheets: [own, sheet()], ...more });

test('one learns to look, then to call, then to declare', () => {
  expect(tipFor(view({ active: 1 }), 0, [], [])).toBe('ring');
  expect(tipFor(view({ phase: 'rolled', active: 1 }), 0, [], [])).toBe('ring');
  expect(tipFor(view({ phase: 'rung', ringer: 0 }), 0, [], ['ring'])).toBe('call');
  expect(tipFor(pause(), 0, ticked, ['ring', 'call'])).toBe('four');
});

test('the roller is told that a colour counts alone', () => {
  expect(tipFor(view({ active: 0 }), 0, [], [])).toBeNull(); // first one rolls
  expect(tipFor(view({ phase: 'rolled', active: 0 }), 0, [], [])).toBe('own');
  expect(tipFor(view({ phase: 'rolled', active: 0 }), 0, [], ['own'])).toBeNull();
  expect(tipFor(view({ phase: 'rolled', active: 1 }), 0, [], ['own'])).toBe('ring');
});

test('nothing is told twice, nor while another acts', () => {
  expect(tipFor(view({ active: 1 }), 0, [], ['ring'])).toBeNull();
  expect(tipFor(view({ phase: 'rung', ringer: 1 }), 0, [], [])).toBeNull();
  expect(tipFor(view({ phase: 'called', ringer: 0 }), 0, [], [])).toBeNull();
});

test('no tip covers the outcome of a turn', () => {
  expect(tipFor(view({ phase: 'pause', dice }), 0, [], [])).toBeNull();
});

/** ZG-64: three or four make no difference, so the tip doesn't hint that a four is to be declared. */
test('tips about fours come after one’s own tick, from three in line on', () => {
  expect(tipFor(pause(sheet({ ticked: ['Y1', 'G4', 'B2'] })), 0, ticked, [])).toBeNull();
  expect(tipFor(pause(three), 0, ticked, [])).toBe('four');
  expect(tipFor(pause(four), 0, ticked, [])).toBe('four');
  expect(tipFor(pause(four), 0, [{ on: 'ticked', seat: 1 }], [])).toBeNull();
});

test('a player reminded of a four is told how to declare it, after any turn', () => {
  const mine = { bell_dead_until: 0, declarations_left: 5, due: ['O11'], seat: 0, answer: null };
  expect(tipFor(pause(four, { mine }), 0, [], [])).toBe('four');
});

/** ZG-55 */
test('a player who may take the pawn is told what it is good for, before anything about fours', () => {
  expect(tipFor(pause(three, { pawn_for: 0 }), 0, ticked, [])).toBe('pawn');
  expect(tipFor(pause(three, { pawn_for: 0 }), 0, ticked, ['pawn'])).toBeNull();
  expect(tipFor(pause(three, { pawn_for: 1 }), 0, ticked, ['four'])).toBeNull();
});

test('to take the pawn is the right act', () => {
  expect(learntIn(pause(), 0, [...ticked, { on: 'pawn-taken', seat: 0 }])).toEqual(['pawn']);
  expect(learntIn(pause(), 0, [...ticked, { on: 'pawn-taken', seat: 1 }])).toEqual([]);
});

test('a declared four needs no tip', () => {
  expect(tipFor(pause(sheet({ ...four, declared: ['O11'] })), 0, ticked, [])).toBeNull();
});

test('onlookers and the eliminated are told nothing', () => {
  expect(tipFor(view(), null, [], [])).toBeNull();
  expect(tipFor(view({ sheets: [sheet({ out: true })] }), 0, [], [])).toBeNull();
});

test('a ring is the right act, first or beaten, and so is a pass', () => {
  const late = [
    { on: 'rang', seat: 1 },
    { on: 'late', act: 'ring', seat: 0 },
  ];
  expect(learntIn(view({ phase: 'rung', active: 1, ringer: 0 }), 0, [{ on: 'rang', seat: 0 }])).toEqual(['ring']);
  expect(learntIn(view({ phase: 'rung', active: 0, ringer: 1 }), 0, late)).toEqual(['own']);
  expect(learntIn(view({ phase: 'rolled', active: 1, sheets: [sheet({ passing: true })] }), 0, [])).toEqual(['ring']);
});

test('another’s ring, a false start and the ring of a turn gone by teach nothing', () => {
  expect(learntIn(view({ phase: 'rung', ringer: 1 }), 0, [{ on: 'rang', seat: 1 }])).toEqual([]);
  expect(learntIn(view({ phase: 'rolled' }), 0, [{ on: 'falsely-started', seat: 0 }])).toEqual([]);
  expect(learntIn(view({ phase: 'pause' }), 0, [{ on: 'rang', seat: 0 }])).toEqual([]);
});

test('an act of a bot in the turn in which its player came back teaches nothing', () => {
  const facts = [
    { on: 'rang', seat: 0 },
    { on: 'back', seat: 0 },
  ];
  expect(learntIn(view({ phase: 'rung', active: 1, ringer: 0 }), 0, facts)).toEqual([]);
  expect(learntIn(view({ phase: 'rung', active: 1, ringer: 0 }), 0, [facts[0]!, { on: 'back', seat: 1 }])).toEqual([
    'ring',
  ]);
});

test('a call and a declaration, even a false one, are right acts', () => {
  const mine = {
    bell_dead_until: 0,
    declarations_left: 4,
    due: [],
    seat: 0,
    answer: ['B9', false] as [string, boolean],
  };
  expect(learntIn(view({ phase: 'called', ringer: 0, call: 'B9' }), 0, [])).toEqual(['call']);
  expect(learntIn(view({ mine }), 0, [])).toEqual(['four']);
});
