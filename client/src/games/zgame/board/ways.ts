/** How pieces move, in words: for strangers, and for a tap that led nowhere. */
import { say, tell } from '../../../words/words.svelte';
import { canHold, isMyTurn, ownAt, reachFrom, targetsOf } from './moves';
import type { Note } from '../telling/notes';
import type { PieceView, View } from '../wire.gen';

const CLAUSES = { z: 'ZZ-10', zero: 'ZZ-11', arrow: 'ZZ-12', cross: 'ZZ-13', plus: 'ZZ-14' };

/** Its owner knows what a hidden piece will be. */
export function wayOf({ hidden, symbol }: PieceView): string {
  if (symbol === null) return '';
  return hidden ? `${say('zgame_way_hidden')} ${tell(`zgame_way_revealed_${symbol}`)}` : tell(`zgame_way_${symbol}`);
}

/** Why the held piece can't go there, if that was asked. */
export function missed(view: View, held: string | null, square: string): Note | undefined {
  const piece = held === null || view.phase !== 'play' ? undefined : ownAt(view, held);
  if (!piece || square === held || targetsOf(view, held).includes(square) || canHold(view, square)) return undefined;
  return isMyTurn(view) && reachFrom(view, piece).includes(square) ? barred(view, square) : tooFar(piece, square);
}

function barred(view: View, square: string): Note {
  return { text: say(ownAt(view, square) ? 'zgame_own_there' : 'zgame_no_blocked', { square }), clause: 'ZZ-15' };
}

function tooFar({ hidden, symbol }: PieceView, square: string): Note {
  const [way, clause] =
    hidden || symbol === null ? [say('zgame_way_hidden'), 'ZZ-16'] : [tell(`zgame_way_${symbol}`), CLAUSES[symbol]];
  return { text: say('zgame_too_far', { square, way }), clause };
}
