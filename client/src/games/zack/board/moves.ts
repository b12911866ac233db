/** What this seat can do now, by what it sees: for buttons and keys. Whose turn it is, is not asked here. */
import { COLOURS, type Colour } from '../pieces/colours';
import type { View } from '../wire.gen';

export type Moves = {
  ready: boolean;
  throw: boolean;
  colour: boolean;
  slow: Colour[];
  out: Colour[];
  choose: Colour[];
};

const NONE: Moves = { ready: false, throw: false, colour: false, slow: [], out: [], choose: [] };

export function moves(view: View, seat: number | null, now: number): Moves {
  const mine = seat === null ? undefined : view.seats[seat];
  if (!mine || seat === null) return NONE;
  const out = accusable(view, seat);
  return {
    ready: view.phase === 'ready' && !mine.ready,
    throw: view.phase === 'play' && mine.cards > 0,
    colour: view.phase === 'play' && !isSpent(view, mine.cards),
    slow: out.filter((colour) => !isBarred(view, colour, now)),
    out,
    choose: chooses(view, seat) ? COLOURS.filter((colour) => view.seats.some((other) => other.colour === colour)) : [],
  };
}

/** ZK-55, ZK-80: without a card in the shoe nobody can be challenged; with a colour card, only its thrower. */
function accusable({ phase, seats, shoe, colour_card }: View, seat: number): Colour[] {
  const all = seats[seat]!.challenges;
  if (phase === 'colour')
    return colour_card === null || colour_card === seat
      ? []
      : all.filter((colour) => colour === seats[colour_card]!.colour);
  return phase === 'choose' || phase === 'halt' || (phase === 'play' && shoe > 0) ? all : [];
}

/** ZK-29 */
function isBarred({ mine, seats }: View, colour: Colour, now: number): boolean {
  return mine?.barred.some(([seat, until]) => seats[seat]?.colour === colour && now < until) ?? false;
}

/** ZK-82: with cards left it would be an error once more; without, the table knows whether it is one. */
const isSpent = ({ mine }: View, cards: number) => (mine?.colour_spent ?? false) && cards > 0;

/** The last moment at which a bar fell: so buttons are thought over then, and not at every tick. */
export function momentOf({ mine }: View, now: number): number {
  return Math.max(0, ...(mine?.barred ?? []).map(([, until]) => until).filter((until) => until <= now));
}

/** While it is, play is frozen, and what was found is shown to all (ZK-49); it may have decided the game (ZK-52). */
export const isJudged = ({ phase, verdict }: View) => (phase === 'verdict' || phase === 'won') && verdict !== null;

/** ZK-61 */
const chooses = ({ phase, top }: View, seat: number | null) =>
  phase === 'choose' && seat !== null && top.at(-1)?.seat === seat;

/** The name of the one verb in the header. It never tells whose turn it is. */
export function whatToDo(view: View, seat: number | null): string {
  if (view.phase === 'over') return 'over';
  if (seat === null) return 'watch';
  if (view.phase === 'ready') return view.seats[seat]?.ready ? 'wait' : 'ready';
  if (view.phase === 'choose') return chooses(view, seat) ? 'choose' : 'halt';
  if (view.phase === 'colour') return view.colour_card === seat ? 'hope' : 'colour';
  if (view.phase === 'play') return view.seats[seat]?.cards === 0 ? 'empty' : 'play';
  return view.phase;
}
