/** Where things lie on the ZINGA table, as a pure function of what a seat sees. */
import { clockwise } from '../../table/clockwise';
import type { DieColour } from './colours';
import type { View } from './wire.gen';

export type DiePlace = { colour: DieColour; x: number; y: number; rotation: number; face: number | null };
export type Layout = { dice: DiePlace[]; sheets: number[]; pawn: number | null };

export const DICE: DieColour[] = ['W', 'R', 'O', 'Y', 'G', 'B']; // as the house names them
const SHOWN: DieColour[] = ['R', 'O', 'Y', 'G', 'B', 'W']; // white last: it is added to the others
const TILT = 7; // degrees at most, so that a die can be read at once

/** `columns`: 3 on a wide table, 6 on a phone. Places count in dice, from the upper left. */
export function layout(view: View, seat: number | null, columns = 3): Layout {
  const dice = SHOWN.map((colour, index) => dieAt(colour, index, columns, view));
  return { dice, sheets: clockwise(view.sheets.length, seat), pawn: view.pawn };
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

export type Arrangement = 'wide' | 'low' | 'tall';
export type Measures = { shape: Arrangement; columns: number; die: number; pitch: number; bell: number; sheet: number; cell: number };

const FRAME = 1.2; // of the sheet's height over its width: its head lies above the square
const BUTTONS = 110; // rows of buttons below the sheet or beside the bell

/** How large things are on a board of this size, in px. */
export function measures(width: number, height: number): Measures {
  if (width < Math.max(560, height * 0.95)) return tall(width, height);
  return height < 480 ? low(width, height) : wide(width, height);
}

/** Dice and bell left, sheet and buttons right. */
function wide(width: number, height: number): Measures {
  const sheet = Math.min(width * 0.5 - 24, (height - BUTTONS - 50) / FRAME, 640);
  const pitch = Math.min((width - sheet - 150) / 3, (height - 60) / 4.2, 150);
  const bell = Math.min(pitch * 2, height - 2 * pitch - 110, 260);
  return sized('wide', 3, pitch, bell, sheet);
}

/** A phone on its side: dice and buttons under the left thumb, the bell under the right one. */
function low(width: number, height: number): Measures {
  const sheet = Math.min((height - 16) / FRAME, width * 0.45);
  const pitch = Math.min((height - BUTTONS - 66) / 2, (width - sheet - 60) / 6);
  return sized('low', 3, pitch, 2 * pitch + 36, sheet);
}

/** Dice, sheet, then bell and buttons under the thumbs. */
function tall(width: number, height: number): Measures {
  const pitch = Math.min((width - 20) / 6, 96);
  const left = height - pitch - 120; // for sheet and thumbs; the rest is spoken words, gaps and the other call
  const sheet = Math.min(width - 20, (left - BUTTONS) / FRAME, 620);
  const bell = Math.min(220, Math.max(BUTTONS, left - sheet * FRAME), width * 0.4);
  return sized('tall', 6, pitch, bell, sheet);
}

function sized(shape: Arrangement, columns: number, pitch: number, bell: number, sheet: number): Measures {
  return { shape, columns, die: pitch * 0.88, pitch, bell, sheet, cell: sheet / 5.7 };
}
