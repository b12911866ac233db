/** The games, found by their folders; `contract.ts` says what is in one. */
import type { Box, Game } from './contract';

const boxes = import.meta.glob<Box>('./*/box.ts', { eager: true, import: 'box' });
const games = import.meta.glob<Game>('./*/game.ts');

/** As they stand there: the one in front, then the row. */
export const shelf = Object.entries(boxes)
  .map(([path, box]) => ({ id: path.split('/')[1]!, ...box }))
  .sort((one, other) => Number(other.front ?? false) - Number(one.front ?? false) || one.order - other.order);

/** The server may know a game before this client has its board. */
export const isPlayable = (game: string) => `./${game}/game.ts` in games;

const boxOf = (game: string) => shelf.find(({ id }) => id === game);

export const titleOf = (game: string) => boxOf(game)?.title ?? game;

export const hasSheets = (game: string) => boxOf(game)?.sheets ?? false;

export const isByTurns = (game: string) => boxOf(game)?.byTurns ?? false;

/** Fetched when a table of it is opened, or may soon be. */
export const gameOf = async (game: string) => games[`./${game}/game.ts`]!();
