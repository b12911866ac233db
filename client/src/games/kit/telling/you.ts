/** Texts that speak to the player whom they are about, and by name of everyone else: `zack_takes_you`, `zack_takes`. */
import type { Who } from '../../contract';
import { knows, say, tell, type Params } from '../../../words/words.svelte';

export const isMe = (seat: number | null | undefined, { me }: Who) => me !== null && seat === me;

/** The one it is about is `name` in it, unless it is told otherwise. Not every text has a form for them. */
export function about(key: string, seat: number | null | undefined, who: Who, params: Params = {}): string {
  const mine = isMe(seat, who) && knows(`${key}_you`);
  return tell(mine ? `${key}_you` : key, { name: seat == null ? '' : who.name(seat), ...params });
}

/** In a list of players. */
export const called = (seat: number, who: Who) => (isMe(seat, who) ? say('you') : who.name(seat));
