/** A ply in words, for screen readers. */
import { say, tell } from '../../../words/words.svelte';
import { symbolName } from '../pieces/names';
import type { Ply } from '../pieces/plies';
import type { Side } from '../pieces/squares';

const nameOf = (side: Side) => tell(`zgame_camp_${side}`);

/** `by`: whose ply it is. */
export function saidOf(ply: Ply, by: Side, other: Side): string {
  const name = nameOf(by);
  if (ply.kind === 'reveal')
    return say('zgame_on_revealed', { name, square: ply.square, symbol: symbolName(ply.symbol) });
  const { origin, target, taken, arrived } = ply;
  return [
    say('zgame_on_moved', { name, origin, target }),
    ...(taken ? [say('zgame_on_taken', { name: nameOf(other), square: target, symbol: symbolName(taken) })] : []),
    ...(arrived ? [say('zgame_on_revealed', { name, square: target, symbol: symbolName(arrived) })] : []),
  ].join(' ');
}
