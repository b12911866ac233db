/** The whole game as text, once all is shown (ZZ-31, ZZ-32). */
import { momentsOf } from './plies';
import { homeOf, SIDES, type Side } from './squares';
import type { Options, View } from './wire.gen';

const BASE = 5;
const USUAL = { clock: '5+3', setup_time: 60_000 };

export function recordOf(view: View, options: Options): string {
  const { clock, setup_time } = { ...USUAL, ...options };
  const heading = `Z-Game, size ${view.size}, clock ${clock}, set-up ${setup_time / 1000} s`;
  return [heading, ...SIDES.map((side) => `${side}: ${lineUp(view, side)}`), ...turnsOf(view.score), resultOf(view), ''].join('\n');
}

/** `1. c2-c3 c6-c5`: both plies of a turn in one line. */
export const turnsOf = (score: readonly string[]): string[] =>
  Array.from({ length: Math.ceil(score.length / 2) }, (_, turn) => `${turn + 1}. ${score.slice(2 * turn, 2 * turn + 2).join(' ')}`);

function lineUp(view: View, side: Side): string {
  const start = momentsOf(view)[0]!.pieces;
  const symbols = homeOf(view.size, side).map((square) => start.find(({ id }) => id === square)!.symbol);
  return [...symbols.slice(0, BASE), '/', ...symbols.slice(BASE)].join(' ');
}

function resultOf({ winner, players, ending }: View): string {
  return `${winner === null ? 'draw' : `${players[winner]!.side} wins`}: ${ending}`;
}
