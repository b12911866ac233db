/** Where dice, sheets and pawn lie on the table, as a pure function of what a seat sees. */
import { clockwise } from '../../../table/clockwise';
import { DICE, SHOWN, type DieColour } from './colours';
import type { View } from '../wire.gen';

export type DiePlace = { colour: DieColour; x: number; y: number; rotation: number; face: number | null };
export type Layout = { dice: DiePlace[]; sheets: number[]; pawn: number | null };

const TILT = 7; // degrees at most, so that a die can be read at once

/** `columns`: 3 on a wide table, 6 on a phone. Places count in dice, from the upper left. */
export function layout(view: View, seat: number | null, columns = 3): Layout {
  const dice = SHOWN.map((colour, index) => dieAt(colour, index, columns, view));
  return { dice, sheets: clockwise(view.sheets.length, seat), pawn: view.pawn };
}

/** Where the pips of a face lie, in a square from -1 to 1. */
export function pips(face: number): [number, number][] {
  const corners: [number, number][] = [
    [-1, -1],
    [1, 1],
    [1, -1],
    [-1, 1],
  ];
  const middle: [number, number][] = face % 2 ? [[0, 0]] : [];
  if (face === 6) return [...corners, [-1, 0], [1, 0]];
  return [...middle, ...corners.slice(0, face - (face % 2))];
}

function dieAt(colour: DieColour, index: number, columns: number, view: View): DiePlace {
  const face = view.dice?.[DICE.indexOf(colour)] ?? null;
  const place = { x: index % columns, y: Math.floor(index / columns) };
  return { colour, ...place, rotation: tilt(index, face), face };
}

/** Looks thrown, yet every screen shows the same. */
function tilt(index: number, face: number | null): number {
  return face === null ? 0 : ((index * 5 + face * 3) % (2 * TILT + 1)) - TILT;
}
