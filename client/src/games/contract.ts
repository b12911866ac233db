/**
 * What a game is to the page. Its folder is named as the server names the game; the page finds these files in it:
 *
 * | file | what it holds |
 * |---|---|
 * | `box.ts` | `box`: how it stands on the shelf. A game may have this and `BoxArt.svelte` alone |
 * | `BoxArt.svelte` | its cover |
 * | `picture.jpg` | the same for link previews, 1200 by 630, if it has one; `tests/prove/draw_pictures.py` draws it |
 * | `game.ts` | `board`, `place` and `guide`: what a table of it needs, fetched as one file |
 * | `wire.gen.ts` | the types of its view, acts and events, by `make types` |
 * | `messages/` | what it says, in each language |
 * | `rules/book.ts` | `book`: its rulebook, if it has one |
 * | `trainer/Trainer.svelte` | its trainer, if it has one |
 * | `OptionPicture.svelte` | a picture of an option's value, if some have one; its words are `<game>_option_<name>_is_<value>`. Of what players pick: of each thing |
 * | `Review.svelte` | a view of a game that was written down, if it can be |
 *
 * Everything else is its own: `board/` is what one presses, `pieces/` what board, trainer and rulebook all draw,
 * `telling/` what is said. A game knows this file, `kit/` and the layers below, and no other game.
 *
 * | in `kit/` | for |
 * |---|---|
 * | `guide.ts`, `telling/rows.ts`, `telling/you.ts`, `merits.ts` | a guide from tables; texts that speak to a player; awards |
 * | `telling/Announcer.svelte`, `telling/news.ts` | a live region for screen readers; a cursor over the log |
 * | `keys/keys.ts` | the keys of a board or an exercise, with the guards they need |
 * | `tips/` | notes for beginners, shown until they are learnt |
 * | `train/` | a trainer: `Trainer.svelte` around an exercise, `Drill` for its phases and times |
 * | `ClauseChip.svelte` | the number of a rule, which opens the rulebook |
 *
 * Preferences go into a cell of `stored.ts`; pictures are made by `ui/picture.ts`.
 */
import type { Component } from 'svelte';
import type { Manner, Voice } from '../sound/sound';
import type { Act, Fact, Update } from '../table/table.svelte';
import type { Locale } from '../words/words.svelte';

/** What stands on the shelf. Title and players are the same in all languages. */
export type Box = {
  title: string;
  players: string;
  order: number;
  front?: boolean; // the one to try first
  sheets?: boolean; // each player's place beside the table is a whole sheet
  byTurns?: boolean; // nobody is ever first, so how far away players are decides nothing
};

/** How a log line names the players. */
export type Who = { me: number | null; name: (seat: number) => string };

/** What a game tells the page around its board. A view is known to its own game only. */
export type Guide = {
  todo: (view: never, seat: number | null, who: Who, now: () => number) => string;
  heard?: (view: never, seat: number | null, now: () => number) => boolean; // the board tells its listeners what the verb would: the page need not
  tell: (event: Fact, who: Who) => string; // for the log; an empty text is left out of it
  clause: (event: Fact) => string | undefined;
  early?: readonly string[]; // acts done too soon: these can't be said to be too late
  settles: (action: Act, update: Update, seat: number) => boolean;
  sounds?: (events: Fact[], seat: number | null) => Cue[];
  out?: (view: never, seat: number) => boolean; // this seat has nothing more to do before the end
  ending?: (view: never, who: Who) => string; // why it is over, in a sentence
  mark?: (event: Fact) => Mark | undefined; // what a replay shows on its time axis
  awards?: (story: Update[], isBot: IsBot) => Award[];
  calm?: (view: never) => boolean; // no hurry: the page may cover the board
};

/** What is heard of an event. */
export type Cue = { voice: Voice; manner?: Manner };

/** Somebody pays for a mistake, or the game takes a turn. */
export type Mark = 'penalty' | 'turn';

/** Of a seat: its reflexes are drawn by lot, so they earn no award. */
export type IsBot = (seat: number) => boolean;

/** Something one player did best, in words. */
export type Award = { seat: number; title: string; why: string };

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- each board knows its own view, action and event; the page passes them through
type Drawn = Component<any>;
export type Game = { board: Drawn; place: Drawn; guide: Guide }; // `place`: the small view of a seat, for the rail; a board with `hall` hangs on a wall: nobody presses it, all is read from afar

/** A paragraph of a clause; where the printed rules are silent it says whose choice it is. */
export type Part = string | { reading: string } | { digital: string };

export type Words = {
  steps: { title: string; text: string }[];
  sections: Record<string, string>;
  clauses: Record<string, Part[]>;
};

/** The rules in our own words. Sections and clauses in reading order; only the language that is read is loaded. */
export type Book = {
  sections: Record<string, string[]>;
  words: (locale: Locale) => Promise<Words>;
  steps: Component<{ step: number }>;
  drawings: Record<string, Component>;
};
