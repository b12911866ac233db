import { expect, test } from 'vitest';
import { freeze, mine, place, team, view } from '../sample';
import type { View } from '../wire.gen';
import {
  answerOf,
  boxesOf,
  callOff,
  choosesPair,
  contreOff,
  exchange,
  maySay,
  mayRest,
  phrasesOf,
  pickingUp,
  targetsOf,
  ungiven,
  usesOf,
} from './moves';
import { whatToDo } from './todo';

const seats = (...changes: Parameters<typeof place>[0][]) => [0, 1, 2, 3].map((seat) => place(changes[seat]));
const holding = (...cards: string[]) => view({ mine: mine({ cards }) });

test('a call for a ticked box is off, at level 3 only when both sheets have it', () => {
  // ZS-43
  const ticked = (level: number, ...boxes: View['teams'][number]['boxes']) =>
    callOff(view({ level, teams: [team({ boxes }), team()] }), 'zig');
  expect([ticked(1), ticked(1, 'zig-1'), ticked(3, 'zig-1'), ticked(3, 'zig-1', 'zig-2')]).toEqual([
    null,
    'ticked',
    null,
    'ticked',
  ]);
  expect(callOff(view({ teams: [team({ boxes: boxesOf(1).slice(1) }), team()] }), 'double-zag')).toBe(null);
});

test('a locked team cannot call, but can CONTRE while it has a box for a failed one', () => {
  // ZS-47, ZS-54
  const locked = view({ teams: [team({ locked: 2 }), team()] });
  expect([callOff(locked, 'zag'), contreOff(locked)]).toEqual(['locked', null]);
  expect(contreOff(view({ teams: [team({ failed: 3 }), team()] }))).toBe('no-boxes');
});

test('nothing is called before a round, in a freeze, or by an onlooker', () => {
  // ZS-45
  expect(callOff(view({ phase: 'signs' }), 'zig')).toBe('not-now');
  expect([callOff(view({ freeze: freeze() }), 'zig'), contreOff(view({ freeze: freeze() }))]).toEqual([
    'frozen',
    'frozen',
  ]);
  expect([callOff(view({ mine: null }), 'zig'), contreOff(view({ mine: null }))]).toEqual(['not-now', 'not-now']);
});

test('hand card, then mat card: throw and take; on bare mat the card is only thrown', () => {
  // ZS-23
  expect(exchange(view(), 'wbs', 2)).toEqual([
    { do: 'throw', card: 'wbs' },
    { do: 'take', slot: 2, card: 'ayk' },
  ]);
  expect(exchange(view(), 'wbs', 1)).toEqual([{ do: 'throw', card: 'wbs' }]);
  expect([exchange(view(), null, 2), exchange(view({ mine: mine({ next: 'take' }) }), null, 1)]).toEqual([[], []]);
});

test('a player who lost a race for a card takes another one with one tap', () => {
  // ZS-24
  expect(exchange(view({ mine: mine({ next: 'take' }) }), null, 0)).toEqual([{ do: 'take', slot: 0, card: 'fpn' }]);
});

test('while a face-down card lies before me nothing is taken from the mat', () => {
  // ZS-22
  const first = view({ seats: seats({ down: true }) });
  expect(exchange(first, 'wbs', 2)).toEqual([{ do: 'throw', card: 'wbs' }]);
  expect(pickingUp(first, 'wbs')).toEqual([{ do: 'throw', card: 'wbs' }, { do: 'pick-up' }]);
  expect(pickingUp(first, null)).toEqual([]);
  expect(pickingUp(view({ mine: mine({ next: 'pick-up' }) }), null)).toEqual([{ do: 'pick-up' }]);
});

test('done needs the limit in hand and no face-down card', () => {
  // ZS-26
  expect(mayRest(view())).toBe(true);
  expect(mayRest(view({ seats: seats({ down: true }) }))).toBe(false);
  expect(mayRest(view({ seats: seats({ cards: 3 }) }))).toBe(false);
  expect(mayRest(view({ seats: seats({ cards: 3, limit: 3 }) }))).toBe(true);
  expect(mayRest(view({ mine: mine({ done: true }) }))).toBe(false);
});

test('a STOP is for opponents, and not for one who has two', () => {
  // ZS-62
  const uses = usesOf(
    { ...holding('stop-element'), seats: seats({}, { stops: ['element', 'accessory'] }) },
    'stop-element',
  );
  expect(uses.map(({ seat, off }) => [seat, off])).toEqual([
    [1, 'full'],
    [3, undefined],
  ]);
});

test('a Theft is for opponents who hold something and have not been robbed yet; hands are swapped with anybody', () => {
  // ZS-63, ZS-64
  const robbed = { ...holding('theft'), seats: seats({}, { limit: 3 }, {}, { cards: 0 }) };
  expect(usesOf(robbed, 'theft').map(({ off }) => off)).toEqual(['full', 'short']);
  expect(usesOf(holding('swap'), 'swap').map(({ seat }) => seat)).toEqual([1, 2, 3]);
  expect(usesOf(view({ mine: mine({ next: 'take', cards: ['swap'] }) }), 'swap')).toEqual([]);
});

test('a Z takes away a STOP of my team, or answers a power against it', () => {
  // ZS-65
  const struck = { ...holding('z'), seats: seats({ stops: ['element', 'element'] }, {}, { stops: ['landscape'] }) };
  expect(usesOf(struck, 'z').map(({ seat, feature }) => [seat, feature])).toEqual([
    [0, 'element'],
    [2, 'landscape'],
  ]);
  const theft = freeze({ what: 'answer', power: 'theft', target: 2 });
  expect(answerOf({ ...holding('z'), freeze: theft })).toEqual({ do: 'cancel-power', seat: 1, power: 'theft' });
  expect(answerOf({ ...holding('wbs'), freeze: theft })).toBe(null);
  expect(answerOf({ ...holding('z'), freeze: { ...theft, target: 3 } })).toBe(null);
});

test('powers for later and +1 need no target', () => {
  // ZS-66, ZS-71
  expect(usesOf(holding('ten'), 'ten')).toEqual([{ action: { do: 'lay-power', power: 'ten' }, seat: null }]);
  expect(usesOf(holding('plus'), 'plus')).toEqual([{ action: { do: 'shift-number', shift: 'plus' }, seat: null }]);
});

test('a pair is chosen once, by a player who has one to show', () => {
  // ZS-51
  const asked = (change: Parameters<typeof mine>[0]) =>
    choosesPair(view({ freeze: freeze({ what: 'pairs', team: 0 }), mine: mine(change) }));
  expect([asked({ pairs: [['wbs', 'egk']] }), asked({ pairs: [] })]).toEqual([true, false]);
  expect(asked({ pairs: [['wbs', 'egk']], pair: ['wbs', 'egk'] })).toBe(false);
});

test('only the actor names a target', () => {
  // ZS-66
  expect(targetsOf(view({ phase: 'target', actor: 0 }))).toEqual([1, 2, 3]);
  expect(targetsOf(view({ phase: 'target', actor: 1 }))).toEqual([]);
});

test('phrases about constraints are for levels 2 and 3, and phrases wait', () => {
  // ZS-15
  expect([phrasesOf(1).length, phrasesOf(2).length]).toEqual([17, 19]);
  expect([maySay(view({ mine: mine({ say_from: 50 }) }), 49), maySay(view(), 49)]).toEqual([false, true]);
});

test('equal cards are given one by one', () => {
  // ZS-67
  expect(ungiven(mine({ aside: ['joker', 'joker', 'wbs'], gifts: [null, 'joker', null, null] }))).toEqual([
    'joker',
    'wbs',
  ]);
});

test('the verb says what the mat waits for', () => {
  expect(whatToDo(view({ seats: seats({ down: true }) }), 0)).toBe('throw');
  expect(whatToDo(view(), 0)).toBe('exchange');
  expect(whatToDo(view({ mine: mine({ next: 'pick-up' }) }), 0)).toBe('pick_up');
  expect(whatToDo(view({ phase: 'ten', actor: 1, mine: mine({ next: null }) }), 0)).toBe('ten_wait');
  expect(whatToDo(view({ freeze: freeze({ what: 'answer' }) }), 0)).toBe('answer');
  expect(whatToDo(view({ mine: null }), null)).toBe('watch');
});
