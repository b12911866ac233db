/** The keys of the board; each is shown on the thing it presses. */
import { digitOf } from '../../kit/keys/keys';
import { COLOURS } from '../pieces/colours';
import type { Moves } from './moves';
import type { Action } from '../wire.gen';

export type Key = { key: string; code: string; shiftKey: boolean };
export type Wish = Action | 'nothing' | undefined;

/** What this key wishes now. `nothing`: the key is ours, but not now; it must not press anything else. */
export function wishOf(pressed: Key, can: Moves): Wish {
  if (pressed.key === ' ') return can.ready ? { do: 'ready' } : can.throw ? { do: 'throw' } : 'nothing';
  if (pressed.key === 'Enter') return can.colour ? { do: 'throw-colour' } : undefined;
  return challengeOf(pressed, can);
}

function challengeOf({ code, shiftKey }: Key, can: Moves): Wish {
  const colour = COLOURS[digitOf(code) - 1];
  if (!colour) return undefined;
  if (!shiftKey && can.choose.includes(colour)) return { do: 'choose', colour };
  if (can.choose.length && !shiftKey) return 'nothing';
  const reason = shiftKey ? 'out_of_turn' : 'slow';
  return (shiftKey ? can.out : can.slow).includes(colour) ? { do: 'challenge', colour, reason } : 'nothing';
}

export const keyOfColour = (colour: (typeof COLOURS)[number]) => COLOURS.indexOf(colour) + 1;
