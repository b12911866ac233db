import { expect, test } from 'vitest';
import { plyOf } from '../pieces/plies';
import type { Play } from '../board/moves';
import { answered, begin, hintOf, isSolved, tried, unseenIn, viewOf, type Course, type Puzzle } from './puzzles';
import all from './puzzles.json';

const puzzles = all as unknown as Puzzle[];

/** White takes the arrow, which nobody knew; Black's Z steps aside, and is taken. */
const small: Puzzle = {
  id: 'small',
  size: '5x6',
  side: 'white',
  plies: 2,
  level: 2,
  lost: { white: 'OOAXX', black: 'OOXXPP' },
  board: ['.  .  z  .  .', '.  ?  .  .  .', ".  P' .  .  .", '.  .  .  .  .', '.  .  .  .  P', '.  .  Z  .  .'],
  turn: {
    moves: { b4: 'a5 b5 c5', c1: 'b1', e2: 'd2 e3' },
    right: { 'b4xb5=arrow': { answer: 'Zc6-d6', then: { moves: { e2: 'd2' }, right: { 'Pe2xd6=z': null } } } },
  },
};

const playOf = (text: string): Play => {
  const ply = plyOf(text);
  return ply.kind === 'reveal'
    ? { do: 'reveal', square: ply.square }
    : { do: 'move', origin: ply.origin, target: ply.target };
};
const at = ({ moment }: Course, square: string) => moment.pieces.find((piece) => piece.square === square);

test('a picture is read from the top, and only what is mine is known when hidden', () => {
  const course = begin(small);
  expect(at(course, 'c6')).toMatchObject({ side: 'black', symbol: 'z', hidden: false });
  expect(at(course, 'b5')).toMatchObject({ side: 'black', symbol: null, hidden: true });
  expect(at(course, 'b4')).toMatchObject({ side: 'white', symbol: 'plus', hidden: true });
  expect(course.moment.pieces).toHaveLength(5);
});

test('the hidden symbols are the set without the open ones (ZZ-1)', () => {
  expect(unseenIn(begin(small))).toEqual(['arrow']);
});

test('a wrong ply leads nowhere', () => {
  expect(tried(begin(small), { do: 'move', origin: 'b4', target: 'c5' })).toBeUndefined();
  expect(tried(begin(small), { do: 'reveal', square: 'b4' })).toBeUndefined();
});

test('a right one is played, shows what it took, and is answered', () => {
  const played = tried(begin(small), playOf('b4xb5=arrow'))!;
  expect(at(played, 'b5')).toMatchObject({ id: 'b4', side: 'white', hidden: true });
  expect(played.moment.taken.at(-1)).toEqual({ side: 'black', symbol: 'arrow' });
  expect(unseenIn(played)).toEqual([]);
  expect([played.turn, isSolved(played), viewOf(played).turn]).toEqual([null, false, 1]);
  const after = answered(played);
  expect(at(after, 'd6')).toMatchObject({ id: 'c6', symbol: 'z' });
  expect(isSolved(tried(after, playOf('Pe2xd6=z'))!)).toBe(true);
});

test('the hand sees the moves that are listed, and may reveal all it hides (ZZ-17)', () => {
  const { mine, turn } = viewOf(begin(small));
  expect(turn).toBe(mine!.seat);
  expect(mine!.moves.find(({ square }) => square === 'b4')!.targets).toEqual(['a5', 'b5', 'c5']);
  expect(mine!.reveals).toEqual(['b4']);
});

test('the hint is a right ply', () => {
  expect(hintOf(begin(small))).toEqual(plyOf('b4xb5=arrow'));
});

/** Every way through a puzzle, by right plies alone. */
function ends(course: Course): Course[] {
  if (isSolved(course)) return [course];
  if (course.answer) return ends(answered(course));
  return Object.keys(course.turn!.right).flatMap((text) => ends(tried(course, playOf(text))!));
}

test.each(puzzles)('puzzle $id can be played to its end, and its moves start from own pieces', (puzzle) => {
  for (const end of ends(begin(puzzle))) {
    expect(end.made).toBeLessThanOrEqual(puzzle.plies);
    expect(end.moment.taken.at(-1)).toEqual({ side: puzzle.side === 'white' ? 'black' : 'white', symbol: 'z' });
    expect(unseenIn(end)).toHaveLength(end.moment.pieces.filter(({ symbol }) => symbol === null).length);
  }
  for (const square of Object.keys(puzzle.turn.moves)) expect(at(begin(puzzle), square)!.side).toBe(puzzle.side);
});
