/** Special cards as scenes: who played what on whom, by what the table told (ZS-60 to ZS-71). */
import type { Fact } from '../../../../table/table.svelte';
import type { Event } from '../../wire.gen';

type Kind = 'stop' | 'stolen' | 'swapped' | 'cancelled' | 'laid' | 'turned' | 'dropped' | 'shifted';

export type Moment = {
  id: number;
  kind: Kind;
  card: string | null; // null: a power that lies face down
  seat: number;
  target: number | null;
  against?: string; // the card that a Z cancels
  beside?: boolean; // a freeze or a dialog shows it, too
  fact: Fact;
};

/** Null: no special card has been played. */
export function momentOf(id: number, fact: Fact): Moment | null {
  const scene = sceneOf(fact as Event);
  return scene && { target: null, ...scene, id, fact };
}

type Scene = Omit<Moment, 'id' | 'fact' | 'target'> & { target?: number | null };

function sceneOf(event: Event): Scene | null {
  switch (event.on) {
    case 'stop-laid':
      return { kind: 'stop', card: `stop-${event.feature}`, seat: event.seat, target: event.target };
    case 'stolen':
      return { kind: 'stolen', card: 'theft', seat: event.seat, target: event.target };
    case 'swapped':
      return { kind: 'swapped', card: 'swap', seat: event.seat, target: event.target };
    case 'shifted':
      return { kind: 'shifted', card: event.shift, seat: event.seat };
    case 'power-laid':
      return { kind: 'laid', card: null, seat: event.seat };
    default:
      return answered(event);
  }
}

function answered(event: Event): Scene | null {
  switch (event.on) {
    case 'stop-cancelled':
      return { kind: 'cancelled', card: 'z', seat: event.seat, target: event.target, against: `stop-${event.feature}` };
    case 'power-cancelled':
      return { kind: 'cancelled', card: 'z', seat: event.seat, target: event.of, against: event.power, beside: true };
    case 'power-turned':
      return { kind: 'turned', card: event.power, seat: event.seat, beside: event.power !== 'ten' };
    case 'power-dropped':
      return { kind: 'dropped', card: event.power, seat: event.seat };
    default:
      return null;
  }
}
