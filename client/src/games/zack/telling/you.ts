/** Texts that speak to the player whom they are about, and by name of everyone else: `zack_takes`, `zack_takes_you`. */
import type { Who } from '../../contract';
import { say, tell, type Params } from '../../../words/words.svelte';

export const isMe = (seat: number | null | undefined, { me }: Who) => me !== null && seat === me;

/** The one it is about is `name` in it, unless it is told otherwise. */
export function about(key: string, seat: number, who: Who, params: Params = {}): string {
  return tell(isMe(seat, who) ? `${key}_you` : key, { name: who.name(seat), ...params });
}

/** In a list of players. */
export const called = (seat: number, who: Who) => (isMe(seat, who) ? say('you') : who.name(seat));
