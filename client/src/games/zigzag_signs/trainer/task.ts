/** Four cards to judge, and STOPs that lie there: made around a value, so that what is missing is missing by little. */
import { drawn, type Luck } from '../../kit/train/luck';
import { LETTERS } from '../cards.gen';
import { commonOf, FEATURES, type Feature } from '../pieces/cards';

export type Makes = 'zig' | 'zag' | 'nothing';
export type Mode = 'plain' | 'stops';
export type Task = { cards: readonly string[]; stops: readonly Feature[] };

const POWERS = ['theft', 'swap', 'z', 'master', 'ten', 'see'] as const;
const [ONE_IN, SPECIAL_IN] = [3, 6]; // hands with a joker; hands of nothing spoilt by a special card

/** ZS-30: a ZAG is a ZIG as well, but here the better name is asked for. */
export function makesOf({ cards, stops }: Task): Makes {
  const count = commonOf(cards, stops).length;
  return count === 0 ? 'nothing' : count === 1 ? 'zig' : 'zag';
}

/** Draws until it makes what is wanted: about one try in two does. */
export function taskFor(wanted: Makes, mode: Mode, luck: Luck): Task {
  for (;;) {
    const task = mode === 'stops' ? stopped(wanted, luck) : { cards: handFor(wanted, luck), stops: [] };
    if (makesOf(task) === wanted) return task;
  }
}

/** How many features all four cards share, before anything is spoilt. */
const SHARED: Record<Makes, number> = { zig: 1, zag: 2, nothing: 1 };

/** What a STOP makes the next best of. */
const BETTER = { zig: 'zag', nothing: 'zig' } as const;

/** A hand of nothing is a ZIG with one card changed. */
function handFor(wanted: Makes, luck: Luck): string[] {
  const hand = withJoker(alike(SHARED[wanted], luck), luck);
  if (wanted !== 'nothing') return shuffled(hand, luck);
  const other = luck(SPECIAL_IN) === 0 ? POWERS[luck(POWERS.length)]! : character(luck);
  return shuffled([...hand.slice(0, 3), other], luck);
}

/** ZS-33: a STOP may take away what makes the hand, or something that it doesn't need. */
function stopped(wanted: Makes, luck: Luck): Task {
  const better = wanted === 'zag' ? 'zag' : luck(2) ? BETTER[wanted] : wanted;
  const cards = handFor(better, luck);
  const stops = drawn(FEATURES, 1 + (wanted === 'zag' ? 0 : luck(2)), luck);
  return { cards, stops };
}

/** Four characters that share exactly the values of `count` features; the other features are mixed. */
function alike(count: number, luck: Luck): string[] {
  const shared = drawn([0, 1, 2], count, luck);
  const model = character(luck);
  for (;;) {
    const cards = Array.from({ length: 4 }, () => mixed(model, shared, luck));
    if (new Set(cards).size === 4 && commonOf(cards).length === count) return cards;
  }
}

const mixed = (model: string, shared: number[], luck: Luck) =>
  [...character(luck)].map((letter, at) => (shared.includes(at) ? model[at]! : letter)).join('');

const character = (luck: Luck) => [0, 4, 8].map((first) => LETTERS[first + luck(4)]).join('');

const withJoker = (cards: string[], luck: Luck) => (luck(ONE_IN) === 0 ? ['joker', ...cards.slice(1)] : cards);

const shuffled = (cards: string[], luck: Luck) => drawn(cards, cards.length, luck);
