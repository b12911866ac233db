/** A photo finish in plain words. */
import type { Who } from '../../games/contract';
import type { Finish, Row } from '../../table/fair/photo';
import { lapse } from '../../words/lapse';
import { keyOf, knows, say, tell } from '../../words/words.svelte';

export const gapText = (gap: number) => lapse(Math.abs(gap));

/** The first one, and the second; or the player it is about, if they were not first. */
function rivalsOf({ rows }: Finish, about: number | null): [Row, Row] {
  const place = rows.findIndex(({ seat }) => seat === about);
  return [rows[0]!, rows[Math.max(1, place)]!];
}

export function sentenceOf(finish: Finish, game: string, who: Who, about = who.me): string {
  const [first, other] = rivalsOf(finish, about);
  if (other.tied) return saidOf('photo_tie', first.seat, who);
  const gap = gapText(other.gap);
  if (other.gap < 0) return saidOf('photo_fallen', other.seat, who, { gap });
  return say('photo_before', {
    did: racedOf(first, game, who),
    gap,
    other: other.seat === who.me ? say('you') : who.name(other.seat),
  });
}

/** “Blue rang”, “You rang”: the verb is the game's. */
export function racedOf({ act, seat }: Pick<Row, 'act' | 'seat'>, game: string, who: Who): string {
  const own = keyOf(game, 'raced', act);
  return saidOf(knows(own) ? own : 'photo_acted', seat, who);
}

function saidOf(key: string, seat: number, who: Who, params = {}): string {
  return tell(seat === who.me ? `${key}_you` : key, { ...params, name: who.name(seat) });
}
