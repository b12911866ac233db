/** Who came, went, moved or rang at a gathering, in words for those who hear it. Bots come without a sound. */
import type { Chair, Seating } from '../../wire.gen';
import { say } from '../../words/words.svelte';

type Around = Pick<Seating, 'chairs' | 'seat'>;

export function comings(before: Around, now: Around): string[] {
  const others = now.chairs.flatMap((_, seat) => (seat === now.seat ? [] : coming(before.chairs, now.chairs, seat)));
  const isMoved = before.seat !== null && now.seat !== null && before.seat !== now.seat;
  return isMoved ? [say('chair_moved_you'), ...others] : others;
}

function coming(before: Chair[], now: Chair[], seat: number): string[] {
  const [was, is] = [personIn(before[seat]), personIn(now[seat])];
  if (!is) return was && seatOf(was, now) < 0 ? [say('on_left', { name: was })] : [];
  const from = cameFrom(before, seat, is);
  const rang = now[seat]!.ready && !(personIn(before[from]) && before[from]!.ready);
  return [...arrival(is, from, seat), ...(rang ? [say('chair_got_ready', { name: is })] : [])];
}

/** Their seat before; a new name on a chair that was somebody's is that person's. */
function cameFrom(before: Chair[], seat: number, name: string): number {
  const from = seatOf(name, before);
  return from < 0 && personIn(before[seat]) ? seat : from;
}

function arrival(name: string, from: number, seat: number): string[] {
  if (from === seat) return [];
  return [say(from < 0 ? 'on_sat' : 'chair_moved', { name })];
}

const seatOf = (name: string, chairs: Chair[]) => chairs.findIndex((chair) => personIn(chair) === name);
const personIn = (chair?: Chair) => (chair?.level === null ? chair.name : null);
