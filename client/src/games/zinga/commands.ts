/** The keys of the board; each is shown on the thing it presses. */
import type { Moves } from './moves';
import type { Action } from './wire.gen';

export type Wish = Action | 'four' | 'nothing' | undefined;

/** What this key wishes now. `nothing`: the key is ours, but not now; it must not press anything else. */
export function command(key: string, can: Moves, passing: boolean): Wish {
  switch (key.toLowerCase()) {
    case ' ': return can.ring ? { do: 'ring' } : 'nothing';
    case 'r': case 'enter': return can.roll ? { do: 'roll' } : undefined;
    case 'p': return can.pass ? { do: 'pass', passing: !passing } : undefined;
    case 't': return can.pawn ? { do: 'take-pawn' } : undefined;
    case 's': return can.stop ? { do: 'stop' } : undefined;
    case 'f': return can.four ? 'four' : undefined;
    case 'y': case 'o': return can.plea ? { do: 'spare', use: true } : undefined;
    case 'n': return can.plea ? { do: 'spare', use: false } : undefined;
  }
}
