/** What a table of ZACK! sounds like. Every kind of card has its own sound, whoever threw it and whether rightly or not. */
import type { Cue } from '../../contract';
import type { Fact } from '../../../table/table.svelte';
import type { Card } from '../pieces/colours';
import type { Event } from '../wire.gen';

/** Colours climb a scale; to the right is high, to the left low; two seats on sound longer. */
export const CARDS: Record<Card, Cue> = {
  red: { voice: 'countdown', manner: { pitch: 0.5 } },
  orange: { voice: 'countdown', manner: { pitch: 0.63 } },
  yellow: { voice: 'countdown', manner: { pitch: 0.75 } },
  green: { voice: 'countdown', manner: { pitch: 1 } },
  blue: { voice: 'countdown', manner: { pitch: 1.26 } },
  violet: { voice: 'countdown', manner: { pitch: 1.5 } },
  right: { voice: 'chime', manner: { pitch: 1.3 } },
  'two-right': { voice: 'fanfare', manner: { pitch: 1.3 } },
  left: { voice: 'chime', manner: { pitch: 0.6 } },
  'two-left': { voice: 'fanfare', manner: { pitch: 0.6 } },
  again: { voice: 'turn' },
  back: { voice: 'knock' },
  choose: { voice: 'alarm' },
  swap: { voice: 'alarm', manner: { pitch: 0.7 } },
  'left-right': { voice: 'alarm', manner: { pitch: 1.4 } },
};

export function cues(events: Fact[], seat: number | null): Cue[] {
  const won = events.some(({ on }) => on === 'match-won');
  return events.filter(({ on }) => !(won && on === 'game-won')).flatMap((event) => cuesOf(event as Event | Late, seat));
}

function cuesOf(event: Event | Late, seat: number | null): Cue[] {
  const mine = seat !== null && 'seat' in event && event.seat === seat;
  switch (event.on) {
    case 'thrown':
      return [{ voice: 'card' }, CARDS[event.card]];
    case 'colour-thrown':
      return [{ voice: 'card' }, { voice: 'fanfare', manner: { pitch: 0.8 } }];
    case 'colour-returned':
      return [{ voice: 'late', manner: { pitch: 1.2 } }];
    case 'challenged':
      return [{ voice: 'bell' }, { voice: event.right ? 'tick' : 'wrong' }];
    case 'voided':
      return [{ voice: 'late', manner: { loud: mine ? 1 : 0.4 } }];
    case 'late':
      return [{ voice: 'late', manner: { loud: mine ? 1 : 0.4 } }];
    case 'shoe-taken':
      return [{ voice: 'flight' }];
    case 'swapped':
      return [{ voice: 'rattle' }];
    case 'flipped':
      return [{ voice: 'rattle', manner: { pitch: 1.6 } }];
    case 'dealt':
      return [{ voice: 'rattle', manner: { loud: 0.5 } }];
    case 'countdown-began':
      return [{ voice: 'bell', manner: { loud: 0.5 } }];
    case 'went-on':
      return [{ voice: 'tick' }];
    case 'game-won':
    case 'match-won':
      return [{ voice: mine || seat === null ? 'win' : 'lose' }];
    default:
      return [];
  }
}

type Late = { on: 'late'; seat: number; act: string };
