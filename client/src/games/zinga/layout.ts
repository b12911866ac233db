/** Where things lie on the ZINGA table, as a pure function of what a seat sees. */
import type { DieColour } from './colours';
import type { View } from './wire.gen';

export type DiePlace = { colour: DieColour; x: number; y: number; rotation: number; face: number | null };
export type Layout = { dice: DiePlace[]; sheets: number[]; pawn: number | null };

const DICE: DieColour[] = ['W', 'R', 'O', 'Y', 'G', 'B']; // as the house names them
const SHOWN: DieColour[] = ['R', 'O', 'Y', 'G', 'B', 'W']; // white last: it is added to the others
const TILT = 7; // degrees at most, so that a die can be read at once

/** `columns`: 3 on a wide table, 6 on a phone. Places count in dice, from the upper left. */
export function layout(view: View, seat: number | null, columns = 3): Layout {
  const dice = SHOWN.map((colour, index) => dieAt(colour, index, columns, view));
  return { dice, sheets: seating(view.sheets.length, seat), pawn: view.pawn };
}

/** All seats clockwise, the own one first. */
export function seating(seats: number, seat: number | null): number[] {
  return Array.from({ length: seats }, (_, step) => ((seat ?? 0) + step) % seats);
}

/** Where the pips of a face lie, in a square from -1 to 1. */
export function pips(face: number): [number, number][] {
  const corners: [number, number][] = [[-1, -1], [1, 1], [1, -1], [-1, 1]];
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

export type Measures = { wide: boolean; columns: number; die: number; pitch: number; bell: number; sheet: number; cell: number };

const FRAME = 1.22; // of the sheet's height over its width: the head lies above the square

/** How large things are on a board of this size, in px. */
export function measures(width: number, height: number): Measures {
  return width > height * 0.95 && width > 560 ? besideEachOther(width, height) : oneBelowOther(width, height);
}

/** Dice and bell left, sheet and buttons right. */
function besideEachOther(width: number, height: number): Measures {
  const sheet = Math.min(width * 0.5 - 24, (height - 120) / FRAME, 640);
  const pitch = Math.min((width - sheet - 110) / 3, (height - 60) / 4.2, 150);
  const bell = Math.min(pitch * 2, height - 2 * pitch - 110, 260);
  return { wide: true, columns: 3, die: pitch * 0.88, pitch, bell, sheet, cell: sheet / 5.7 };
}

/** Dice, sheet, then bell and buttons under the thumbs. */
function oneBelowOther(width: number, height: number): Measures {
  const pitch = Math.min((width - 20) / 6, 96);
  const left = height - pitch - 40; // for sheet and thumbs
  const sheet = Math.min(width - 20, (left - 150) / FRAME, 620);
  const bell = Math.min(220, Math.max(120, left - sheet * FRAME), width * 0.42);
  return { wide: false, columns: 6, die: pitch * 0.88, pitch, bell, sheet, cell: sheet / 5.7 };
}
