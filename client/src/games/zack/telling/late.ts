/** What became of one's own card that fell after the challenge on show (ZK-44, ZK-45). */
import type { Who } from '../../contract';
import { lateBy, type Moment } from '../../../table/fair/photo';
import type { Logged } from '../../../table/table.svelte';
import { lapse } from '../../../words/lapse';
import { keyOf, tell } from '../../../words/words.svelte';
import { isMe } from '../../kit/telling/you';

export function lateWords(log: readonly Logged[], photos: Moment[], who: Who): string | null {
  const since = log.slice(1 + log.findLastIndex(({ fact }) => fact.on === 'challenged'));
  const late = since.find(({ fact }) => fact.on === 'late' && isMe(fact.seat, who));
  if (!late?.fact.act) return null;
  const by = late.revision === undefined ? undefined : lateBy(photos, late.revision);
  const key = keyOf('zack_late', late.fact.act);
  return by === undefined ? tell(key) : tell(`${key}_by`, { time: lapse(by) });
}
