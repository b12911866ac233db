/** The engine's word on a game, asked for once; after a failure, again. */
import { api, Refused } from '../../../table/api';
import { say } from '../../../words/words.svelte';
import type { Weighed } from '../wire.gen';

const asked = new Map<string, Promise<Weighed>>();

export function weigh(record: string): Promise<Weighed> {
  const answer = asked.get(record) ?? api.weigh<Weighed>('zgame', record);
  asked.set(record, answer);
  answer.catch(() => asked.delete(record));
  return answer;
}

/** Only a game that is too long stays unweighed; for the rest one may try again. */
export function whyNot(error: unknown): string {
  const refusal = error instanceof Refused ? error.refusal : undefined;
  return refusal?.code === 'too-long' ? say('no_too_long', refusal.params) : say('zgame_not_weighed');
}
