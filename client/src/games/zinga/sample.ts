/** A small table for the tests: two players in the first pause. */
import type { SheetView, View } from './wire.gen';

const CELLS = 'Y1 G4 R8 B6 O11 B2 O5 Y7 G10 R1 G8 R3 B9 O2 Y10 O7 Y8 G12 R11 B5 R4 B12 O3 Y9 G6'.split(' ');

export const sheet = (change: Partial<SheetView> = {}): SheetView => ({
  cells: CELLS,
  ticked: [],
  declared: [],
  plus: 0,
  gaffes: 0,
  out: false,
  passing: false,
  ...change,
});

export const view = (change: Partial<View> = {}): View => ({
  phase: 'pause',
  active: 0,
  dice: null,
  sheets: [sheet(), sheet()],
  pawn: null,
  ringer: null,
  call: null,
  changed: false,
  opened: 0,
  closes: 6_000,
  roll_from: 3_000,
  pawn_for: null,
  winner: null,
  mine: { bell_dead_until: 0, declarations_left: 5, answer: null, due: [], seat: 0 },
  ...change,
});
