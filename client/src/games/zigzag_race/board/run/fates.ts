/** How the runs of this round ended, from the log (ZR-43 to ZR-45). */
import type { Logged } from '../../../../table/table.svelte';
import type { Event, RunEnded } from '../../wire.gen';

export type Fate = Pick<RunEnded, 'why' | 'done'> & { misfit: RunEnded['misfit']; penalty: boolean };

/** By seat; empty for those who haven't run yet. */
export function fatesOf(log: readonly Pick<Logged, 'fact'>[]): Partial<Record<number, Fate>> {
  let fates: Partial<Record<number, Fate>> = {};
  for (const fact of log.map(({ fact }) => fact as Event)) {
    if (fact.on === 'stopped') fates = {};
    else if (fact.on === 'run-ended') fates[fact.seat] = { ...fact, misfit: fact.misfit, penalty: false };
    else if (fact.on === 'penalised' && fates[fact.seat]) fates[fact.seat] = { ...fates[fact.seat]!, penalty: true };
  }
  return fates;
}

/** Where a runner stands in the order of runs. */
export type Turn = 'done' | 'running' | 'next' | 'later';

export function turnOf(order: readonly number[], running: number | undefined, seat: number): Turn {
  const ahead = order.indexOf(seat) - order.indexOf(running ?? -1);
  if (running === undefined || ahead < 0) return 'done';
  return ahead === 0 ? 'running' : ahead === 1 ? 'next' : 'later';
}
