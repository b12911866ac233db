"""A puzzle of Z-Game as it is written down: a picture, and what is right at each turn.

In a picture capitals are White's, `Z O A X P` are Z, zero, arrow, cross and plus; a mark behind a
letter means that the piece is hidden, and `?` is one of the other side that nobody knows. The
highest rank comes first.
"""

from collections import Counter
from collections.abc import Iterator

from msgspec import Struct

from sabot.games.zgame.board import Size, Square, shape_of
from sabot.games.zgame.bots.field import unseen
from sabot.games.zgame.engine.core import Grid
from sabot.games.zgame.grid import KINDS, cell_of, empty_grid, place_on
from sabot.games.zgame.pieces import LETTERS, OTHER, SET, Side, Symbol
from sabot.games.zgame.view import PieceView, View

SYMBOLS: dict[str, Symbol] = {letter: symbol for symbol, letter in LETTERS.items()}
UNSEEN, MARK, EMPTY = "?", "'", "."


class Turn(Struct, frozen=True):
    """Of the solver. `right`: every ply (ZZ-32) that leads to the Z in time, and what follows."""

    moves: dict[Square, str]  # all that are allowed, right or wrong
    right: dict[str, "Reply | None"]  # None: the Z is taken


class Reply(Struct, frozen=True):
    """The longest defence."""

    answer: str
    then: Turn


class Puzzle(Struct, frozen=True):
    id: str
    size: Size
    side: Side  # of the solver
    plies: int  # of the solver, the one that takes the Z among them
    level: int  # 1 to 5
    board: tuple[str, ...]
    lost: dict[Side, str]  # letters of what was taken
    turn: Turn


def picture(view: View) -> tuple[str, ...]:
    shape, at = shape_of(view.size), {piece.square: name_of(piece) for piece in view.pieces}
    names = [at.get(square, EMPTY) for square in shape.squares]
    ranks = [names[start : start + shape.width] for start in range(0, len(names), shape.width)]
    return tuple(" ".join(name.ljust(2) for name in rank).rstrip() for rank in reversed(ranks))


def name_of(piece: PieceView) -> str:
    if piece.symbol is None:
        return UNSEEN
    letter = LETTERS[piece.symbol]
    return (letter if piece.side == "white" else letter.lower()) + MARK * piece.hidden


def lost_in(view: View) -> dict[Side, str]:
    """Sorted: when it was taken doesn't matter."""
    lost: dict[Side, str] = {"white": "", "black": ""}
    for piece in view.taken:
        lost[piece.side] += LETTERS[piece.symbol]
    return {side: "".join(sorted(letters)) for side, letters in lost.items()}


def pieces_of(puzzle: Puzzle) -> Iterator[PieceView]:
    ranks = [rank.split() for rank in reversed(puzzle.board)]
    names = [name for rank in ranks for name in rank]
    for square, name in zip(shape_of(puzzle.size).squares, names, strict=True):
        if name == UNSEEN:
            yield PieceView(square, OTHER[puzzle.side], True, None)
        elif name != EMPTY:
            side: Side = "white" if name[0].isupper() else "black"
            yield PieceView(square, side, name.endswith(MARK), SYMBOLS[name[0].upper()])


def left_in(puzzle: Puzzle) -> Counter[Symbol]:
    """ZZ-1: what the other side's hidden pieces are, in whatever order."""
    other = OTHER[puzzle.side]
    left = Counter[Symbol](SET)
    left.subtract(SYMBOLS[letter] for letter in puzzle.lost[other])
    left.subtract(
        piece.symbol for piece in pieces_of(puzzle) if piece.side == other and piece.symbol
    )
    left["z"] = 0
    return +left


def grid_of(puzzle: Puzzle) -> Grid:
    return grid_with(puzzle.size, puzzle.side, pieces_of(puzzle))


def grid_with(size: Size, turn: Side, pieces: Iterator[PieceView]) -> Grid:
    grid = empty_grid(size, turn)
    for piece in pieces:
        grid.put(place_on(grid, piece.square), cell_of(piece.side, piece.symbol, piece.hidden))
    return grid


def kinds_left(view: View, side: Side) -> dict[int, int]:
    return Counter(KINDS[symbol] for symbol in unseen(view, side) if symbol != "z")
