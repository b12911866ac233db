/** The written plies (ZZ-32) read again, and all that stood on the board after each of them. */
import { homeOf, SIDES, Z_PLACE, type Side, type Symbol } from './squares';
import type { TakenView, View } from '../wire.gen';

export type Ply =
  | { kind: 'move'; origin: string; target: string; taken: Symbol | null; arrived: Symbol | null }
  | { kind: 'reveal'; square: string; symbol: Symbol };

/** A piece is known by the square it started from, whatever its symbol. */
export type Standing = { id: string; square: string; side: Side; symbol: Symbol | null; hidden: boolean };
export type Moment = { pieces: Standing[]; taken: TakenView[]; last: string[] };

const MOVE = /^[ZOAXP]?([a-g]\d)([-x])([a-g]\d)(?:=([a-z]+))?(?:=([a-z]+))?$/;
const REVEAL = /^!([a-g]\d)=([a-z]+)$/;

export function plyOf(text: string): Ply {
  const [, square, shown] = REVEAL.exec(text) ?? [];
  if (square) return { kind: 'reveal', square, symbol: shown as Symbol };
  const [, origin, how, target, one, other] = MOVE.exec(text)!;
  const [taken, arrived] = how === 'x' ? [one, other] : [undefined, one];
  return {
    kind: 'move',
    origin: origin!,
    target: target!,
    taken: (taken as Symbol) ?? null,
    arrived: (arrived as Symbol) ?? null,
  };
}

/** The board before the first ply and after each; symbols as far as this page knows them now. */
export function momentsOf(view: View): Moment[] {
  const bare = [first(view)];
  for (const text of view.score) bare.push(after(bare.at(-1)!, plyOf(text)));
  const known = symbolsOf(view, bare);
  return bare.map((moment) => ({
    ...moment,
    pieces: moment.pieces.map((piece) => ({ ...piece, symbol: known.get(piece.id) ?? null })),
  }));
}

/** What one side could see of it then (ZZ-30). */
export const knownTo = (side: Side, { pieces }: Moment): Standing[] =>
  pieces.map((piece) => (piece.side !== side && piece.hidden ? { ...piece, symbol: null } : piece));

function first({ size }: View): Moment {
  const pieces = SIDES.flatMap((side) =>
    homeOf(size, side).map((square, place): Standing => ({
      id: square,
      square,
      side,
      symbol: place === Z_PLACE ? 'z' : null,
      hidden: place !== Z_PLACE,
    })),
  );
  return { pieces, taken: [], last: [] };
}

/** What this ply makes of a moment. */
export function after({ pieces, taken }: Moment, ply: Ply): Moment {
  if (ply.kind === 'reveal')
    return {
      pieces: pieces.map((piece) => (piece.square === ply.square ? shown(piece, ply.symbol) : piece)),
      taken,
      last: [ply.square],
    };
  const gone = pieces.find(({ square }) => square === ply.target);
  return {
    pieces: pieces
      .filter((piece) => piece !== gone)
      .map((piece) => (piece.square === ply.origin ? moved(piece, ply) : piece)),
    taken: gone && ply.taken ? [...taken, { side: gone.side, symbol: ply.taken }] : taken,
    last: [ply.origin, ply.target],
  };
}

const shown = (piece: Standing, symbol: Symbol): Standing => ({ ...piece, symbol, hidden: false });
const moved = (piece: Standing, { target, arrived }: Ply & { kind: 'move' }): Standing => ({
  ...(arrived ? shown(piece, arrived) : piece),
  square: target,
});

/** By id: from what stands on the board now, and from what was shown or taken on the way. */
function symbolsOf(view: View, moments: Moment[]): Map<string, Symbol> {
  const seen = new Map<string, Symbol>();
  const note = (id: string | undefined, symbol: Symbol | null) => id && symbol && seen.set(id, symbol);
  for (const { pieces } of moments) for (const { id, symbol } of pieces) note(id, symbol);
  view.score
    .map(plyOf)
    .forEach((ply, index) => ply.kind === 'move' && note(idAt(moments[index]!, ply.target), ply.taken));
  for (const { square, symbol } of view.pieces) note(idAt(moments.at(-1)!, square), symbol);
  return seen;
}

const idAt = ({ pieces }: Moment, square: string) => pieces.find((piece) => piece.square === square)?.id;
