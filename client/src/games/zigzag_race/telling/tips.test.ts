import { expect, test } from 'vitest';
import { place, view } from '../sample';
import { learntIn, tipFor } from './tips';

test('first turn a card, then keep it, then stop', () => {
  const hand = { place: 3, terrain: 'sand', until: 1_500 } as const;
  expect(tipFor(view({ phase: 'countdown' }), 0, [])).toBe('turn');
  expect(tipFor(view({ seats: [place(0, { hand }), place(1)] }), 0, ['turn'])).toBe('keep');
  expect(tipFor(view({ seats: [place(0, { stack: 21 }), place(1)] }), 0, [])).toBe('stop');
});

test('a course is built until its builder is ready', () => {
  const build = (ready: boolean) => view({ phase: 'build', seats: [place(0, { ready }), place(1)] });
  expect([tipFor(build(false), 0, []), tipFor(build(true), 0, []), tipFor(build(false), 1, [])]).toEqual([
    'build',
    null,
    'build',
  ]);
  expect(learntIn([{ on: 'readied', seat: 0 }], 0)).toEqual(['build']);
});

test('a known tip is not told again, and onlookers are told nothing', () => {
  expect(tipFor(view(), 0, ['turn'])).toBeNull();
  expect(tipFor(view(), null, [])).toBeNull();
});

test('where no card lies face down, none can be turned', () => {
  expect(tipFor(view({ field: 's'.repeat(48) }), 0, [])).toBeNull();
});

test('one’s own act shows that a tip was understood', () => {
  expect(
    learntIn(
      [
        { on: 'lifted', seat: 0 },
        { on: 'kept', seat: 1 },
      ],
      0,
    ),
  ).toEqual(['turn']);
});
