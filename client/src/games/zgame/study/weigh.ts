/** The engine's word on a game, asked for once; after a failure, again. */
import { house } from '../../../table/house';
import type { Weighed } from '../wire.gen';

const asked = new Map<string, Promise<Weighed>>();

export function weigh(record: string): Promise<Weighed> {
  const answer = asked.get(record) ?? house.weigh<Weighed>('zgame', record);
  asked.set(record, answer);
  answer.catch(() => asked.delete(record));
  return answer;
}
