import { expect, test } from 'vitest';
import type { Fact } from '../../table/table.svelte';
import { language, LOCALES } from '../../words/words.svelte';
import { guide, isHeard, spoken } from './guide';
import { freeze, mine, view } from './sample';
import type { Action, Event, View } from './wire.gen';

const who = { me: 0, name: (seat: number) => ['Ana', 'Bo', 'Cy', 'Di'][seat]! };
const tell = (event: Event) => guide.tell(event as Fact, who);
const settles = (action: Action, event: Event | null, seen: View = view()) =>
  guide.settles(action, { events: event ? [event] : [], view: seen } as never, 0);

test('gestures are in no log, but ears hear them when eyes see them', () => {
  language.speak('en');
  const wink: Event = { on: 'signed', seat: 1, gesture: 'wink' };
  expect(tell(wink)).toBe(''); // ZS-16
  expect(isHeard(wink as Fact)).toBe(true);
  expect(spoken(wink as Fact, who, view())).toBe('Bo: wink.');
});

test('cards are told by their values, and to the one they hit', () => {
  language.speak('en');
  expect(tell({ on: 'thrown', seat: 1, card: 'wbs' })).toBe('Bo throws water, blue, sunglasses.');
  expect(tell({ on: 'stolen', seat: 1, target: 0 })).toBe('Bo steals a card from you.');
  expect(tell({ on: 'stolen', seat: 0, target: 3 })).toBe('You steal a card from Di.');
  expect(tell({ on: 'pair-shown', seat: 1, cards: [], short: true })).toContain('fewer than four');
});

test('a card that comes into a hand is named to its owner alone', () => {
  language.speak('en');
  const drew = (seat: number) => spoken({ on: 'picked-up', seat }, who, view({ mine: mine({ cards: ['egk'] }) }));
  expect([drew(0), drew(1)]).toEqual(['You pick up your card. earth, green, suitcase.', 'Bo picks up.']);
});

test('every event has its text in both languages', () => {
  const events: Event[] = [
    { on: 'round-began', round: 1, number: 7 },
    { on: 'hand-ended', hand: 2, why: 'idle', drew: [] },
    { on: 'hand-shown', seat: 1, cards: ['wbs', 'joker'], makes: null, constraint: null },
    { on: 'call-wrong', seat: 0, call: 'zig-zag', hands: 1 },
    { on: 'ticked', team: 1, box: 'double-zig-2', by_table: true },
    { on: 'contre-failed', seat: 1, team: 1, failed: 2 },
    { on: 'stop-cancelled', seat: 0, target: 0, feature: 'element' },
    { on: 'power-dropped', seat: 2, power: 'ten', excluded: true },
    { on: 'spoke', seat: 1, phrase: 'collect-none' },
    { on: 'won', team: 0, seats: [0, 2] },
  ];
  for (const locale of LOCALES) {
    language.speak(locale);
    for (const event of events) expect(tell(event)).not.toMatch(/⟦|undefined|\{/);
  }
  language.speak('en');
});

test('an act is answered by its event, or by the view if it has none', () => {
  expect(settles({ do: 'throw', card: 'wbs' }, { on: 'thrown', seat: 0, card: 'wbs' })).toBe(true);
  expect(settles({ do: 'throw', card: 'wbs' }, { on: 'thrown', seat: 1, card: 'wbs' })).toBe(false);
  expect(settles({ do: 'rest' }, null, view({ mine: mine({ done: true }) }))).toBe(true);
  expect(settles({ do: 'choose-box', box: 'zig-1' }, null, view({ freeze: freeze({ what: 'box' }) }))).toBe(false);
});

test('a short game ends with as many boxes as it asks for (ZS-90)', () => {
  language.speak('en');
  const ending = (goal: number) => guide.ending!(view({ goal, winners: [0, 2] }) as never, who);
  expect([ending(3), ending(4)]).toEqual(['Ana + Cy: first with 3 boxes!', 'Ana + Cy: all boxes ticked!']);
});
