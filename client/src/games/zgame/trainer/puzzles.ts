/** Puzzles: read, and played through. What is right, and what the other side answers, was found out beforehand and travels with each puzzle. */
import type { Play } from '../board/moves';
import { after, plyOf, type Moment, type Ply, type Standing } from '../pieces/plies';
import { dimensions, otherSide, squareAt, type Side, type Size, type Symbol } from '../pieces/squares';
import type { Mine, View } from '../wire.gen';

type Turn = { moves: Record<string, string>; right: Record<string, Reply | null> }; // null: the Z is taken
type Reply = { answer: string; then: Turn };
export type Puzzle = {
  id: string;
  size: Size;
  side: Side;
  plies: number;
  level: number;
  board: string[];
  lost: Record<Side, string>;
  turn: Turn;
};

/** `answer`: what the other side is about to play. */
export type Course = { puzzle: Puzzle; moment: Moment; turn: Turn | null; answer: Reply | null; made: number };

const SYMBOLS: Record<string, Symbol> = { Z: 'z', O: 'zero', A: 'arrow', X: 'cross', P: 'plus' };
const SET: Symbol[] = ['zero', 'zero', 'arrow', 'cross', 'cross', 'plus', 'plus'];

export function begin(puzzle: Puzzle): Course {
  const taken = (['white', 'black'] as const).flatMap((side) =>
    [...puzzle.lost[side]].map((letter) => ({ side, symbol: SYMBOLS[letter]! })),
  );
  return { puzzle, moment: { pieces: standingIn(puzzle), taken, last: [] }, turn: puzzle.turn, answer: null, made: 0 };
}

/** The course after this ply, if it is a right one. */
export function tried(course: Course, play: Play): Course | undefined {
  const found = Object.entries(course.turn?.right ?? {}).find(([text]) => isSame(plyOf(text), play));
  if (!found) return undefined;
  const [text, reply] = found;
  return { ...course, moment: after(course.moment, plyOf(text)), turn: null, answer: reply, made: course.made + 1 };
}

export function answered(course: Course): Course {
  const { answer, moment } = course;
  return answer ? { ...course, moment: after(moment, plyOf(answer.answer)), turn: answer.then, answer: null } : course;
}

export const isSolved = ({ turn, answer }: Course) => turn === null && answer === null;

/** One ply that is right now. */
export const hintOf = ({ turn }: Course): Ply | undefined => (turn ? plyOf(Object.keys(turn.right)[0]!) : undefined);

/** What the other side still hides (ZZ-1): the whole set without what lies open. */
export function unseenIn({ puzzle, moment }: Course): Symbol[] {
  const other = otherSide(puzzle.side);
  const open = [...moment.pieces, ...moment.taken].filter(({ side }) => side === other).map(({ symbol }) => symbol);
  return open.reduce((left, symbol) => without(left, symbol), SET);
}

/** The course as a seat would see it, so that hand and board work as at a table. */
export function viewOf({ puzzle, moment, turn }: Course): View {
  const player = (side: Side) => ({ side, ready: true, left: null });
  return {
    phase: 'play',
    size: puzzle.size,
    pieces: moment.pieces,
    taken: moment.taken,
    players: [player(puzzle.side), player(otherSide(puzzle.side))],
    turn: turn ? 0 : 1,
    opened: 0,
    closes: null,
    last: moment.last,
    score: [],
    quiet: 0,
    draw_offer: null,
    takeback: null,
    ending: null,
    winner: null,
    record: null,
    mine: mineIn(puzzle.side, moment, turn),
  };
}

function mineIn(side: Side, { pieces }: Moment, turn: Turn | null): Mine {
  const moves = Object.entries(turn?.moves ?? {}).map(([square, targets]) => ({ square, targets: targets.split(' ') }));
  const reveals = turn ? pieces.filter((piece) => piece.side === side && piece.hidden).map(({ square }) => square) : [];
  return { seat: 0, side, moves, reveals, swaps: [], may_offer_draw: false, may_ask_takeback: false };
}

function standingIn({ board, size, side }: Puzzle): Standing[] {
  const { height } = dimensions(size);
  return board.flatMap((rank, row) =>
    rank.split(/ +/).flatMap((name, file) => {
      const square = squareAt(file, height - 1 - row);
      return name === '.' ? [] : [{ id: square, square, ...pieceOf(name, side) }];
    }),
  );
}

/** `?`: hidden, and not mine; a small letter: black; a mark behind it: hidden. */
function pieceOf(name: string, mine: Side): Omit<Standing, 'id' | 'square'> {
  if (name === '?') return { side: otherSide(mine), symbol: null, hidden: true };
  const letter = name[0]!.toUpperCase();
  return { side: name[0] === letter ? 'white' : 'black', symbol: SYMBOLS[letter]!, hidden: name.endsWith("'") };
}

function isSame(ply: Ply, play: Play): boolean {
  if (ply.kind === 'reveal') return play.do === 'reveal' && play.square === ply.square;
  return play.do === 'move' && play.origin === ply.origin && play.target === ply.target;
}

function without(symbols: Symbol[], one: Symbol | null): Symbol[] {
  const index = symbols.findIndex((symbol) => symbol === one);
  return index < 0 ? symbols : symbols.toSpliced(index, 1);
}
