import { expect, test } from 'vitest';
import type { Freeze, Shown, View } from '../../wire.gen';
import { whyWrong } from './wrong';

const ZIG = ['wbs', 'wyc', 'wgk', 'wpn'];
const ZAG = ['wbs', 'wbc', 'wbk', 'wbn'];
const NOTHING = ['wbs', 'eyc', 'agk', 'fpn'];
const hand = (seat: number, cards: string[], rest: Partial<Shown> = {}): Shown => ({ seat, cards, ...rest });
const why = (call: Freeze['call'], shown: Shown[], stops: View['seats'][number]['stops'] = []) => {
  const view = { seats: [0, 1, 2, 3].map(() => ({ stops })) } as unknown as Pick<View, 'seats'>;
  return whyWrong(view, { what: 'check', seat: 0, closes: 0, call, right: false, shown });
};

test('a hand that makes less than was called says so', () => {
  expect(why('zag', [hand(2, ZIG)])).toEqual({ why: 'one', seat: 2 });
  expect(why('zig', [hand(2, NOTHING)])).toEqual({ why: 'none', seat: 2 });
  expect(why('double-zig', [hand(0, ZIG), hand(2, NOTHING)])).toEqual({ why: 'none', seat: 2 });
  expect(why('zig-zag', [hand(0, ZIG, { makes: 'zig' }), hand(2, ZIG, { makes: 'zig' })]).why).toBe('one');
});

test('ZS-31, ZS-33, ZS-34: a special card, a STOP, too few cards', () => {
  expect(why('zig', [hand(2, [...ZIG.slice(1), 'theft'])])).toEqual({ why: 'special', seat: 2, card: 'theft' });
  expect(why('zig', [hand(2, ZIG)], ['element'])).toEqual({ why: 'stop', seat: 2, feature: 'element' });
  expect(why('zag', [hand(2, ZAG)], ['landscape'])).toEqual({ why: 'stop', seat: 2, feature: 'landscape' });
  expect(why('zig', [hand(2, ZIG.slice(1))])).toEqual({ why: 'short', seat: 2 });
});

test('ZS-83, ZS-84: a constraint that was not respected, or no box left', () => {
  const shown = hand(2, ZIG, { makes: 'zig', constraint: 'fire' });
  expect(why('zig', [shown])).toEqual({ why: 'constraint', seat: 2, value: 'fire' });
  expect(why('zig', [{ ...shown, constraint: 'water' }])).toEqual({ why: 'no_box', seat: 0 });
});
