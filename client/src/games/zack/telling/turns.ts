/** Who could throw in turn, card by card (ZK-30, ZK-31), told again from the story once the match is over. */
import type { Colour } from '../pieces/colours';
import { designated, type Lying } from '../pieces/designated';
import type { Event } from '../wire.gen';

export type Thrown = Lying & { inTurn: boolean; byTable: boolean };
type Told = { shoe: Lying[]; due: number[]; before: number[]; reversed: boolean };

/** Every card that was thrown, with whether its thrower was due. `colours` are those of each event's moment. */
export function thrownIn(events: readonly { event: Event; colours: readonly Colour[] }[]): Thrown[] {
  const told: Told = { shoe: [], due: [], before: [], reversed: false };
  return events.flatMap(({ event, colours }) =>
    event.on === 'thrown' ? [lay(told, event, colours)] : (hear(told, event), []),
  );
}

function lay(told: Told, { card, seat, by_table }: Event & { on: 'thrown' }, colours: readonly Colour[]): Thrown {
  const inTurn = told.due.includes(seat);
  told.shoe.push({ card, seat });
  const next = designated(told.shoe, colours, told.reversed);
  told.due = next === null ? [] : inTurn ? [next] : [next, ...told.due.slice(-1)];
  return { card, seat, inTurn, byTable: by_table ?? false };
}

function hear(told: Told, event: Event) {
  if (event.on === 'went-on') told.due = event.restarts === null ? told.before : [event.restarts];
  else if (event.on === 'skipped') told.due = [event.then, ...told.due.slice(1)];
  else if (event.on === 'colour-thrown') told.before = told.due;
  else if (event.on === 'flipped') told.reversed = event.reversed;
  else if (event.on === 'shoe-taken' || event.on === 'dealt') [told.shoe, told.reversed] = [[], false];
}
