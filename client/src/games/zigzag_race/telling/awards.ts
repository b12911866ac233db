/** Awards: who did what best in a game, from what was told: only what is true of one player alone. */
import type { Fact, Update } from '../../../table/table.svelte';
import { isUnbroken, most, tally, type Merit as Named } from '../../kit/merits';
import type { Event, View } from '../wire.gen';

export type Merit = Named<'magpie' | 'word' | 'optimist' | 'legs' | 'scout' | 'second'>;
type Story = Update<View, Event & Fact>[];

const LEAST = { magpie: 3, word: 1, optimist: 2, legs: 6, scout: 8, second: 3 }; // fewer than this earns no award

/** Nothing, for a page that has not seen it all. */
export function meritsOf(story: Story): Merit[] {
  const [first] = story;
  if (first?.view.phase !== 'build' || first.view.race !== 1 || !isUnbroken(story)) return [];
  const events = story.flatMap((update) => update.events as Event[]);
  const merits = [
    most('word', tally(kept(events)), LEAST.word),
    most('legs', longest(events), LEAST.legs),
    most('magpie', tally(grabbed(events)), LEAST.magpie),
    most('scout', tally(events.filter(({ on }) => on === 'turned') as Fact[]), LEAST.scout),
    most('optimist', tally(events.filter(({ on }) => on === 'penalised') as Fact[]), LEAST.optimist),
    most('second', tally(events.filter(isSecond) as Fact[]), LEAST.second),
  ];
  return merits.filter((merit) => merit !== undefined);
}

/** Stops called for the goal whose caller reached it (ZR-35, ZR-45). */
function kept(events: Event[]): Fact[] {
  let caller: number | null = null;
  return events.flatMap((event) => {
    if (event.on === 'stopped') caller = event.why === 'goal' ? event.seat : null;
    const isKept = event.on === 'run-ended' && event.why === 'goal' && event.seat === caller;
    return isKept ? [{ on: 'kept', seat: event.seat }] : [];
  });
}

/** The steps of each seat's longest run. */
function longest(events: Event[]): number[] {
  const best: number[] = [];
  let steps = 0;
  for (const event of events) {
    if (event.on === 'run-began') steps = 0;
    if (event.on === 'stepped') best[event.seat] = Math.max(best[event.seat] ?? 0, ++steps);
  }
  return best;
}

/** Face-up cards that another player had turned over (ZR-32). */
function grabbed(events: Event[]): Fact[] {
  const turners = new Map<number, number>();
  return events.flatMap((event) => {
    if (event.on === 'countdown-began') turners.clear();
    if (event.on === 'turned') turners.set(event.place, event.seat);
    const isGrabbed = event.on === 'taken' && turners.get(event.place) !== event.seat;
    return isGrabbed ? [{ on: event.on, seat: event.seat }] : [];
  });
}

/** Beaten to a card. */
function isSecond(event: Fact | Event): boolean {
  return event.on === 'late' && 'act' in event && (event.act === 'take' || event.act === 'turn');
}
