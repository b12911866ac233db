import { expect, test } from 'vitest';
import type { Fact, Update } from '../../table/table.svelte';
import { language, LOCALES } from '../../words/words.svelte';
import { CARDS, cardName } from './pieces/colours';
import { guide } from './guide';
import { verdict, view } from './sample';
import * as sounds from './telling/sounds';
import { dueOf, endedFor, namedBy, wordsOf } from './telling/verdict';
import type { Action, Event } from './wire.gen';

const who = { me: 0, name: (seat: number) => ['Ana', 'Bo', 'Cy', 'Di'][seat]! };
const settles = (action: Action, update: Update, seat: number) => guide.settles(action, update, seat);
const tell = (event: Event) => guide.tell(event as Fact, who);
const update = (...events: Event[]) => ({ events, view: view() }) as unknown as Update;

test('the log speaks to the player, and by name of the others', () => {
  language.speak('en');
  expect(tell({ on: 'thrown', seat: 1, card: 'two-left' })).toBe('Bo: 2 Left.');
  expect(tell({ on: 'thrown', seat: 0, card: 'blue' })).toBe('You: ◆ blue.');
  expect(tell({ on: 'thrown', seat: 1, card: 'blue', by_table: true })).toBe('Bo dozed off: the table throws ◆ blue.');
  expect(tell({ on: 'went-on', restarts: 0 })).toBe('You go on!');
  expect(tell({ on: 'went-on', restarts: null })).toBe('Play goes on as before.');
  expect(tell({ on: 'went-on', restarts: 0, begins: true })).toBe('You begin!');
  expect(tell({ on: 'went-on', restarts: 1, begins: true })).toBe('Bo begins.');
  expect(tell({ on: 'thrown', seat: 0, card: 'blue', by_table: true })).toBe(
    'You dozed off: the table throws ◆ blue for you.',
  );
  expect([tell({ on: 'skipped', seat: 0, then: 1 }), tell({ on: 'skipped', seat: 3, then: 0 })]).toEqual([
    'You didn’t throw; it’s Bo’s turn.',
    'Di didn’t throw; it’s your turn!',
  ]);
});

test('the log says why a challenge was right or failed', () => {
  const challenged = (change: object): Event => ({
    on: 'challenged',
    seat: 1,
    accused: 2,
    colour: 'blue',
    reason: 'slow',
    right: false,
    verdict: verdict({ seat: 1, accused: 2, colour: 'blue', ...change }),
  });
  language.speak('en');
  expect(tell(challenged({ last: verdict().last, accused: 1, seat: 2 }))).toBe(
    'Cy challenges Bo (◆ blue): out of turn. Right! Bo threw Left out of turn, 640 ms before the challenge.',
  );
  language.speak('fr');
  expect(tell(challenged({ reason: 'slow', right: false, margin: null }))).toBe(
    'Bo défie Cy (◆ bleu)\u00a0: lenteur. Raté\u202f! Ce n’était pas à Cy.',
  );
});

test('a swap names every seat’s new colour', () => {
  language.speak('en');
  expect(tell({ on: 'swapped', colours: ['red', 'blue'] })).toBe('Colours swapped: you ▲ red, Bo ◆ blue.');
});

test('Left = Right says what holds from then on; after a second one left is left again (ZK-63)', () => {
  language.speak('en');
  const said = [true, false].map((reversed) => tell({ on: 'flipped', reversed }));
  expect(said).toEqual([
    'From now on left means right and right means left.',
    'Left is left again, and right is right.',
  ]);
});

test('a verdict says why: the false card, who was due by what, and what follows (ZK-49)', () => {
  language.speak('en');
  const words = wordsOf(verdict(), { ...who, me: 2 });
  expect(words.head).toBe('Ana challenges Bo (● orange): out of turn');
  expect(words.why).toBe('Bo threw Left out of turn, 640 ms before the challenge.');
  expect(words.then).toEqual(['Bo takes the shoe', 'Ana goes on']);
  expect(dueOf(verdict().due, who)).toBe('Cy by ★ yellow');
});

test('a verdict speaks to the two it is about, and shows how it ended for them', () => {
  language.speak('en');
  const heads = [0, 1].map((me) => wordsOf(verdict(), { ...who, me }).head);
  expect(heads).toEqual(['You challenge Bo (● orange): out of turn', 'Ana challenges you (● orange): out of turn']);
  expect(wordsOf(verdict(), { ...who, me: 1 })).toMatchObject({
    why: 'You threw Left out of turn, 640 ms before the challenge.',
    then: ['You take the shoe', 'Ana goes on'],
  });
  language.speak('fr');
  expect(wordsOf(verdict(), who).then).toEqual(['Bo prend le sabot', 'À vous de reprendre']);
  expect([0, 1, 2, null].map((me) => endedFor(verdict(), me))).toEqual(['well', 'badly', null, null]);
  expect([0, 1].map((me) => endedFor(verdict({ takes: null, restarts: null, right: false }), me))).toEqual([
    'badly',
    'well',
  ]);
});

test('a player due by two cards is named once', () => {
  language.speak('en');
  const due = (seat: number, by: 'again' | 'back' | null) => ({ seat, since: 0, by });
  expect(dueOf([due(1, 'again'), due(1, 'back')], who)).toBe('Bo by Again or Back');
  expect(dueOf([due(1, 'back'), due(1, 'back')], who)).toBe('Bo by Back');
  expect(dueOf([due(1, 'again'), due(0, null)], who)).toBe('Bo by Again or you starting');
});

test('a wrong colour card is told why it was wrong (ZK-51)', () => {
  language.speak('en');
  const why = (change: object) =>
    wordsOf(verdict({ fault: null, colour_card: true, due: [{ seat: 3, since: 0, by: 'right' }], ...change }), who).why;
  expect(why({ cards: 16 })).toBe('Bo threw the colour card with 16 cards left.');
  expect(why({ cards: 0 })).toBe('It wasn’t Bo’s turn. Due: Di by Right.');
});

test('with fewer than four cards none is called one of four', () => {
  language.speak('en');
  const why = (count: number) =>
    wordsOf(verdict({ right: false, fault: null, last: Array.from({ length: count }, () => verdict().last[0]!) }), who)
      .why;
  expect([why(3), why(4)]).toEqual([
    'No card in the shoe was Bo’s mistake.',
    'None of the last four cards was Bo’s mistake.',
  ]);
});

test('a failed challenge against a right colour card ends the game (ZK-52)', () => {
  language.speak('en');
  const words = wordsOf(verdict({ right: false, colour_card: true, fault: null, takes: null, restarts: null }), who);
  expect(words).toMatchObject({
    result: 'Failed!',
    why: 'Bo’s colour card was right.',
    then: ['Bo wins at once'],
  });
});

test('slow was right, was answered by a card, or meant the wrong one (ZK-41)', () => {
  language.speak('en');
  const why = (change: object) => wordsOf(verdict({ reason: 'slow', fault: null, ...change }), who).why;
  expect(why({ margin: 1234 })).toBe('It had been Bo’s turn for 1.2 s, and no card came.');
  expect(why({ right: false, margin: 80 })).toBe(
    'It wasn’t Bo’s turn: their last card fell 80 ms before the challenge.',
  );
  expect(why({ right: false, margin: null })).toBe('It wasn’t Bo’s turn.');
});

test('a verdict shows whom each card named next, if it named anyone', () => {
  expect(verdict().last.map((_, index) => namedBy(verdict(), index))).toEqual([2, null]);
  expect(
    namedBy(
      verdict({
        due: [
          { seat: 3, since: 0, by: 'left' },
          { seat: 2, since: 0, by: 'yellow' },
        ],
      }),
      1,
    ),
  ).toBe(3);
});

test('French speaks to the accused: not “son tour” but “votre tour”, and of nobody as of a man', () => {
  language.speak('fr');
  const heads = [1, 2].map((me) => wordsOf(verdict(), { ...who, me }).head);
  expect(heads).toEqual([
    'Ana vous défie (● orange)\u00a0: pas votre tour',
    'Ana défie Bo (● orange)\u00a0: pas son tour',
  ]);
  expect(wordsOf(verdict({ reason: 'slow' }), { ...who, me: 2 }).head).toBe('Ana défie Bo (● orange)\u00a0: lenteur');
});

test('a throw is settled by one’s own card on the shoe, a challenge by its verdict or by being void', () => {
  expect(settles({ do: 'throw' }, update({ on: 'thrown', seat: 0, card: 'red' }), 0)).toBe(true);
  expect(settles({ do: 'throw' }, update({ on: 'thrown', seat: 1, card: 'red' }), 0)).toBe(false);
  expect(
    settles({ do: 'challenge', colour: 'red', reason: 'slow' }, update({ on: 'voided', seat: 0, colour: 'red' }), 0),
  ).toBe(true);
});

test('every card has its own name and its own sound', () => {
  for (const locale of LOCALES) {
    language.speak(locale);
    expect(new Set(CARDS.map(cardName)).size).toBe(15);
  }
  expect(new Set(CARDS.map((card) => JSON.stringify(sounds.CARDS[card]))).size).toBe(15);
});

test('a card sounds alike for all, no matter who threw it', () => {
  const heard = (seat: number, me: number) => guide.sounds!([{ on: 'thrown', seat, card: 'red' } as Fact], me);
  expect(heard(0, 0)).toEqual(heard(1, 0));
  expect(heard(0, 0)).toEqual(heard(0, 3));
});
