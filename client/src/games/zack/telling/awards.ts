/** Awards: who did what best in a match, from what was told: only what is true of one player alone. */
import type { IsBot } from '../../contract';
import type { Fact, Update } from '../../../table/table.svelte';
import { isUnbroken, most, tally, type Merit as Named } from '../../kit/merits';
import { thrownIn } from './turns';
import type { Event, View } from '../wire.gen';

export type Merit = Named<'quickest' | 'eye' | 'swallow' | 'cheek' | 'clean'>;
type Story = Update<View, Event>[];
type Heard = { event: Event; view: View; colours: View['seats'][number]['colour'][] };

const SOONEST = 200; // ms: a sooner throw was luck, for nobody reads a card as fast
const LEAST = { eye: 1, cheek: 1, swallow: 4 }; // fewer than this earns no award

/** Nothing, for a page that has not seen it all. */
export function meritsOf(story: Story, isBot: IsBot): Merit[] {
  const [first] = story;
  if (first?.view.phase !== 'ready' || first.view.game !== 1 || !isUnbroken(story)) return [];
  const heard = story.flatMap(({ events, view }) =>
    events.map((event) => ({ event, view, colours: view.seats.map(({ colour }) => colour) })),
  );
  const merits = [
    quickest(heard, isBot),
    eye(heard),
    cheek(heard),
    most('swallow', swallowed(heard), LEAST.swallow),
    clean(heard, first.view.seats.length),
  ];
  return merits.filter((merit) => merit !== undefined);
}

/** From a card to the next one that a person threw in turn; the table's clock starts again with each. */
function quickest(heard: Heard[], isBot: IsBot): Merit | undefined {
  const cards = thrownIn(heard);
  const times = heard
    .filter(({ event }) => event.on === 'thrown')
    .map(({ view }) => (view.phase === 'play' ? view.closes : null));
  const found = cards.flatMap(({ seat, inTurn, byTable }, index) => {
    const [at, before] = [times[index], times[index - 1]];
    const follows = at != null && before != null && at - before >= SOONEST && heardTogether(heard, index);
    return inTurn && !byTable && !isBot(seat) && follows
      ? [{ name: 'quickest' as const, seat, count: at - before }]
      : [];
  });
  return found.reduce<Merit | undefined>((best, one) => (best && best.count <= one.count ? best : one), undefined);
}

/** Between a card and the one before it nothing else happened: no verdict, no pause. */
function heardTogether(heard: Heard[], index: number): boolean {
  const places = heard.flatMap(({ event }, place) => (event.on === 'thrown' ? place : []));
  return (
    index > 0 &&
    heard
      .slice(places[index - 1]! + 1, places[index])
      .every(({ event }) => (event.on as string) === 'late' || event.on === 'voided')
  );
}

const eye = (heard: Heard[]) =>
  most(
    'eye',
    tally(heard.map(({ event }) => event).filter((event) => event.on === 'challenged' && event.right) as Fact[]),
    LEAST.eye,
  );

/** False cards that nobody caught. */
function cheek(heard: Heard[]): Merit | undefined {
  const counts = tally(
    thrownIn(heard)
      .filter(({ inTurn }) => !inTurn)
      .map(({ seat }) => ({ on: 'thrown', seat })),
  );
  for (const { event } of heard)
    if (event.on === 'challenged' && event.right && event.reason === 'out_of_turn' && counts[event.accused])
      counts[event.accused]!--;
  return most('cheek', counts, LEAST.cheek);
}

function swallowed(heard: Heard[]): number[] {
  const counts: number[] = [];
  for (const { event } of heard)
    if (event.on === 'shoe-taken') counts[event.seat] = (counts[event.seat] ?? 0) + event.cards;
  return counts;
}

function clean(heard: Heard[], seats: number): Merit | undefined {
  const never = Array.from({ length: seats }, (_, seat) => seat).filter((seat) => !swallowed(heard)[seat]);
  return never.length === 1 ? { name: 'clean', seat: never[0]!, count: 0 } : undefined;
}
