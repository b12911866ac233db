/** Cards as pictures, each made once: as elements, sixty shapes for each card would be drawn in every frame of a flight. */
import { picture } from '../../../ui/picture';
import type { Element } from './art/bodies';
import type { Accessory } from './art/poses';
import type { Landscape } from './art/scenes';
import { BACK, character, EDGE, special } from './art/sheet';
import { kindOf, valuesOf } from './cards';

const WIDEST = 190; // px of a card on a large screen

export const cardPicture = (card: string | null) => picture(`zigzag_signs ${card}`, frame(), () => strokesOf(card));

const frame = () => ({
  side: WIDEST * (globalThis.devicePixelRatio > 1 ? 2 : 1),
  span: 240,
  middle: [120, 168] as const,
  tall: 1.4,
  within: EDGE,
});

function strokesOf(card: string | null) {
  const kind = card === null ? undefined : kindOf(card);
  if (card === null) return BACK;
  if (kind) return special(card, kind);
  return character(...(valuesOf(card) as [Element, Landscape, Accessory]));
}
