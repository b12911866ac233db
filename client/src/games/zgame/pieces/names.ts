/** Squares, symbols and pieces in words, for the log and for screen readers. */
import { say, tell } from '../../../words/words.svelte';
import type { Symbol } from './squares';
import type { Standing } from './plies';

export const symbolName = (symbol: Symbol) => tell(`zgame_symbol_${symbol}`);

/** `c2, your hidden cross`: mine, theirs or, for onlookers, by its side. */
export function spokenSquare(square: string, piece: Standing | undefined, mark?: Symbol): string {
  return piece
    ? [square, spokenPiece(piece), ...(mark ? [say('zgame_marked', { symbol: symbolName(mark) })] : [])].join(', ')
    : square;
}

function spokenPiece({ side, symbol, hidden }: Standing): string {
  const of = tell(`zgame_side_${side}`);
  if (symbol === null) return say('zgame_piece_unknown', { side: of });
  return say(hidden ? 'zgame_piece_hidden' : 'zgame_piece', { side: of, symbol: symbolName(symbol) });
}

/** As it is written (ZZ-32), in one's own language: `c2xc3=croix`. */
export const spokenPly = (ply: string) => ply.replace(/=(\w+)/g, (_, symbol: Symbol) => `=${symbolName(symbol)}`);
