import { expect, test } from 'vitest';
import { sheet, view } from './sample';
import { keepTips, knownTips, tipFor } from './tips';

test('before the first ring one learns to look, then to call, then to declare', () => {
  expect(tipFor(view(), 0, [])).toBe('ring');
  expect(tipFor(view({ phase: 'rolled' }), 0, [])).toBe('ring');
  expect(tipFor(view({ phase: 'rung', ringer: 0 }), 0, ['ring'])).toBe('call');
  expect(tipFor(view({ sheets: [sheet({ ticked: ['B9'] })] }), 0, ['ring', 'call'])).toBe('four');
});

test('nothing is told twice, nor while another acts', () => {
  expect(tipFor(view(), 0, ['ring'])).toBeNull();
  expect(tipFor(view({ phase: 'rung', ringer: 1 }), 0, [])).toBeNull();
  expect(tipFor(view({ phase: 'called', ringer: 0 }), 0, [])).toBeNull();
});

test('what became of a turn can be read in peace', () => {
  expect(tipFor(view({ phase: 'pause', dice: [1, 2, 3, 4, 5, 6] }), 0, [])).toBeNull();
});

test('onlookers and the eliminated are told nothing', () => {
  expect(tipFor(view(), null, [])).toBeNull();
  expect(tipFor(view({ sheets: [sheet({ out: true })] }), 0, [])).toBeNull();
});

test('what was learnt is kept for the next visit', () => {
  keepTips(['ring', 'four']);
  expect(knownTips()).toEqual(['ring', 'four']);
});
