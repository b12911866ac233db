import { expect, test } from 'vitest';
import type { Fact, Update } from '../../table/table.svelte';
import { language } from '../../words/words.svelte';
import { CARDS, cardName } from './colours';
import { guide, settles } from './guide';
import { verdict, view } from './sample';
import * as sounds from './sounds';
import { dueOf, exactly, namedBy, wordsOf } from './verdict';
import type { Event, View } from './wire.gen';

const who = { me: 0, name: (seat: number) => ['Ana', 'Bo', 'Cy', 'Di'][seat]! };
const tell = (event: Event) => guide.tell(event as Fact, who);
const update = (...events: Event[]) => ({ events, view: view() }) as Update<View, Event>;

test('the log speaks to the player, and by name of the others', () => {
  language.speak('en');
  expect(tell({ on: 'thrown', seat: 1, card: 'two-left' })).toBe('Bo: 2 Left.');
  expect(tell({ on: 'thrown', seat: 0, card: 'blue' })).toBe('You: ◆ blue.');
  expect(tell({ on: 'thrown', seat: 1, card: 'blue', by_table: true })).toBe('Bo sleeps; the table throws: ◆ blue.');
  expect(tell({ on: 'went-on', restarts: 0 })).toBe('You go on!');
  expect(tell({ on: 'went-on', restarts: null })).toBe('Play goes on as before.');
  language.speak('fr');
  expect(tell({ on: 'challenged', seat: 1, accused: 2, colour: 'blue', reason: 'slow', right: false })).toBe('Bo défie Cy (◆ bleu), lent\u00a0: raté.');
});

test('a swap names every seat’s new colour', () => {
  language.speak('en');
  expect(tell({ on: 'swapped', colours: ['red', 'blue'] })).toBe('Colours swapped: Ana ▲ red, Bo ◆ blue.');
});

test('a verdict says why: the false card, who was due by what, and what follows (ZK-49)', () => {
  language.speak('en');
  const words = wordsOf(verdict(), who);
  expect(words.head).toBe('Ana challenges Bo (● orange): out of turn');
  expect(words.why).toBe('Bo threw Left out of turn, 640\u00a0ms before.');
  expect(words.then).toEqual(['Bo takes the shoe', 'Ana goes on']);
  expect(dueOf(verdict().due, who)).toBe('Cy by ★ yellow');
});

test('a failed challenge against a right colour card ends the game (ZK-52)', () => {
  language.speak('en');
  const words = wordsOf(verdict({ right: false, colour_card: true, fault: null, takes: null, restarts: null }), who);
  expect(words).toMatchObject({ result: 'Failed!', why: 'The colour card of Bo was right.', then: ['Bo wins at once'] });
});

test('slow was right, was answered by a card, or meant the wrong one (ZK-41)', () => {
  language.speak('en');
  const why = (change: object) => wordsOf(verdict({ reason: 'slow', fault: null, ...change }), who).why;
  expect(why({ margin: 1234 })).toBe('Bo was due for 1,234\u00a0ms and had not thrown.');
  expect(why({ right: false, margin: 80 })).toBe('Bo was not due: the last card fell 80\u00a0ms before.');
  expect(why({ right: false, margin: null })).toBe('Bo was not due.');
});

test('a verdict shows whom each card named next, if it named anyone', () => {
  expect(verdict().last.map((_, index) => namedBy(verdict(), index))).toEqual([2, null]);
  expect(namedBy(verdict({ due: [{ seat: 3, since: 0, by: 'left' }, { seat: 2, since: 0, by: 'yellow' }] }), 1)).toBe(3);
});

test('races are told in milliseconds, what took long in seconds', () => {
  language.speak('en');
  expect([exactly(38), exactly(9_999), exactly(12_970)]).toEqual(['38\u00a0ms', '9,999\u00a0ms', '13\u00a0s']);
});

test('a throw is settled by the own card on the shoe, a challenge by its verdict or by being void', () => {
  expect(settles({ do: 'throw' }, update({ on: 'thrown', seat: 0, card: 'red' }), 0)).toBe(true);
  expect(settles({ do: 'throw' }, update({ on: 'thrown', seat: 1, card: 'red' }), 0)).toBe(false);
  expect(settles({ do: 'challenge', colour: 'red', reason: 'slow' }, update({ on: 'voided', seat: 0, colour: 'red' }), 0)).toBe(true);
});

test('every card has its own name and its own sound', () => {
  for (const locale of ['en', 'fr'] as const) {
    language.speak(locale);
    expect(new Set(CARDS.map(cardName)).size).toBe(15);
  }
  expect(new Set(CARDS.map((card) => JSON.stringify(sounds.CARDS[card]))).size).toBe(15);
});

test('a card sounds alike for all, whoever threw it', () => {
  const heard = (seat: number, me: number) => sounds.cues([{ on: 'thrown', seat, card: 'red' } as Fact], me);
  expect(heard(0, 0)).toEqual(heard(1, 0));
  expect(heard(0, 0)).toEqual(heard(0, 3));
});
