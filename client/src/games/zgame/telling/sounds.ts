/** What a table of Z-Game sounds like from one seat. */
import type { Cue } from '../../contract';
import type { Fact } from '../../../table/table.svelte';
import type { Event } from '../wire.gen';

export function cues(events: Fact[], seat: number | null): Cue[] {
  return events.flatMap((event) => cueOf(event as Event, seat) ?? []);
}

function cueOf(event: Event, seat: number | null): Cue | undefined {
  switch (event.on) {
    case 'started':
      return { voice: 'farBell' };
    case 'moved':
      return { voice: 'knock', manner: { pitch: event.seat === seat ? 1 : 0.8 } };
    case 'taken':
      return { voice: 'card' };
    case 'revealed':
      return { voice: 'chime' };
    case 'draw-offered':
    case 'takeback-asked':
      return event.seat === seat ? undefined : { voice: 'turn' };
    case 'declined':
      return event.seat === seat ? undefined : { voice: 'late' };
    case 'took-back':
      return { voice: 'flight' };
    case 'ended':
      return { voice: endingVoice(event.winner, seat) };
  }
}

const endingVoice = (winner: number | null, seat: number | null) =>
  winner === null ? 'turn' : seat === null || winner === seat ? 'win' : 'lose';
