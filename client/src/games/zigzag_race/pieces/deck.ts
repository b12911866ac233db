/** The obstacle cards (ZR-4). A tile is a card as it lies: twice its number, plus 1 if it is turned round. */
import { DECK } from './deck.gen';
import { AREAS } from './geometry';
import { terrainOf, type Terrain } from './terrains';

/** 18 letters, in the order of its areas. */
export function areasOf(tile: number): string {
  const areas = DECK[tile >> 1] ?? '';
  return tile % 2 ? [...areas].reverse().join('') : areas;
}

export const turned = (tile: number) => tile ^ 1;

/** Of a course of these tiles; after the last of them comes the goal. */
export function terrainAt(tiles: readonly number[], goal: Terrain | null, area: number): Terrain | undefined {
  const tile = tiles[Math.floor(area / AREAS)];
  return tile === undefined ? (goal ?? undefined) : terrainOf(areasOf(tile)[area % AREAS]!);
}
