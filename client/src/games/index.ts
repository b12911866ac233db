/** Every folder here is a game; its name is the house's name for it. */
import type { Component } from 'svelte';
import type { Manner, Voice } from '../sound/sound';
import type { Act, Fact, Update } from '../table/table.svelte';

/** What stands on the shelf. Title and players are the same in all languages. */
export type Box = {
  title: string;
  players: string;
  order: number;
  front?: boolean; // the one to try first
  sheets?: boolean; // each player's place beside the table is a whole sheet
  byTurns?: boolean; // nobody is ever first: how far away players are decides nothing
  first?: Record<string, unknown>; // options that give a stranger's first game alone more time
};

/** How a log line names the players. */
export type Who = { me: number | null; name: (seat: number) => string };

/** What a game tells the page around its board. A view is known to its own game only. */
export type Guide = {
  todo: (view: never, seat: number | null, who: Who, now: () => number) => string;
  heard?: (view: never, seat: number | null, now: () => number) => boolean; // the board tells its listeners what the verb would: the page need not
  tell: (event: Fact, who: Who) => string;
  clause: (event: Fact) => string | undefined;
  settles: (action: Act, update: Update, seat: number) => boolean;
  sounds?: (events: Fact[], seat: number | null) => Cue[];
  ending?: (view: never, who: Who) => string; // why it is over, in a sentence
  awards?: (story: Update[], who: Who) => Award[];
  calm?: (view: never) => boolean; // nobody need hurry: what the page shows may lie over the board
};

/** What is heard of an event. */
export type Cue = { voice: Voice; manner?: Manner };

/** Something one player did best, in words. */
export type Award = { seat: number; title: string; why: string };

// Each board knows its own view, action and event; the page passes them through.
type Part = Component<any>;
export type Game = { board: Part; place: Part; guide: Guide }; // `place`: the small view of a seat, for the rail

const boxes = import.meta.glob<Box>('./*/box.ts', { eager: true, import: 'box' });
const games = import.meta.glob<Game>('./*/game.ts');

export const shelf = Object.entries(boxes)
  .map(([path, box]) => ({ id: path.split('/')[1]!, ...box }))
  .sort((one, other) => one.order - other.order);

/** The house may know a game before this client has its board. */
export const isPlayable = (game: string) => `./${game}/game.ts` in games;

const boxOf = (game: string) => shelf.find(({ id }) => id === game);

export const titleOf = (game: string) => boxOf(game)?.title ?? game;

export const hasSheets = (game: string) => boxOf(game)?.sheets ?? false;

export const isByTurns = (game: string) => boxOf(game)?.byTurns ?? false;

/** Fetched when a table of it is opened, or may soon be. */
export const gameOf = async (game: string) => games[`./${game}/game.ts`]!();
