"""A position of the rules as a grid of the engine, and acts there and back."""

from collections.abc import Iterable

from sabot.games.zgame.acts import Ending, Move, Ply, Reveal
from sabot.games.zgame.board import Board, Shape, Size, Square, shape_of
from sabot.games.zgame.engine.core import (
    ARROW,
    BLACK,
    CROSS,
    HIDDEN,
    NO_MOVE,
    PLUS,
    QUIET,
    THREEFOLD,
    TWO_ZS,
    UNKNOWN,
    Z_TAKEN,
    ZERO,
    Grid,
    Z,
)  # fmt: skip
from sabot.games.zgame.pieces import SIDES, Side, Symbol
from sabot.games.zgame.position import Position

KINDS: dict[Symbol, int] = {"z": Z, "zero": ZERO, "arrow": ARROW, "cross": CROSS, "plus": PLUS}
ENDINGS: dict[int, Ending] = {
    Z_TAKEN: "z-taken",
    NO_MOVE: "no-move",
    TWO_ZS: "two-zs",
    THREEFOLD: "threefold",
    QUIET: "quiet",
}


def grid_of(position: Position) -> Grid:
    """With all that happened since the last ply that can't be undone (ZZ-24)."""
    grid = empty_grid(position.size, position.turn)
    stand(grid, position.shape, position.board)
    for age, board in zip(range(len(position.before), 0, -1), position.before, strict=True):
        grid.remember(key_of(position, board, age))
    return grid


def empty_grid(size: Size, turn: Side) -> Grid:
    grid = Grid(shape_of(size).width, shape_of(size).height)
    if turn == "black":
        grid.pass_turn()
    return grid


def cell_of(side: Side, symbol: Symbol | None, hidden: bool) -> int:
    """No symbol: one can't see it."""
    kind = KINDS[symbol] if symbol else UNKNOWN
    return kind | (HIDDEN if hidden else 0) | (BLACK if side == "black" else 0)


def place_on(grid: Grid, square: Square) -> int:
    """
    >>> place_on(Grid(5, 7), "b3")
    13
    """
    return (int(square[1]) - 1) * grid.stride + "abcdefg".index(square[0])


def square_on(grid: Grid, place: int) -> Square:
    """
    >>> square_on(Grid(5, 7), 13)
    'b3'
    """
    rank, file = divmod(place, grid.stride)
    return f"{'abcdefg'[file]}{rank + 1}"


def act_of(grid: Grid, ply: Ply) -> int:
    origin, target = (ply.origin, ply.target) if isinstance(ply, Move) else (ply.square, ply.square)
    return place_on(grid, origin) | place_on(grid, target) << 6


def ply_of(grid: Grid, act: int) -> Ply:
    origin, target = square_on(grid, act & 63), square_on(grid, act >> 6)
    return Reveal(origin) if origin == target else Move(origin, target)


def acts_of(grid: Grid) -> Iterable[int]:
    return [grid.acts[index] for index in range(grid.list_acts(0))]


def stand(grid: Grid, shape: Shape, board: Board) -> None:
    for square, piece in zip(shape.squares, board, strict=True):
        if piece:
            grid.put(place_on(grid, square), cell_of(*piece))


def key_of(position: Position, board: Board, age: int) -> int:
    """The key of a board `age` plies ago: the side to move alternates."""
    turn = SIDES[(SIDES.index(position.turn) + age) % 2]
    grid = empty_grid(position.size, turn)
    stand(grid, position.shape, board)
    return grid.key
