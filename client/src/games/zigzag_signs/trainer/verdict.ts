/** Why a hand makes what it makes, in words: which line, what a STOP took away, which card is missing. */
import { seconds } from '../../kit/train/seconds';
import { say } from '../../../words/words.svelte';
import { cardName, commonOf, featureOf, kindOf, valueName, valuesOf, type Value } from '../pieces/cards';
import type { Answer } from './exercise';
import { makesOf, type Task } from './task';

export function verdictOf(task: Task, { reply, right, time }: Answer): string {
  if (right) return say('zigzag_signs_train_right', { time: seconds(time), why: whyOf(task) });
  return say(reply === null ? 'zigzag_signs_train_slow' : 'zigzag_signs_train_wrong', { why: whyOf(task) });
}

export function whyOf(task: Task): string {
  const makes = makesOf(task);
  const common = names(commonOf(task.cards, task.stops));
  const lost = lostOf(task);
  const taken = lost.length ? ` ${say('zigzag_signs_train_stopped', { values: names(lost) })}` : '';
  if (makes !== 'nothing')
    return say('zigzag_signs_train_makes', { call: makes.toUpperCase(), values: common }) + taken;
  return lost.length ? say('zigzag_signs_train_nothing') + taken : missing(task);
}

/** What all four share, but for STOPs. */
export const lostOf = ({ cards, stops }: Task): Value[] =>
  commonOf(cards).filter((value) => stops.includes(featureOf(value)));

function missing({ cards }: Task): string {
  const special = cards.find((card) => card !== 'joker' && kindOf(card) !== undefined);
  if (special) return say('zigzag_signs_train_special', { card: cardName(special) });
  const [value, other] = nearest(cards);
  return say('zigzag_signs_train_missed', { value: valueName(value), card: cardName(other) });
}

/** The value that most cards have, and a card without it. */
function nearest(cards: readonly string[]): [Value, string] {
  const others = (value: Value) => cards.filter((card) => card !== 'joker' && !valuesOf(card).includes(value));
  const value = cards.flatMap(valuesOf).toSorted((one, two) => others(one).length - others(two).length)[0]!;
  return [value, others(value)[0]!];
}

const names = (values: readonly Value[]) => values.map(valueName).join(' + ');
