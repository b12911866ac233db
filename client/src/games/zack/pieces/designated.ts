/** Whom a card names next (ZK-22 to ZK-25): for the rulebook, the trainer and the help in a first game. The table itself never tells. */
import { isColour, isStop, type Card, type Colour } from './colours';

export type Lying = { card: Card; seat: number };
/** ZK-14: left is the next higher seat. */
const STEPS: Partial<Record<Card, number>> = { left: 1, 'two-left': 2, right: -1, 'two-right': -2 };

/** The seat that the top card of `shoe` names; null: nobody, for the shoe is empty or play is halted. */
export function designated(shoe: readonly Lying[], colours: readonly Colour[], reversed: boolean): number | null {
  const top = shoe.at(-1);
  if (!top || isStop(top.card)) return null;
  const below = shoe.slice(0, -1);
  const card = top.card === 'again' ? repeated(below) : top.card;
  if (card === null) return top.seat;
  return card === 'back' ? sender(below, top.seat) : follow(card, top.seat, colours, reversed);
}

/** On a Stop card or an empty shoe *Back* counts as a first card (ZK-24, ZK-25). */
function sender(below: readonly Lying[], thrower: number): number {
  const under = below.at(-1);
  return under && !isStop(under.card) ? under.seat : thrower;
}

/** ZK-25: the instruction of the nearest card that is not *Again*. */
function repeated(below: readonly Lying[]): Card | null {
  const card = below.findLast((lying) => lying.card !== 'again')?.card;
  return card && !isStop(card) ? card : null;
}

function follow(card: Card, thrower: number, colours: readonly Colour[], reversed: boolean): number {
  if (isColour(card)) return colours.indexOf(card);
  const step = (STEPS[card] ?? 0) * (reversed ? -1 : 1);
  return (thrower + step + colours.length) % colours.length;
}
