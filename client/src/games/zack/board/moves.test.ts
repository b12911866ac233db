import { expect, test } from 'vitest';
import { wishOf } from './keys';
import { isJudged, momentOf, moves, whatToDo } from './moves';
import { noticeOf } from '../telling/notice';
import { place, verdict, view } from '../sample';

const lying = { shoe: 1, top: [{ card: 'red' as const, seat: 2 }] };
const who = { me: 0, name: (seat: number) => 'ABCD'[seat]! };
const key = (code: string, shiftKey = false) => ({ key: { Space: ' ' }[code] ?? code, code, shiftKey });

test('anyone may throw at any time in play, whatever lies there (ZK-21)', () => {
  for (const seat of [0, 1, 2, 3]) expect(moves(view(lying), seat, 0)).toMatchObject({ throw: true, colour: true });
});

test('the verb and the throw zone are the same for all, no matter who is designated', () => {
  const words = (card: 'red' | 'orange', seat: number) => whatToDo(view({ shoe: 1, top: [{ card, seat: 2 }] }), seat);
  expect(new Set([words('red', 0), words('red', 1), words('orange', 0), words('orange', 3)]).size).toBe(1);
  expect(noticeOf(view(lying), who, 0)).toBeNull();
});

test('nobody is challenged while the shoe is empty (ZK-55)', () => {
  expect(moves(view(), 0, 0)).toMatchObject({ slow: [], out: [] });
  expect(moves(view(lying), 0, 0).slow).toEqual(['orange', 'yellow', 'green']);
});

test('a player called slow too soon can’t be called slow again at once (ZK-29)', () => {
  const barred = view({ ...lying, mine: { seat: 0, throw_from: 0, barred: [[1, 900]], colour_spent: false } });
  expect(moves(barred, 0, momentOf(barred, 899))).toMatchObject({
    slow: ['yellow', 'green'],
    out: ['orange', 'yellow', 'green'],
  });
  expect(moves(barred, 0, momentOf(barred, 950)).slow).toContain('orange');
});

test('with a colour card on the shoe only its thrower can be challenged (ZK-52)', () => {
  const shown = view({ ...lying, phase: 'colour', colour_card: 2 });
  expect(moves(shown, 0, 0)).toMatchObject({ throw: false, out: ['yellow'] });
  expect(moves(shown, 2, 0).out).toEqual([]);
});

test('in the halt and the freeze nobody throws (ZK-49, ZK-65)', () => {
  expect(moves(view({ ...lying, phase: 'halt' }), 0, 0)).toMatchObject({
    throw: false,
    out: ['orange', 'yellow', 'green'],
  });
  expect(moves(view({ ...lying, phase: 'verdict' }), 0, 0)).toMatchObject({ throw: false, out: [], slow: [] });
});

test('a colour card thrown in error on an empty shoe can’t be thrown at once again (ZK-82)', () => {
  const spent = { mine: { seat: 0, throw_from: 0, barred: [], colour_spent: true } };
  expect(moves(view(spent), 0, 0).colour).toBe(false);
  expect(moves(view({ ...spent, seats: [place(0, { cards: 0 }), place(1)] }), 0, 0).colour).toBe(true); // it may be right
});

test('the player who threw Choose a colour names one, own included (ZK-61)', () => {
  const choosing = view({ phase: 'choose', shoe: 1, top: [{ card: 'choose', seat: 0 }] });
  expect(moves(choosing, 0, 0).choose).toEqual(['red', 'orange', 'yellow', 'green']);
  expect(moves(choosing, 1, 0).choose).toEqual([]);
  expect(wishOf(key('Digit1'), moves(choosing, 0, 0))).toEqual({ do: 'choose', colour: 'red' });
  expect(wishOf(key('Digit2', true), moves(choosing, 0, 0))).toEqual({
    do: 'challenge',
    colour: 'orange',
    reason: 'out_of_turn',
  });
});

test('an onlooker can do nothing', () => {
  expect(moves(view(lying), null, 0)).toMatchObject({ throw: false, colour: false, out: [] });
});

test('Space is ready, then throws; with an empty pile it does nothing', () => {
  expect(
    wishOf(
      key('Space'),
      moves(view({ phase: 'ready', seats: [0, 1, 2].map((seat) => place(seat, { ready: false })) }), 0, 0),
    ),
  ).toEqual({ do: 'ready' });
  expect(wishOf(key('Space'), moves(view(), 0, 0))).toEqual({ do: 'throw' });
  expect(wishOf(key('Space'), moves(view({ seats: [0, 1, 2].map((seat) => place(seat, { cards: 0 })) }), 0, 0))).toBe(
    'nothing',
  );
});

test('digits stand for colours; Shift makes it out of turn, on every keyboard', () => {
  const can = moves(view(lying), 0, 0);
  expect(wishOf({ key: 'é', code: 'Digit2', shiftKey: false }, can)).toEqual({
    do: 'challenge',
    colour: 'orange',
    reason: 'slow',
  });
  expect(wishOf({ key: '2', code: 'Digit2', shiftKey: true }, can)).toEqual({
    do: 'challenge',
    colour: 'orange',
    reason: 'out_of_turn',
  });
  expect(wishOf(key('Digit1'), can)).toBe('nothing');
  expect(wishOf(key('Digit7'), can)).toBeUndefined();
  expect(wishOf(key('Enter'), can)).toEqual({ do: 'throw-colour' });
});

test('a verdict that decides the match is shown like any other, and no next game is promised (ZK-49)', () => {
  const decided = (wins: number) =>
    view({ phase: 'won', winner: 1, verdict: verdict(), seats: [place(0), place(1, { wins })] });
  expect([
    isJudged(decided(2)),
    isJudged(view({ phase: 'won' })),
    isJudged(view({ phase: 'over', verdict: verdict() })),
  ]).toEqual([true, false, false]);
  expect([noticeOf(decided(1), who, 0)?.more === '', noticeOf(decided(2), who, 0)?.more === '']).toEqual([false, true]);
});

test('when a colour card lies there all are told that the game may be over, or that cards are left (ZK-52)', () => {
  const shown = (cards: number) =>
    noticeOf(view({ phase: 'colour', colour_card: 1, seats: [place(0), place(1, { cards })] }), who, 0)?.text;
  expect(shown(0)).toBe('Unless someone objects, B wins!');
  expect(shown(3)).toBe('B shows the colour card with 3 cards left?!');
});

test('before play only ready players are said to be ready, and the starter is spoken to', () => {
  const before = (dealer: number) => noticeOf(view({ phase: 'ready', dealer }), who, 0)?.more;
  expect([before(0), before(3)]).toEqual([
    'B begins. 3, 2, 1 once everyone is ready, or when the bar has run out (20 s).',
    'You begin. 3, 2, 1 once everyone is ready, or when the bar has run out (20 s).',
  ]);
});
