/** The name of the one verb in the header. */
import { teamOf } from '../pieces/teams';
import type { View } from '../wire.gen';
import { acts, answerOf, choosesBox, choosesPair, mayRest, nextOf } from './moves';

export function whatToDo(view: View, seat: number | null): string {
  if (view.phase === 'over') return 'over';
  if (view.freeze) return inFreeze(view, seat);
  if (seat === null || !view.mine) return 'watch';
  if (view.phase === 'signs') return view.seats[seat]?.ready ? 'wait' : 'signs';
  if (view.phase === 'hand' || view.phase === 'ten') return atMat(view);
  return between(view);
}

function inFreeze(view: View, seat: number | null): string {
  const { what, team } = view.freeze!;
  if (what === 'box') return choosesBox(view) ? 'box' : 'box_wait';
  if (what === 'pairs') {
    if (choosesPair(view)) return 'pair';
    return seat !== null && team === teamOf(seat, view) ? 'pair_wait' : 'contre';
  }
  if (what === 'answer') return answerOf(view) ? 'z' : 'answer';
  return what;
}

function atMat(view: View): string {
  const next = nextOf(view);
  const own = view.seats[view.mine!.seat]!;
  if (view.phase === 'ten' && view.actor !== view.mine!.seat) return 'ten_wait';
  if (view.phase === 'ten') return next === 'take' ? 'take' : 'ten';
  if (next === 'throw') return own.down ? 'throw' : view.mine!.done ? 'done' : mayRest(view) ? 'exchange' : 'throw';
  return next === null ? 'wait_hand' : next.replace('-', '_');
}

function between(view: View): string {
  if (view.phase === 'pause') return 'pause';
  return `${view.phase}${acts(view, view.phase) ? '' : '_wait'}`;
}
