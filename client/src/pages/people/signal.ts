/** How good a line is, for eyes: bars, and words for the part no table can make up for. */
import { isByTurns } from '../../games';
import type { Who } from '../../games/contract';
import type { Seating } from '../../wire.gen';
import { say } from '../../words/words.svelte';
import { gapText } from '../photo/words';

export const BARS = 4;
const STEPS = [60, 130, 250]; // ms there and back, each a bar less

export const barsOf = (rtt: number) => BARS - STEPS.filter((step) => rtt > step).length;

/** One sentence for each line that is longer than this table makes up for, where that decides anything. */
export function beyondOf({ game, chairs, farthest = 0 }: Seating, who: Who): string[] {
  if (isByTurns(game)) return [];
  return chairs.flatMap(({ beyond, rtt }, seat) => {
    if (!beyond || rtt == null) return [];
    const figures = { rtt: gapText(rtt), farthest: gapText(farthest) };
    return seat === who.me ? say('line_beyond_you', figures) : say('line_beyond', { name: who.name(seat), ...figures });
  });
}
