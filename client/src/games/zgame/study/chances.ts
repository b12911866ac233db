/** How a game swung, as a curve: White's chance after each ply, from the engine that knows all symbols. */
export const WIDE = 260;
export const HIGH = 72;
const WHOLE = 1000; // chances are thousandths

export type Point = [x: number, y: number];

export const pointsOf = (chances: readonly number[]): Point[] =>
  chances.map((chance, ply) => [
    round((ply * WIDE) / Math.max(1, chances.length - 1)),
    round(HIGH - (chance * HIGH) / WHOLE),
  ]);

/** The ply whose point lies nearest to this place, from 0 at the left to 1 at the right. */
export const plyAt = (across: number, plies: number): number =>
  Math.min(plies, Math.max(0, Math.round(across * plies)));

/** White's ground: everything below the curve. */
export const groundOf = (points: Point[]): string =>
  `M0 ${HIGH}L${points.map((point) => point.join(' ')).join('L')}L${WIDE} ${HIGH}z`;

export const percent = (chance: number): number => Math.round(chance / 10);

/** As it stands in the list of moves: 3. for White's third, 3… for Black's. */
export const numberOf = (ply: number): string => `${Math.ceil(ply / 2)}${ply % 2 ? '.' : '…'}`;

const round = (value: number) => Math.round(value * 10) / 10;
