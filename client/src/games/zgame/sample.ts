/** Small tables for the tests: seat 0 plays White, and sees what White may. */
import { homeOf, SIDES, Z_PLACE, type Side, type Symbol } from './pieces/squares';
import type { Mine, PieceView, View } from './wire.gen';

const SYMBOLS: Record<Side, Symbol[]> = {
  white: ['plus', 'zero', 'z', 'cross', 'plus', 'cross', 'arrow', 'zero'],
  black: ['zero', 'cross', 'z', 'plus', 'arrow', 'plus', 'zero', 'cross'],
};

export const startPieces = (knows: (side: Side) => boolean = (side) => side === 'white'): PieceView[] =>
  SIDES.flatMap((side) =>
    homeOf('5x7', side).map((square, place): PieceView => ({
      square,
      side,
      hidden: place !== Z_PLACE,
      symbol: place === Z_PLACE || knows(side) ? SYMBOLS[side][place]! : null,
    })),
  );

export const mine = (change: Partial<Mine> = {}): Mine => ({
  seat: 0,
  side: 'white',
  moves: [{ square: 'c2', targets: ['b3', 'c3', 'd3'] }],
  reveals: ['c2', 'a1'],
  swaps: [],
  may_offer_draw: true,
  may_ask_takeback: false,
  ...change,
});

export const view = (change: Partial<View> = {}): View => ({
  phase: 'play',
  size: '5x7',
  pieces: startPieces(),
  taken: [],
  players: [
    { side: 'white', ready: true, left: 300_000 },
    { side: 'black', ready: true, left: 300_000 },
  ],
  turn: 0,
  opened: 10_000,
  closes: 310_000,
  last: [],
  score: [],
  quiet: 0,
  draw_offer: null,
  takeback: null,
  ending: null,
  winner: null,
  record: null,
  mine: mine(),
  ...change,
});

/** A short game, over: everything is shown. */
export function finished(): View {
  const gone = new Set(['b2', 'd6']);
  const pieces = [
    ...startPieces(() => true).filter(({ square }) => !gone.has(square)),
    { square: 'b4', side: 'black', hidden: false, symbol: 'cross' } as PieceView,
  ];
  return view({
    phase: 'over',
    turn: null,
    closes: null,
    pieces,
    taken: [{ side: 'white', symbol: 'cross' }],
    score: ['b2-b3', '!d6=cross', 'b3-b4', 'Xd6xb4=cross'],
    last: ['d6', 'b4'],
    ending: 'resigned',
    winner: 1,
    mine: mine({ moves: [], reveals: [] }),
  });
}
