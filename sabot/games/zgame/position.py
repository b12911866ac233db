"""A position of Z-Game and what a ply makes of it. Knows no seats, no clock and no set-up."""

from collections.abc import Iterator
from typing import NamedTuple

from msgspec import Struct

from sabot.core.game import Illegal
from sabot.games.zgame.acts import Draw, Ending, Move, Ply, Reveal
from sabot.games.zgame.board import Board, Place, Shape, Size, Square, reached, shape_of
from sabot.games.zgame.pieces import OTHER, Piece, Side, Symbol

QUIET = 60  # ZZ-24 [reading]
REACH_CLAUSE: dict[Symbol, str] = {
    "z": "ZZ-10",
    "zero": "ZZ-11",
    "arrow": "ZZ-12",
    "cross": "ZZ-13",
    "plus": "ZZ-14",
}


class Position(Struct, frozen=True, gc=False):
    size: Size
    board: Board
    turn: Side = "white"  # ZZ-21
    before: tuple[Board, ...] = ()  # since the last ply that can't be undone by playing
    last: tuple[Square, ...] = ()  # of the ply that led here

    @property
    def shape(self) -> Shape:
        return shape_of(self.size)


class Made(NamedTuple):
    """A ply, and all that everyone can see of it."""

    position: Position
    ply: Ply
    mover: Piece  # as it was
    taken: Piece | None
    revealed: Piece | None  # by turning it over, or on arrival (ZZ-18)


def plies(position: Position) -> Iterator[Ply]:
    """ZZ-21: one move or one reveal; by square, so that their order tells nothing."""
    squares, board = position.shape.squares, position.board
    for place, piece in enumerate(board):
        if piece and piece.side == position.turn:
            if piece.hidden:
                yield Reveal(squares[place])
            for target in reached(position.shape, board, place):
                yield Move(squares[place], squares[target])


def make(position: Position, ply: Ply) -> Made:
    return move(position, ply) if isinstance(ply, Move) else reveal(position, ply)


def move(position: Position, ply: Move) -> Made:
    origin, piece = own(position, ply.origin)
    target = place_of(position, ply.target)
    check_reach(position, origin, piece, target)
    arrives = piece.hidden and target in position.shape.far[piece.side]
    landed = piece.revealed() if arrives else piece
    taken, board = position.board[target], list(position.board)
    board[origin], board[target] = None, landed
    kept = not (taken or piece.moves_as in ("zero", "arrow"))  # ZZ-24: it could move back
    next = follow(position, tuple(board), kept, (ply.origin, ply.target))
    return Made(next, ply, piece, taken, landed if arrives else None)


def reveal(position: Position, ply: Reveal) -> Made:
    place, piece = own(position, ply.square)
    if not piece.hidden:
        raise Illegal("already-revealed", {"square": ply.square}, "ZZ-17")
    board = list(position.board)
    board[place] = piece.revealed()
    next = follow(position, tuple(board), False, (ply.square,))
    return Made(next, ply, piece, None, piece.revealed())


def follow(position: Position, board: Board, kept: bool, last: tuple[Square, ...]) -> Position:
    before = (*position.before, position.board) if kept else ()
    return Position(position.size, board, OTHER[position.turn], before, last)


def outcome(made: Made) -> Ending | None:
    """ZZ-22 to ZZ-24: what this ply ended, for its maker or as a draw."""
    if made.taken and made.taken.symbol == "z":
        return "z-taken"
    return drawn(made.position) if has_ply(made.position) else "no-move"


def has_ply(position: Position) -> bool:
    """ZZ-23"""
    return next(plies(position), None) is not None


def drawn(position: Position) -> Draw | None:
    """ZZ-24: two plies ago, and four, the same side was to move."""
    if all(piece is None or piece.symbol == "z" for piece in position.board):
        return "two-zs"
    if position.before[-2::-2].count(position.board) >= 2:
        return "threefold"
    return "quiet" if len(position.before) >= QUIET else None


def own(position: Position, square: Square) -> tuple[Place, Piece]:
    place = place_of(position, square)
    piece = position.board[place]
    if piece is None or piece.side != position.turn:
        raise Illegal("not-your-piece", {"square": square}, "ZZ-21")
    return place, piece


def place_of(position: Position, square: Square) -> Place:
    place = position.shape.places.get(square)
    if place is None:
        raise Illegal("off-board", {"square": square, "size": position.size}, "ZZ-2")
    return place


def check_reach(position: Position, origin: Place, piece: Piece, target: Place) -> None:
    shape, square = position.shape, position.shape.squares[target]
    if target in reached(shape, position.board, origin):
        return
    if any(target in ray for ray in shape.rays[piece.side, piece.moves_as][origin]):
        raise Illegal("blocked", {"square": square}, "ZZ-15")
    clause = "ZZ-16" if piece.hidden else REACH_CLAUSE[piece.symbol]
    raise Illegal("out-of-reach", {"square": square}, clause)
