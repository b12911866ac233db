/** The field in words, for screen readers. */
import type { Who } from '../../../contract';
import { called } from '../../../kit/telling/you';
import { say } from '../../../../words/words.svelte';
import { terrainName, terrainOf } from '../../pieces/terrains';
import type { View } from '../../wire.gen';
import { cellOf } from '../layout';
import { GONE, HELD, holderOf } from '../moves';

export function cardWords(view: View, place: number, up: boolean, who: Who): string {
  const { column, row } = cellOf(place, up);
  const where = { row: row + 1, column: column + 1 };
  const mark = view.field[place]!;
  if (mark === GONE) return say('zigzag_race_card_gone', where);
  if (mark === HELD) return heldWords(view, place, who);
  const terrain = terrainOf(mark);
  return terrain
    ? say('zigzag_race_card_up', { ...where, terrain: terrainName(terrain) })
    : say('zigzag_race_card_down', where);
}

function heldWords(view: View, place: number, who: Who): string {
  const seat = holderOf(view, place);
  const terrain = view.seats[seat]?.hand?.terrain;
  const name = seat < 0 ? '' : called(seat, who);
  return terrain
    ? say('zigzag_race_card_held', { name, terrain: terrainName(terrain) })
    : say('zigzag_race_card_lifted', { name });
}
