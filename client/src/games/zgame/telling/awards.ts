/** Awards: who did what best, read off the moves: only what is true of one player alone. */
import { most, type Merit as Named } from '../../kit/merits';
import { plyOf } from '../pieces/plies';
import { dimensions, placeOf, SIDES, type Side } from '../pieces/squares';
import type { View } from '../wire.gen';

export type Merit = Named<'hunter' | 'ambush' | 'secrets' | 'brave'>;

const LEAST = { hunter: 2, ambush: 2, secrets: 3, brave: 2 }; // fewer than this earns no award

export function meritsOf(view: View | undefined): Merit[] {
  if (!view || view.phase !== 'over') return [];
  const counts = (count: (side: Side) => number) => view.players.map(({ side }) => count(side));
  return [
    most(
      'hunter',
      counts((side) => view.taken.filter((piece) => piece.side !== side).length),
      LEAST.hunter,
    ),
    most(
      'ambush',
      counts((side) => pliesOf(view, side).filter(isAmbush).length),
      LEAST.ambush,
    ),
    most(
      'secrets',
      counts((side) => view.pieces.filter((piece) => piece.side === side && piece.hidden).length),
      LEAST.secrets,
    ),
    most(
      'brave',
      counts((side) =>
        Math.max(
          0,
          ...pliesOf(view, side)
            .filter((ply) => ply.startsWith('Z'))
            .map((ply) => rowsFromHome(view, side, ply)),
        ),
      ),
      LEAST.brave,
    ),
  ].filter((merit) => merit !== undefined);
}

const pliesOf = ({ score }: View, side: Side) => score.filter((_, index) => SIDES[index % 2] === side);

/** A hidden mover is written without a letter (ZZ-32). */
const isAmbush = (ply: string) => /^[a-g]\dx/.test(ply);

function rowsFromHome({ size }: View, side: Side, text: string): number {
  const ply = plyOf(text);
  const { rank } = placeOf(ply.kind === 'move' ? ply.target : ply.square);
  return side === 'white' ? rank : dimensions(size).height - 1 - rank;
}
