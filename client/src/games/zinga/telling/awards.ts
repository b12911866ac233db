/** Awards: who did what best, from what was told: only what is true of one player alone. */
import type { IsBot } from '../../contract';
import type { Fact, Update } from '../../../table/table.svelte';
import { isUnbroken, most, tally, type Merit as Named } from '../../kit/merits';
import type { Event, View } from '../wire.gen';

export type Merit = Named<'quickest' | 'ticks' | 'clean' | 'bold' | 'unlucky' | 'guard'>;
type Story = Update<View, Event>[];

const LEAST = { bold: 3, unlucky: 2, guard: 1 }; // fewer than this earns no award

export function meritsOf(story: Story, isBot: IsBot): Merit[] {
  const last = story.at(-1)?.view;
  if (!last) return [];
  const merits = [...(isWhole(story) ? fromStory(story, isBot) : []), ...fromSheets(last)];
  return merits.filter((merit) => merit !== undefined);
}

/** A page that came later, or lost its line for long, has not seen all there was. */
function isWhole(story: Story): boolean {
  const [first] = story;
  const begun = first!.view.dice !== null || first!.view.phase !== 'pause';
  return !begun && isUnbroken(story);
}

function fromStory(story: Story, isBot: IsBot) {
  const events = story.flatMap((update) => update.events as (Event | Late)[]);
  const counted = (wanted: (event: Event | Late) => boolean) => tally(events.filter(wanted) as Fact[]);
  return [
    quickest(story, isBot),
    most(
      'bold',
      counted(({ on }) => on === 'rang'),
      LEAST.bold,
    ),
    most(
      'guard',
      counted(({ on }) => on === 'stopped'),
      LEAST.guard,
    ),
    most(
      'unlucky',
      counted((event) => event.on === 'late' && event.act === 'ring'),
      LEAST.unlucky,
    ),
  ];
}

type Late = { on: 'late'; seat: number; act: string };

/** The table's own time from the dice to the ring; `opened` is when a phase began. */
function quickest(story: Story, isBot: IsBot): Merit | undefined {
  let [shown, best] = [0, undefined as Merit | undefined];
  for (const { view } of story) {
    if (view.phase === 'rolled') shown = view.opened;
    if (view.phase !== 'rung' || view.ringer === null || isBot(view.ringer) || !shown) continue;
    const count = view.opened - shown;
    if (!best || count < best.count) best = { name: 'quickest', seat: view.ringer, count };
  }
  return best;
}

function fromSheets({ sheets }: View) {
  const clean = sheets.flatMap(({ gaffes, ticked }, seat) => (gaffes === 0 && ticked.length > 0 ? seat : []));
  return [
    most(
      'ticks',
      sheets.map(({ ticked }) => ticked.length),
      1,
    ),
    clean.length === 1 ? { name: 'clean' as const, seat: clean[0]!, count: 0 } : undefined,
  ];
}
