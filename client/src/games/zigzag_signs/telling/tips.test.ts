import { beforeAll, expect, test } from 'vitest';
import { language } from '../../../words/words.svelte';
import { freeze, mine, place, team, view } from '../sample';
import type { Event, View } from '../wire.gen';
import { clued, NO_CLUES, type Clues } from './clues';
import { dueFor, isPassing, learntIn, lineOf, TIPS, type Tip } from './tips';

const ZIG = ['wbs', 'wyc', 'wpn', 'wgs'];
const clues = (change: Partial<Clues> = {}): Clues => ({ ...NO_CLUES, ...change });
const before = (...events: Event[]) => events.reduce((seen, event) => clued(seen, event, view()), NO_CLUES);
const due = (seen: View, known: Tip[] = [], more: Clues = NO_CLUES, lifted: string | null = null) =>
  dueFor(seen, more, lifted, known);
const down = [place({ down: true }), place(), place(), place()];
const hand = ['wbs', 'wyc', 'egk', 'apn'];
const held = (cards: string[], change: Partial<View> = {}) => view({ mine: mine({ cards }), ...change });

beforeAll(() => language.speak('en'));

test('a first game is told step by step: signs, what a ZIG is, pick up, exchange, done', () => {
  expect(due(view({ phase: 'signs' }))?.tip).toBe('signs');
  expect(due(held(hand, { seats: down }))).toEqual({ tip: 'zig', words: { count: 2, value: 'water' } });
  expect(due(held(hand, { seats: down }), [], NO_CLUES, 'wbs')).toEqual({ tip: 'pick' });
  expect(due(held(hand))?.tip).toBe('exchange');
  expect(due(held(hand), ['exchange'])?.tip).toBe('done');
  expect(due(held(hand), ['exchange', 'done'])).toBeNull();
});

test('a lifted special card is explained itself, and what lies before it was thrown is not said', () => {
  const special = ['wbs', 'wyc', 'egk', 'theft'];
  expect(due(held(special, { seats: down }), [], NO_CLUES, 'theft')?.tip).toBe('theft');
  const short = { mine: mine({ cards: hand.slice(1), next: 'pick-up' }), seats: down } as const;
  expect(due(view(short))).toEqual({ tip: 'pick', form: 'now' });
});

test('a hand without two alike has no line to count', () => {
  expect(due(held(['wbs', 'eyc', 'agk', 'fpn'], { seats: down }))).toEqual({ tip: 'zig', form: 'none' });
});

test('nothing is told to onlookers, nor over what is shown to all', () => {
  expect(due(view({ mine: null }))).toBeNull();
  expect(due(view({ freeze: freeze() }))).toBeNull();
  expect(due(view({ phase: 'over' }))).toBeNull();
});

test('one’s own line is counted with jokers', () => {
  expect(lineOf(['wbs', 'wyc', 'egk', 'joker'])).toEqual({ count: 3, value: 'water' });
});

test('four alike: make the sign, before anything else at the mat (ZS-13)', () => {
  expect(due(held(ZIG))).toEqual({ tip: 'sign', seat: 2, words: { call: 'ZIG', values: 'water', gesture: 'wink' } });
  expect(due(held(['wgk', 'wbk', 'joker', 'wyk']))?.words).toMatchObject({ call: 'ZAG', gesture: 'yawn' });
});

test('a STOP, a ticked box or another constraint: there is nothing to sign (ZS-33, ZS-43, ZS-82)', () => {
  const stopped = [place({ stops: ['element'] }), place(), place(), place()];
  expect(due(held(ZIG, { seats: stopped }))?.tip).toBe('exchange');
  expect(due(held(ZIG, { teams: [team({ boxes: ['zig-1'] }), team()] }))?.tip).toBe('exchange');
  const bound = (constraint: 'water' | 'fire') => view({ level: 2, hand: 2, mine: mine({ cards: ZIG, constraint }) });
  expect([due(bound('fire'))?.tip, due(bound('water'))?.tip]).toEqual(['exchange', 'sign']);
});

test('the partner’s sign is explained, a decoy and an opponent’s same gesture are not', () => {
  const signed = (seat: number, gesture: 'wink' | 'sip') => before({ on: 'signed', seat, gesture });
  const words = { gesture: 'wink', sign: 'ZIG', call: 'ZIG' };
  expect(due(held(hand), [], signed(2, 'wink'))).toEqual({ tip: 'call', seat: 2, words });
  expect(due(held(hand), [], signed(2, 'sip'))?.tip).toBe('exchange');
  expect(due(held(hand), [], signed(1, 'wink'))?.tip).toBe('exchange');
});

test('if the box is ticked, both hands may make another call', () => {
  const teams = [team({ boxes: ['zig-1'] }), team()];
  expect(due(held(ZIG, { teams }), [], clues({ sign: 'wink' }))?.words).toMatchObject({ call: 'DOUBLE-ZIG' });
  expect(due(held(hand, { teams }), [], clues({ sign: 'wink' }))?.tip).toBe('exchange');
});

test('a sign is forgotten when its hand is another one', () => {
  const wink: Event = { on: 'signed', seat: 2, gesture: 'wink' };
  expect(before(wink, { on: 'thrown', seat: 1, card: 'wbs' }).sign).toBe('wink');
  expect(before(wink, { on: 'thrown', seat: 2, card: 'wbs' }).sign).toBeNull();
  expect(before(wink, { on: 'hands-changed', seats: [0, 2] }).sign).toBeNull();
  expect(before(wink, { on: 'round-began', round: 2, number: null }).sign).toBeNull();
});

test('an opponent who repeats a gesture may be signing (ZS-50)', () => {
  const sip: Event = { on: 'signed', seat: 3, gesture: 'sip' };
  const known: Tip[] = ['exchange'];
  expect(due(held(hand), known, before(sip, { on: 'signed', seat: 1, gesture: 'sip' }))?.tip).toBe('done');
  expect(due(held(hand), known, before(sip, sip))).toEqual({ tip: 'contre', seat: 3 });
  expect(due(held(hand), known, before(sip, sip, { on: 'thrown', seat: 3, card: 'wbs' }))?.tip).toBe('done');
});

test('each special card is explained when it comes to hand, or when another plays it', () => {
  const cards = { 'stop-accessory': 'stop', theft: 'theft', ten: 'ten', plus: 'shift', joker: 'joker' };
  for (const [card, tip] of Object.entries(cards))
    expect(due(held([...hand.slice(1), card]), ['exchange'])).toEqual({ tip });
  const seen = before({ on: 'stop-laid', seat: 1, target: 0, feature: 'element' });
  expect(due(held(hand), ['exchange'], seen)).toEqual({ tip: 'stop', seat: 1, form: 'seen' });
  expect(due(held(hand), ['exchange', 'stop'], seen)?.tip).toBe('done');
  expect(due(held(hand), ['exchange'], before({ on: 'power-laid', seat: 1 }))?.tip).toBe('done'); // face down
});

test('a constraint is explained in the first hand of a round at its level', () => {
  const at = (level: number, hand: number) => view({ level, hand, mine: mine({ constraint: 'fire' }) });
  expect(due(at(2, 1))).toEqual({ tip: 'level_2', words: { value: 'fire' } });
  expect([due(at(3, 1))?.tip, due(at(2, 2))?.tip, due(at(1, 1))?.tip]).toEqual(['level_3', 'exchange', 'exchange']);
});

test('own acts teach, others’ don’t; a sign is learnt when the partner has called it', () => {
  const learnt = (...events: Event[]) => learntIn(events, view());
  expect(learnt({ on: 'picked-up', seat: 0 }, { on: 'taken', seat: 1, slot: 0, card: 'wbs' })).toEqual(['pick']);
  expect(learnt({ on: 'stop-laid', seat: 0, target: 1, feature: 'element' })).toEqual(['stop']);
  expect(learnt({ on: 'signed', seat: 0, gesture: 'wink' })).toEqual([]);
  expect(learnt({ on: 'call-right', seat: 2, call: 'zig', box: 'zig-1' })).toEqual(['sign']);
  expect(learntIn([], view({ mine: mine({ done: true }) }))).toEqual(['done', 'exchange']);
});

test('a tip that asks for no act is gone when it has been read', () => {
  expect(TIPS.filter((tip) => !isPassing(tip))).toEqual(['signs', 'zig', 'pick', 'exchange', 'sign', 'call', 'done']);
});
