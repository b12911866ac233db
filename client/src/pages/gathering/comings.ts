/** Who came, went or rang at a gathering, in words for those who hear it. Bots come without a sound. */
import type { Chair } from '../../wire.gen';
import { say } from '../../words/words.svelte';

export function comings(before: Chair[], now: Chair[], me: number | null): string[] {
  return now.flatMap((chair, seat) => (seat === me ? [] : coming(before[seat], chair)));
}

function coming(before: Chair | undefined, now: Chair): string[] {
  const [was, is] = [personIn(before), personIn(now)];
  if (was && !is) return [say('on_left', { name: was })];
  if (!is) return [];
  const rang = now.ready && !(was && before?.ready);
  return [...(was ? [] : [say('on_sat', { name: is })]), ...(rang ? [say('chair_got_ready', { name: is })] : [])];
}

const personIn = (chair?: Chair) => (chair?.level === null ? chair.name : null);
