/** What one player alone did best: awards for the end of a game. */
import { isUnbroken, most, tally, type Merit } from '../../kit/merits';
import type { Fact, Update } from '../../../table/table.svelte';
import type { Event, View } from '../wire.gen';

type Told = Update<View, Event & Fact>;
export type Name = 'grabber' | 'runner' | 'turner';

export function meritsOf(story: Told[]): Merit<Name>[] {
  if (!isUnbroken(story)) return [];
  const events = story.flatMap((update) => update.events);
  const on = (tag: Event['on']) => events.filter((event) => event.on === tag);
  const merits = [
    most('grabber', tally(on('taken')), 3),
    most('runner', longestRuns(events), 5),
    most('turner', tally(on('lifted')), 8),
  ];
  return merits.filter((merit) => merit !== undefined);
}

/** The most steps of each seat in one run. */
function longestRuns(events: (Event & Fact)[]): number[] {
  const longest: number[] = [];
  let steps = 0;
  for (const event of events) {
    if (event.on === 'run-began') steps = 0;
    if (event.on !== 'stepped') continue;
    longest[event.seat] = Math.max(longest[event.seat] ?? 0, ++steps);
  }
  return longest;
}
