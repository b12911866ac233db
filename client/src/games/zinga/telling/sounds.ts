/** What a table of ZINGA sounds like from one seat. The own bell sounds under the finger, so its verdict is silent. */
import type { Cue } from '../../contract';
import type { Fact } from '../../../table/table.svelte';
import type { Event } from '../wire.gen';

const SOFT = { loud: 0.55 }; // what happens on another's sheet

export function cues(events: Fact[], seat: number | null): Cue[] {
  return events.flatMap((event) => cueOf(event as Event, seat) ?? []);
}

function cueOf(event: Event | Late, seat: number | null): Cue | undefined {
  const mine = seat !== null && 'seat' in event && event.seat === seat;
  const near = mine ? undefined : SOFT;
  switch (event.on) {
    case 'rolling':
      return { voice: 'rattle' };
    case 'rang':
      return mine ? undefined : { voice: 'farBell' };
    case 'late':
      return mine && event.act === 'ring' ? { voice: 'late' } : undefined;
    case 'falsely-started':
      return mine ? { voice: 'late' } : undefined;
    case 'ticked':
      return { voice: 'tick', manner: near };
    case 'plussed':
      return { voice: 'chime', manner: near };
    case 'gaffed':
      return { voice: 'wrong', manner: near };
    case 'eliminated':
      return mine ? { voice: 'lose' } : undefined;
    case 'stopped':
      return { voice: 'alarm' };
    case 'pawn-taken':
    case 'spared':
      return { voice: 'knock' };
    case 'declared':
      return { voice: 'fanfare' };
    case 'turn-ended':
      return seat !== null && event.active === seat ? { voice: 'turn' } : undefined;
    case 'won':
      return { voice: mine || seat === null ? 'win' : 'lose' };
  }
}

type Late = { on: 'late'; seat: number; act: string };
