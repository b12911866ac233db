/** The eight keys round S: which of them leads to which neighbouring area, as the course lies on the screen. */
import { goalOf } from '../../pieces/geometry';
import { placeOf } from '../../pieces/ways';

/** By position, as `KeyboardEvent.code` names them: letters differ from layout to layout. */
export type Key = 'KeyQ' | 'KeyW' | 'KeyE' | 'KeyA' | 'KeyD' | 'KeyZ' | 'KeyX' | 'KeyC';
const ROUND: (Key | undefined)[][] = [
  ['KeyQ', 'KeyW', 'KeyE'],
  ['KeyA', undefined, 'KeyD'],
  ['KeyZ', 'KeyX', 'KeyC'],
];

/** From where to where, in columns and rows of the screen: forward is up, or to the right. */
function wayTo(from: number, to: number, cards: number, up: boolean): readonly [number, number] {
  const [here, there] = [placeOf(from, cards), placeOf(to, cards)];
  const along = Math.sign(there.along - here.along);
  const straight = to === goalOf(cards); // the goal lies across all lanes
  const across = straight ? 0 : Math.sign(there.across - here.across);
  return up ? [across, -along || 0] : [along, across];
}

export function keyTo(from: number, to: number, cards: number, up: boolean): Key | undefined {
  const [x, y] = wayTo(from, to, cards, up);
  return ROUND[y + 1]![x + 1];
}

/** Which of the areas that fit this key leads to. */
export const areaBy = (code: string, from: number, fits: readonly number[], cards: number, up: boolean) =>
  fits.find((area) => keyTo(from, area, cards, up) === code);

type Heading = 'ahead' | 'back' | 'left' | 'right' | 'ahead_left' | 'ahead_right' | 'back_left' | 'back_right';

/** As the runner sees it. */
export function headingOf(from: number, to: number, cards: number): Heading {
  const [along, across] = wayTo(from, to, cards, false);
  const [far, side] = [['back', '', 'ahead'][along + 1], ['left', '', 'right'][across + 1]];
  return [far, side].filter(Boolean).join('_') as Heading;
}
