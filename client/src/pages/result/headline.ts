/** How a game ended, in a few words, for any reader. */
import type { Who } from '../../games/contract';
import { say } from '../../words/words.svelte';
import type { Seating } from '../../wire.gen';
import { winnersOf } from './winners';

export function headline(places: number[][] | null | undefined, { stage, teams }: Seating, who: Who): string {
  const winners = winnersOf(places, teams);
  const others = winners.filter((seat) => seat !== who.me).map(who.name);
  const won = others.length < winners.length;
  if (!places?.length) return say(stage === 'over' ? 'result_over' : 'result_none');
  if (!winners.length) return say(places.length === 1 ? 'result_draw' : 'result_shared');
  if (winners.length > 1) return say(won ? 'team_wins_you' : 'team_wins', { names: others.join(' + ') });
  return won ? say('you_win') : say('name_wins', { name: others[0] });
}
