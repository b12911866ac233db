/** The keys of the board; each is shown on the thing it presses. */
import { arrowOf } from '../../kit/keys/keys';
import { say } from '../../../words/words.svelte';
import type { Moves } from './moves';
import type { Action } from '../wire.gen';

export type Wish = Action | 'four' | 'nothing' | undefined;

/** What this key wishes now. `nothing`: the key is ours, but not now; it must not press anything else. */
export function wishOf(key: string, can: Moves, passing: boolean): Wish {
  switch (key.toLowerCase()) {
    case ' ':
      return can.ring ? { do: 'ring' } : 'nothing';
    case 'r':
    case 'enter':
      return can.roll ? { do: 'roll' } : undefined;
    case 'p':
      return can.pass ? { do: 'pass', passing: !passing } : undefined;
    case 't':
      return can.pawn ? { do: 'take-pawn' } : undefined;
    case 's':
      return can.stop ? { do: 'stop' } : undefined;
    case 'f':
      return can.four ? 'four' : undefined;
    case 'y':
    case say('zinga_yes_key').toLowerCase():
      return can.plea ? { do: 'spare', use: true } : undefined;
    case 'n':
      return can.plea ? { do: 'spare', use: false } : undefined;
  }
}

/** Where an arrow leads on the sheet, row by row; an edge holds. Undefined: not an arrow. */
export function stepped(index: number, key: string): number | undefined {
  const step = arrowOf(key);
  if (!step) return undefined;
  const [column, row] = [(index % 5) + step[0], Math.floor(index / 5) + step[1]];
  return column in FIVE && row in FIVE ? row * 5 + column : index;
}

const FIVE = [0, 1, 2, 3, 4];
