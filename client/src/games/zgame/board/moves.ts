/** What a hand may do with what it sees: which squares answer a tap, and what it then means. Allowed is what the server listed. */
import type { Standing } from '../pieces/plies';
import { reachOf } from '../pieces/reach';
import type { Action, Move, PieceView, Reveal, View } from '../wire.gen';

export type Play = Move | Reveal;
/** `later`: for one's next turn, not for now. */
export type Tap = { held: string | null; act?: Action; later?: Play };

export const isMyTurn = (view: View) => view.mine !== null && view.turn === view.mine.seat;
const isWaiting = (view: View) => view.phase === 'play' && view.mine !== null && !isMyTurn(view);
export const ownAt = (view: View, square: string) =>
  view.pieces.find((piece) => piece.square === square && piece.side === view.mine?.side);

/** Where the piece on this square may go; on the other's turn, where it might. */
export function targetsOf(view: View, square: string | null): string[] {
  if (square === null || !view.mine) return [];
  if (view.phase === 'setup')
    return view.mine.swaps.includes(square) ? view.mine.swaps.filter((other) => other !== square) : [];
  if (isMyTurn(view)) return view.mine.moves.find((move) => move.square === square)?.targets ?? [];
  const piece = isWaiting(view) ? ownAt(view, square) : undefined;
  return piece ? reachFrom(view, piece) : [];
}

export const reachFrom = ({ size }: View, piece: PieceView) => reachOf(piece.square, piece.side, movesAs(piece), size);

const movesAs = ({ hidden, symbol }: PieceView) => (hidden || symbol === null ? 'zero' : symbol);

export function canReveal(view: View, square: string | null): square is string {
  if (square === null || !view.mine) return false;
  return isMyTurn(view)
    ? view.mine.reveals.includes(square)
    : isWaiting(view) && (ownAt(view, square)?.hidden ?? false);
}

export const canHold = (view: View, square: string) => targetsOf(view, square).length > 0 || canReveal(view, square);

/** A second tap on the held piece lets it go. */
export function tapped(view: View, held: string | null, square: string): Tap {
  if (held !== null && targetsOf(view, held).includes(square)) return put(view, held, square);
  return { held: square !== held && canHold(view, square) ? square : null };
}

function put(view: View, held: string, square: string): Tap {
  if (view.phase === 'setup') return { held: null, act: { do: 'swap', one: held, other: square } };
  const move: Move = { do: 'move', origin: held, target: square };
  return isMyTurn(view) ? { held: null, act: move } : { held: null, later: move };
}

export function revealed(view: View, square: string): Tap {
  if (!canReveal(view, square)) return { held: square };
  const reveal: Reveal = { do: 'reveal', square };
  return isMyTurn(view) ? { held: null, act: reveal } : { held: null, later: reveal };
}

/** A plan is played only if the server lists it now. */
export function isAllowed(view: View, play: Play): boolean {
  if (!isMyTurn(view)) return false;
  return play.do === 'reveal' ? canReveal(view, play.square) : targetsOf(view, play.origin).includes(play.target);
}

export const squaresOf = (play: Play | null): string[] =>
  play === null ? [] : play.do === 'reveal' ? [play.square] : [play.origin, play.target];

/** The pieces as they will stand if the server agrees: what the finger did is seen at once. */
export function expected(pieces: Standing[], acts: readonly Action[]): Standing[] {
  return acts.reduce(
    (now, act) => (act.do === 'move' ? carried(now, act) : act.do === 'swap' ? swapped(now, act.one, act.other) : now),
    pieces,
  );
}

function carried(pieces: Standing[], { origin, target }: Move): Standing[] {
  if (!pieces.some(({ square }) => square === origin)) return pieces;
  return pieces
    .filter(({ square }) => square !== target)
    .map((piece) => (piece.square === origin ? { ...piece, square: target } : piece));
}

function swapped(pieces: Standing[], one: string, other: string): Standing[] {
  const at = (square: string) => pieces.find((piece) => piece.square === square)?.symbol ?? null;
  return pieces.map((piece) =>
    piece.square === one
      ? { ...piece, symbol: at(other) }
      : piece.square === other
        ? { ...piece, symbol: at(one) }
        : piece,
  );
}
