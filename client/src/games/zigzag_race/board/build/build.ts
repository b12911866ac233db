/** A course while it is built (ZR-11, ZR-13): every place is filled at every moment, so every change is a swap or a turn.
 *  Places are numbered along the course, then over the discarded cards. */
import { arrowOf } from '../../../kit/keys/keys';
import { areasOf } from '../../pieces/deck';
import { letterOf, TERRAINS, type Terrain } from '../../pieces/terrains';

export type Laid = { course: readonly number[]; aside: readonly number[] };
type Step = -1 | 1;

export const cardIn = (tile: number) => tile >> 1;
export const isTurned = (tile: number) => tile % 2 === 1;
export const tileAt = ({ course, aside }: Laid, place: number) => [...course, ...aside][place];
export const isAside = ({ course }: Laid, place: number) => place >= course.length;
/** Where a card lies now; -1: it isn't here. */
export const placeOf = ({ course, aside }: Laid, card: number) =>
  [...course, ...aside].findIndex((tile) => cardIn(tile) === card);

export function swapped(laid: Laid, one: number, other: number): Laid {
  const tiles = tilesOf(laid);
  [tiles[one], tiles[other]] = [tiles[other]!, tiles[one]!];
  return split(tiles, laid);
}

export function turned(laid: Laid, place: number): Laid {
  return split(
    tilesOf(laid).map((tile, index) => (index === place ? tile ^ 1 : tile)),
    laid,
  );
}

/** Later or sooner on the course; undefined: it can't go there. */
export function moved(laid: Laid, place: number, step: Step): Laid | undefined {
  const to = place + step;
  if (isAside(laid, place) || to < 0 || isAside(laid, to)) return undefined;
  return swapped(laid, place, to);
}

/** For the card that was discarded first; so, done again and again, it offers each of them. */
export function discarded(laid: Laid, place: number): Laid | undefined {
  if (isAside(laid, place) || !laid.aside.length) return undefined;
  const [fresh, ...rest] = laid.aside;
  const course = laid.course.map((tile, index) => (index === place ? fresh! : tile));
  return { course, aside: [...rest, laid.course[place]!] };
}

export const isSame = (one: readonly number[], other: readonly number[]) =>
  one.length === other.length && one.every((tile, index) => tile === other[index]);

/** How many areas of each ground there are on the course. */
export function tally(course: readonly number[]): { terrain: Terrain; count: number }[] {
  const letters = course.map(areasOf).join('');
  return TERRAINS.map((terrain) => ({ terrain, count: letters.split(letterOf(terrain)).length - 1 }));
}

/** How far an arrow leads along the course, which runs up or to the right; 0: across it. Undefined: not an arrow. */
export function strideOf(key: string, up: boolean): Step | 0 | undefined {
  const arrow = arrowOf(key);
  if (!arrow) return undefined;
  return ((up ? -arrow[1] : arrow[0]) || 0) as Step | 0; // never -0
}

/** Which place an arrow chooses: along the row it stands in, or over to the other one. An edge holds. */
export function chosenBy(laid: Laid, place: number, key: string, up: boolean): number | undefined {
  const stride = strideOf(key, up);
  const [course, aside] = [laid.course.length, laid.aside.length];
  if (stride === undefined) return undefined;
  if (isAside(laid, place) && up) return besides(place, key, course, aside);
  const [first, last] = isAside(laid, place) ? [course, course + aside - 1] : [0, course - 1];
  if (stride !== 0) return Math.min(last, Math.max(first, place + stride));
  if (!aside) return place;
  return isAside(laid, place) ? Math.min(place - course, course - 1) : course + Math.min(place, aside - 1);
}

/** On a phone the discarded cards lie beside each other: left of the first is the course. */
function besides(place: number, key: string, course: number, aside: number): number {
  const [step] = arrowOf(key)!;
  return place + step < course ? Math.floor(course / 2) : Math.min(course + aside - 1, place + step);
}

const tilesOf = ({ course, aside }: Laid) => [...course, ...aside];
const split = (tiles: number[], { course }: Laid): Laid => ({
  course: tiles.slice(0, course.length),
  aside: tiles.slice(course.length),
});
