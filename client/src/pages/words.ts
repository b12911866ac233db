/** Table events, refusals and log lines in words; what a game says itself comes from its guide. */
import type { Guide, Who } from '../games/contract';
import type { Fact, Logged } from '../table/table.svelte';
import { keyOf, knows, say, tell, type Params } from '../words/words.svelte';
import type { Refusal, Seating } from '../wire.gen';
import { gapText, racedOf } from './photo/words';

export type Told = { text: string; clause?: string; tone: 'table' | 'game' | 'no' };

export function whoAt(seating: Seating | undefined): Who {
  const name = (seat: number) => seating?.chairs[seat]?.name ?? say('seat', { number: seat + 1 });
  return { me: seating?.seat ?? null, name };
}

/** The same one for as long as all are called the same: lines get better and worse, and nothing need be told again for that. */
export function steadyWho(): (seating: Seating | undefined) => Who {
  let [who, named] = [whoAt(undefined), ''];
  return (seating) => {
    const now = JSON.stringify([seating?.seat, seating?.chairs.map(({ name }) => name)]);
    if (now !== named) [who, named] = [whoAt(seating), now];
    return who;
  };
}

/** What there is to do before the deal, or for whom one waits. */
export function gatheringVerb({ seat, chairs, fills_in }: Seating): string {
  const mine = seat === null ? undefined : chairs[seat];
  if (!mine?.ready) return say(mine ? 'do_warm_up' : 'do_watch');
  const waits = chairs.filter(({ name, level, ready }) => name !== null && level === null && !ready);
  if (waits.length === 1) return say('do_wait_for', { name: waits[0]!.name });
  return say(waits.length || fills_in === null ? 'do_wait' : 'do_bots');
}

/** `late`: by how many ms, where that is known. */
export function toldOf(fact: Fact, game: string, who: Who, guide?: Guide, late?: number): Told {
  if (fact.on === 'refusal') return refusedOf(fact as Refusal, game);
  const said = keyOf('on', fact.on, ...(fact.on === 'late' ? howLate(fact, game, guide, late) : []));
  const key = fact.seat === who.me && knows(`${said}_you`) ? `${said}_you` : said;
  if (knows(key))
    return {
      text: tell(key, { ...tableParams(fact, game, who), gap: late !== undefined && gapText(late) }),
      clause: guide?.clause(fact),
      tone: 'table',
    };
  return { text: guide?.tell(fact, who) ?? fact.on, clause: guide?.clause(fact), tone: 'game' };
}

/** Of these entries of the log, those that a bot played in this seat: nobody is told that they did it. */
export function standIns(entries: Logged[], me: number | null): Set<number> {
  let stoodIn = false;
  return new Set(
    entries.flatMap(({ id, fact }) => {
      const comesOrGoes = fact.seat === me && (fact.on === 'bot-took-over' || fact.on === 'back');
      if (comesOrGoes) stoodIn = fact.on === 'bot-took-over';
      return stoodIn && !comesOrGoes ? [id] : [];
    }),
  );
}

/** “Blue rang too late”, where the game has a verb for what is raced for. */
function howLate({ act = '' }: Fact, game: string, guide?: Guide, late?: number): string[] {
  return [
    ...(knows(keyOf(game, 'raced', act)) && !guide?.early?.includes(act) ? ['did'] : []),
    ...(late === undefined ? [] : ['by']),
  ];
}

export function refusedOf({ code, params, clause }: Refusal, game = ''): Told {
  const own = keyOf(game, 'no', code);
  return { text: tell(knows(own) ? own : keyOf('no', code), params), clause, tone: 'no' };
}

function tableParams(fact: Fact, game: string, who: Who): Params {
  const { act, why } = fact as { act?: string; why?: string };
  return {
    ...fact,
    name: (fact as { name?: string }).name ?? (fact.seat === undefined ? '' : who.name(fact.seat)),
    act: act && tell(keyOf(game, 'act', act)),
    did: act && racedOf({ act, seat: fact.seat! }, game, who),
    why: why && tell(keyOf('why', why)),
  };
}
