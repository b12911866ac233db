/** What this seat can do while all collect, by what it sees: for taps, buttons and keys. */
import { goalOf } from '../pieces/geometry';
import { terrainOf, type Terrain } from '../pieces/terrains';
import type { Hand, SeatView, Stop, View } from '../wire.gen';

export const [DOWN, GONE, HELD] = ['#', '-', '*'];

/** What a tap wants of the card at a place. */
export type Wish = { do: 'turn' | 'keep' | 'leave'; place: number } | { do: 'take'; place: number; terrain: Terrain };

export const seatOf = ({ mine, seats }: View): SeatView | undefined => (mine ? seats[mine.seat] : undefined);

/** A player who has reached the goal only watches (ZR-48). */
export const collects = (view: View) =>
  view.phase === 'collect' && seatOf(view) !== undefined && !seatOf(view)?.goal_place;

/** ZR-31, ZR-32; undefined where there is nothing to be done, as on one's own card whose face isn't shown yet (ZR-33). */
export function wishFor(view: View, place: number): Wish | undefined {
  if (!collects(view)) return undefined;
  const hand = seatOf(view)?.hand;
  if (hand?.place === place) return hand.terrain ? { do: 'keep', place } : undefined;
  const mark = view.field[place];
  if (mark === DOWN) return { do: 'turn', place };
  const terrain = terrainOf(mark ?? '');
  return terrain && { do: 'take', place, terrain };
}

export function leaving(view: View): Wish | undefined {
  const hand = seatOf(view)?.hand;
  return collects(view) && hand?.terrain ? { do: 'leave', place: hand.place } : undefined;
}

/** Who holds the card at this place, if anybody does. */
export const holderOf = ({ seats }: View, place: number) => seats.findIndex(({ hand }) => hand?.place === place);

export type Reason = Stop['reason'];
/** ZR-35: what a call still lacks; undefined: it may be made. */
export type Lack = { kind: 'cards'; cards: number; steps: number } | { kind: 'down' | 'held'; cards: number };

export function lackOf(view: View, reason: Reason): Lack | undefined {
  const seat = seatOf(view);
  if (!seat) return undefined;
  if (reason === 'goal')
    return seat.stack < seat.steps ? { kind: 'cards', cards: seat.stack, steps: seat.steps } : undefined;
  const [down, held] = [count(view, DOWN!), count(view, HELD!)];
  if (down) return { kind: 'down', cards: down };
  return held ? { kind: 'held', cards: held } : undefined;
}

export const mayStop = (view: View, reason: Reason) => collects(view) && !lackOf(view, reason);

/** As far as this player may know: with a trail (ZR-37) they see whether it ends at the goal. */
export function mayArrive(view: View): boolean {
  const [trail, seat] = [view.mine?.trail, seatOf(view)];
  return mayStop(view, 'goal') && (!trail || trail.includes(goalOf(seat!.course.length)));
}

const count = ({ field }: View, mark: string) => field.split(mark).length - 1;

/** The name of the one verb in the header. */
export function whatToDo(view: View, seat: number | null): string {
  const mine = seat === null ? undefined : view.seats[seat];
  if (!mine || view.phase === 'over') return view.phase === 'over' ? 'over' : 'watch';
  if (view.phase === 'build') return mine.ready ? 'wait' : 'build';
  if (view.phase === 'run') return running(view, seat!);
  if (view.phase === 'collect') return collecting(view, mine);
  return view.phase;
}

function running({ run }: View, seat: number): string {
  if (run?.seat !== seat) return 'run_other';
  return run.chooses ? 'choose' : 'run';
}

function collecting(view: View, { hand, goal_place }: SeatView): string {
  if (goal_place) return 'watch';
  if (hand) return isShown(hand) ? 'hold' : 'turning';
  if (mayArrive(view)) return 'collect_stop';
  return view.field.includes(DOWN!) ? 'collect' : 'collect_up';
}

const isShown = (hand: Hand) => hand.terrain !== null;
