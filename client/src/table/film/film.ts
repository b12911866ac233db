/** The film of a kept game: what each seat and an onlooker was told, revision by revision, as the page's own messages. */
import type { Placed, Proof, Seating } from '../../wire.gen';
import type { Claimed } from '../fair/photo';
import type { Fact, Update } from '../table.svelte';

type Player = { name: string; animal: string; level: string | null };

/** The first line of a file. */
export type Head = {
  sabot: number;
  id: string;
  game: string;
  version: number;
  seats: number;
  options: unknown;
  fairness: { wait?: number; farthest?: number };
  began: number | null;
  ended: number;
  players: Player[];
  teams: number[][];
  places: number[][] | null;
  reason: string | null;
  commitment: string;
  proof: Proof | null;
};

/** One revision. `views` and `tells` by seat, the onlooker's last; views that stayed the same are the same object. */
export type Frame = {
  film: number;
  at: number;
  lent: number;
  deadline: number | null;
  hot: boolean;
  stimulus: boolean;
  events: Fact[];
  placed?: Placed;
  views: unknown[];
  tells: boolean[];
};

export type Entry = { on: string; at: number; seat?: number; seen?: number; record?: Placed['record'] };
export type Film = { head: Head; entries: Entry[]; frames: Frame[] };

/** Null: as an onlooker. */
export type Seat = number | null;

export const isTold = ({ head }: Film, frame: Frame, seat: Seat) => frame.tells[seat ?? head.seats] === true;

/** What the server said of this revision; `now` in table time, `after`: the revision told before. */
export function updateOf(film: Film, frame: Frame, seat: Seat, now: number, after: number): Update {
  const { film: revision, deadline, hot, stimulus, events, placed } = frame;
  const isLast = frame === film.frames.at(-1);
  return {
    ...{ on: 'update', revision, deadline, hot, stimulus, events, placed, seat, after },
    now: now - frame.lent,
    view: frame.views[seat ?? film.head.seats],
    places: isLast ? film.head.places : null,
  };
}

/** All a seat was told, for what only the whole game can tell. */
export function storyOf(film: Film, seat: Seat = null): Update[] {
  const told = film.frames.filter((frame) => isTold(film, frame, seat));
  return told.map((frame, index) => updateOf(film, frame, seat, frame.at, told[index - 1]?.film ?? -1));
}

/** The contested acts of the whole game. */
export function claimsOf({ frames }: Film): Claimed[] {
  return frames.flatMap(({ film: revision, placed, events }) =>
    placed ? [{ revision, ...placed, late: events.some(({ on }) => on === 'late') }] : [],
  );
}

/** The table around the game as of a frame, for a page that only looks: nobody can act, and nobody else is there. */
export function seatingOf(film: Film, seat: Seat, index: number): Seating {
  const { id, game, options, commitment, proof, teams, fairness } = film.head;
  return {
    ...{ on: 'seating', table: id, game, options, seat, commitment, proof, teams },
    stage: 'playing',
    chairs: playersAt(film, index).map((player) => ({ ...player, here: true, ready: true })),
    wait: fairness.wait ?? 0,
    farthest: fairness.farthest ?? 0,
    ...{ host: false, onlookers: 0, fills_in: null, paused: null, next: null, reach: 'usual', level: 'normal' },
  };
}

/** Whether a frame changes who plays for whom. */
export const isChange = ({ events }: Frame) => events.some(({ on }) => on === 'bot-took-over' || on === 'back');

/** The head knows the levels at the end; who sat down as what, the first frames tell. */
function playersAt({ head, frames }: Film, index: number): Player[] {
  const players = head.players.map((player) => ({ ...player }));
  const changes = frames.flatMap(({ film, events }) =>
    (events as Change[]).filter(({ on }) => on === 'sat' || film <= index),
  );
  for (const { on, seat, level } of changes) {
    if (!players[seat]) continue;
    if (on === 'sat' || on === 'bot-took-over') players[seat].level = level ?? null;
    if (on === 'back') players[seat].level = null;
  }
  return players;
}
type Change = { on: string; seat: number; level?: string | null };
