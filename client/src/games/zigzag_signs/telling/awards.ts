/** Awards: who did what best in a game, from what this page saw: only what is true of one player alone. */
import type { IsBot } from '../../contract';
import type { Fact, Update } from '../../../table/table.svelte';
import { isUnbroken, most, tally, type Merit as Named } from '../../kit/merits';
import type { Event, View } from '../wire.gen';

export type Merit = Named<'grab' | 'caller' | 'collector' | 'actor' | 'sleuth' | 'stopper' | 'second'>;
type Story = Update<View, Event & Fact>[];

const LEAST = { caller: 2, collector: 2, actor: 8, sleuth: 1, stopper: 2, second: 3 }; // fewer than this earns no award

/** Nothing, for a page that has not seen it all: gestures are told only while they are made (ZS-16). */
export function meritsOf(story: Story, isBot: IsBot): Merit[] {
  const [first] = story;
  if (first?.view.phase !== 'signs' || first.view.round !== 1 || !isUnbroken(story)) return [];
  const events = story.flatMap((update) => update.events as Event[]);
  const by = (on: Event['on']) => tally(events.filter((event) => event.on === on) as Fact[]);
  const merits = [
    quickest(story, isBot),
    most('caller', by('call-right'), LEAST.caller),
    most('collector', tally(shownRight(events)), LEAST.collector),
    most('sleuth', by('contre-confirmed'), LEAST.sleuth),
    most('actor', by('signed'), LEAST.actor),
    most('stopper', by('stop-laid'), LEAST.stopper),
    most('second', tally(events.filter(isBeaten) as Fact[]), LEAST.second),
  ];
  return merits.filter((merit) => merit !== undefined);
}

/** From the moment another player threw a card until somebody had it, in the table's time. */
function quickest(story: Story, isBot: IsBot): Merit | undefined {
  const lying = new Map<string, { seat: number; at: number }>();
  let best: Merit | undefined;
  for (const { events, now } of story)
    for (const event of events as Event[]) {
      if (event.on === 'hand-ended') lying.clear();
      if (event.on === 'thrown') lying.set(event.card, { seat: event.seat, at: now });
      const thrown = event.on === 'taken' ? lying.get(event.card) : undefined;
      if (event.on !== 'taken' || !thrown || thrown.seat === event.seat || isBot(event.seat)) continue;
      const count = now - thrown.at;
      if (!best || count < best.count) best = { name: 'grab', seat: event.seat, count };
    }
  return best;
}

/** Hands that were shown for a call and made it right. */
function shownRight(events: Event[]): Fact[] {
  let shown: Fact[] = [];
  return events.flatMap((event) => {
    if (event.on === 'called') shown = [];
    if (event.on === 'hand-shown') shown = [...shown, { on: event.on, seat: event.seat }];
    return event.on === 'call-right' ? shown : [];
  });
}

/** Another hand was at that card first (ZS-24). */
const isBeaten = (event: Fact | Event) => event.on === 'late' && 'act' in event && event.act === 'take';
