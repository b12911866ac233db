import { expect, test } from 'vitest';
import { stepped, wishOf } from './keys';
import { meaning, momentOf, moves, whatToDo, type Moves } from './moves';
import { sheet, view } from '../sample';

const can = (shown: Moves) =>
  Object.entries(shown)
    .filter(([, yes]) => yes)
    .map(([name]) => name);
const mine = { bell_dead_until: 0, declarations_left: 5, answer: null, due: [], seat: 0 };

test('in the pause the active player may roll once it is over; fours can be declared', () => {
  expect(can(moves(view(), 0, 3_000))).toEqual(['four']);
  expect(can(moves(view(), 0, 3_100))).toEqual(['roll', 'four']);
  expect(can(moves(view({ active: 1 }), 0, 3_100))).toEqual(['four']);
});

test('between two such moments nothing changes', () => {
  const dead = view({ mine: { ...mine, bell_dead_until: 400 } });
  expect([0, 399, 400, 3_079, 3_080, 9_000].map((now) => momentOf(dead, now))).toEqual([0, 0, 400, 400, 3_080, 3_080]);
});

test('no sixth declaration in a pause', () => {
  expect(can(moves(view({ active: 1, mine: { ...mine, declarations_left: 0 } }), 0, 0))).toEqual([]);
});

test('while the dice tumble one can ring, and it is one’s own fault', () => {
  expect(can(moves(view({ phase: 'rolling' }), 0, 0))).toEqual(['ring']);
});

test('after the roll one rings or passes, with a bell that isn’t dead', () => {
  const rolled = view({ phase: 'rolled', mine: { ...mine, bell_dead_until: 400 } });
  expect(can(moves(rolled, 0, 399))).toEqual(['pass']);
  expect(can(moves(rolled, 0, 400))).toEqual(['ring', 'pass']);
});

test('a player who has pressed the bell may call before the verdict is there', () => {
  expect(moves(view({ phase: 'rolled' }), 0, 0, true)).toMatchObject({ ring: false, pass: false, call: true });
});

test('only the one who rang calls; only the holder of the pawn says STOP', () => {
  expect(moves(view({ phase: 'rung', ringer: 0 }), 0, 0).call).toBe(true);
  expect(moves(view({ phase: 'rung', ringer: 1 }), 0, 0).call).toBe(false);
  expect(moves(view({ phase: 'called', ringer: 1, pawn: 0 }), 0, 0).stop).toBe(true);
  expect(moves(view({ phase: 'called', ringer: 0, pawn: 0 }), 0, 0).stop).toBe(false);
  expect(moves(view({ phase: 'rung', ringer: 1, pawn: 0 }), 0, 0).stop).toBe(false);
});

test('onlookers and the eliminated can do nothing', () => {
  expect(can(moves(view({ phase: 'rolled', mine: null }), null, 0))).toEqual([]);
  expect(can(moves(view({ phase: 'rolled', sheets: [sheet({ out: true }), sheet()] }), 0, 0))).toEqual([]);
});

test('a tap on the sheet calls, takes the bonus or declares', () => {
  expect(meaning(moves(view({ phase: 'rung', ringer: 0 }), 0, 0), false)).toBe('call');
  expect(meaning(moves(view({ phase: 'bonus', ringer: 0 }), 0, 0), false)).toBe('bonus');
  expect(meaning(moves(view(), 0, 0), true)).toBe('declare');
  expect(meaning(moves(view(), 0, 0), false)).toBeNull();
});

test('there is one thing to do at a time', () => {
  expect(whatToDo(view(), 0, 3_000)).toBe('get_ready');
  expect(whatToDo(view(), 0, 3_100)).toBe('roll');
  expect(whatToDo(view({ pawn_for: 0 }), 0, 3_100)).toBe('pawn');
  expect(whatToDo(view({ active: 1 }), 0, 3_100)).toBe('breathe');
  expect(whatToDo(view({ phase: 'rolling' }), 0, 3_100)).toBe('look');
  expect(whatToDo(view({ phase: 'rolled' }), 0, 3_100)).toBe('ring');
  expect(whatToDo(view({ phase: 'rolled', sheets: [sheet({ passing: true })] }), 0, 3_100)).toBe('passing');
  expect(whatToDo(view({ phase: 'rung', ringer: 0 }), 0, 3_100)).toBe('call');
  expect(whatToDo(view({ phase: 'called', ringer: 1, pawn: 0 }), 0, 3_100)).toBe('stop');
  expect(whatToDo(view({ phase: 'called', ringer: 1 }), 0, 3_100)).toBe('listen');
  expect(whatToDo(view({ phase: 'plea', ringer: 0 }), 0, 3_100)).toBe('plea');
  for (const phase of ['plea', 'bonus'] as const) expect(whatToDo(view({ phase, ringer: 1 }), 0, 3_100)).toBe('wait');
  expect(whatToDo(view({ phase: 'over' }), 0, 3_100)).toBe('over');
  expect(whatToDo(view(), null, 3_100)).toBe('watch');
});

test('keys press what can be pressed; Space is the bell’s even when it is mute', () => {
  const rolled = moves(view({ phase: 'rolled' }), 0, 0);
  expect(wishOf(' ', rolled, false)).toEqual({ do: 'ring' });
  expect(wishOf('P', rolled, true)).toEqual({ do: 'pass', passing: false });
  expect(wishOf('r', rolled, false)).toBeUndefined();
  expect(wishOf(' ', moves(view(), 0, 0), false)).toBe('nothing');
  expect(wishOf('f', moves(view(), 0, 0), false)).toBe('four');
  expect(wishOf('Enter', moves(view(), 0, 3_100), false)).toEqual({ do: 'roll' });
});

test('arrows walk over the sheet and stop at its edges', () => {
  expect(stepped(12, 'ArrowUp')).toBe(7);
  expect(stepped(12, 'ArrowRight')).toBe(13);
  expect(stepped(4, 'ArrowRight')).toBe(4);
  expect(stepped(20, 'ArrowDown')).toBe(20);
  expect(stepped(12, 'a')).toBeUndefined();
});
