/** What this seat can do now, by what it sees: for buttons and keys. The server alone judges. */
import type { View } from '../wire.gen';

export type Moves = Record<'ring' | 'roll' | 'pass' | 'four' | 'pawn' | 'stop' | 'call' | 'bonus' | 'plea', boolean>;
export type Meaning = 'call' | 'bonus' | 'declare' | null;

const MARGIN = 80; // the server dates an act from what was on the screen, a little before this page's clock

const NONE: Moves = {
  ring: false,
  roll: false,
  pass: false,
  four: false,
  pawn: false,
  stop: false,
  call: false,
  bonus: false,
  plea: false,
};

/** `rung`: one's own ring is on its way; its player need not wait for the verdict to call. */
export function moves(view: View, seat: number | null, now: number, rung = false): Moves {
  const { phase, mine } = view;
  if (seat === null || !mine || phase === 'over' || view.sheets[seat]?.out) return NONE;
  const myRing = view.ringer === seat;
  return {
    ring: (phase === 'rolling' || phase === 'rolled') && now >= mine.bell_dead_until && !rung,
    roll: phase === 'pause' && view.active === seat && mayRoll(view, now),
    pass: phase === 'rolled' && !rung,
    four: phase === 'pause' && mine.declarations_left > 0,
    pawn: view.pawn_for === seat,
    stop: phase === 'called' && view.pawn === seat && !myRing,
    call: (phase === 'rolled' && rung) || ((phase === 'rung' || phase === 'called') && myRing),
    bonus: phase === 'bonus' && myRing,
    plea: phase === 'plea' && myRing,
  };
}

const mayRoll = ({ roll_from }: View, now: number) => now >= (roll_from ?? 0) + MARGIN;

/** The last moment at which anything could change for buttons: so they are thought over then, and not at every tick. */
export function momentOf({ mine, roll_from }: View, now: number): number {
  return Math.max(0, ...[mine?.bell_dead_until ?? 0, (roll_from ?? 0) + MARGIN].filter((moment) => moment <= now));
}

/** What a tap on one's own sheet says now. */
export function meaning(can: Moves, declaring: boolean): Meaning {
  if (can.bonus) return 'bonus';
  if (can.call) return 'call';
  return declaring && can.four ? 'declare' : null;
}

/** The name of the one verb in the header. */
export function whatToDo(view: View, seat: number | null, now: number): string {
  if (view.phase === 'over') return 'over';
  if (seat === null) return 'watch';
  if (view.sheets[seat]?.out) return 'out';
  return view.phase === 'pause' ? inPause(view, seat, now) : inTurn(view, seat);
}

function inPause(view: View, seat: number, now: number): string {
  if (view.mine?.due.length) return 'four';
  if (view.pawn_for === seat) return 'pawn';
  if (view.active !== seat) return 'breathe';
  return mayRoll(view, now) ? 'roll' : 'get_ready';
}

function inTurn(view: View, seat: number): string {
  if (view.phase === 'rolling') return 'look';
  if (view.phase === 'rolled') return view.sheets[seat]?.passing ? 'passing' : 'ring';
  if (view.ringer !== seat) return ofAnother(view, seat);
  return { rung: 'call', called: 'called', bonus: 'bonus', plea: 'plea' }[view.phase as string] ?? 'listen';
}

function ofAnother({ phase, pawn }: View, seat: number): string {
  if (phase === 'bonus' || phase === 'plea') return 'wait';
  return phase === 'called' && pawn === seat ? 'stop' : 'listen';
}
