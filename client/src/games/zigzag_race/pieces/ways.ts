/** Which areas of a course are neighbours, and where they lie (ZR-3, ZR-20 to ZR-22). For pictures, keys and the trainer:
 *  at a table the server alone says what fits. */
import { AREAS, goalOf, isMiddle } from './geometry';

const [LANES, ROWS] = [3, 4];
const LAST_ROW = AREAS - LANES;
const onCard = (area: number) => area % AREAS;
const cardOf = (area: number) => Math.floor(area / AREAS);

type Place = { along: number; across: number };

/** In half lanes: how far along the course, and how far from its left edge. The goal lies across the end. */
export function placeOf(area: number, cards: number): Place {
  if (area < 0) return { along: -2, across: 2 };
  if (area >= goalOf(cards)) return { along: 2 * ROWS * cards, across: 2 };
  const [row, column] = [Math.floor(onCard(area) / 5), onCard(area) % 5];
  const along = 2 * (ROWS * cardOf(area) + row);
  return isMiddle(area) ? { along: along + 1, across: 2 * (column - LANES) + 1 } : { along, across: 2 * column };
}

/** ZR-3: straight, sideways, and through a middle area to its four corners. */
function touch(one: number, other: number): boolean {
  const [here, there] = [placeOf(one, 1), placeOf(other, 1)];
  const [along, across] = [Math.abs(here.along - there.along), Math.abs(here.across - there.across)];
  return isMiddle(one) === isMiddle(other) ? !isMiddle(one) && along + across === 2 : along === 1 && across === 1;
}

const ALL = Array.from({ length: AREAS }, (_, area) => area);
const ON_CARD = ALL.map((area) => ALL.filter((other) => touch(area, other)));

/** ZR-20 to ZR-22: backwards too, and from card to card only straight on in the same lane. */
export function neighboursOf(area: number, cards: number): number[] {
  const goal = goalOf(cards);
  if (area >= goal) return [];
  if (area < 0) return cards ? ALL.slice(0, LANES) : [goal];
  const found = ON_CARD[onCard(area)]!.map((there) => cardOf(area) * AREAS + there);
  if (onCard(area) >= LAST_ROW) found.push(Math.min(area + LANES, goal));
  if (onCard(area) < LANES && cardOf(area) > 0) found.push(area - LANES);
  return found;
}

/** ZR-35: the fewest steps to the goal, whatever the ground. */
export function stepsLeft(area: number, cards: number): number {
  if (area < 0) return ROWS * cards + 1;
  return ROWS * (cards - cardOf(area)) - Math.floor(onCard(area) / 5);
}
