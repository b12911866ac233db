"""What a ply of Z-Game tells of a symbol one can't see: signs of what it offered, and risked.

A sign is short, so that a table of them can be read. `!3s` turns a piece over; `0-2sr`, `1-` and
`2-` walk with a hidden one that stands on its base line, in front of it, or further on; `=0rs`
moves a revealed one. The digit says what it takes, or what it could take once it is turned over:
nothing, something small that is guarded, something small, a runner, the Z. Letters say whether the
piece stands safe or at risk where it is, and whether it will where it goes.
"""

from collections.abc import Iterator
from typing import NamedTuple

from sabot.games.zgame.board import Board, Place, Shape, Size, reached, shape_of
from sabot.games.zgame.pieces import OTHER, Piece, Side, Symbol

Sign = str
NOTHING, GUARDED, SMALL, RUNNER, THE_Z = range(5)
HOME_PARTS = ("wing", "beside", "beside", "wing", "flank", "front", "flank")  # of the x squares
FURTHER = 2  # ranks from one's own base line, and more


def read_table(text: str) -> dict[Symbol, dict[Sign, float]]:
    """
    >>> read_table('''
    ... sign  zero   plus
    ... !0s   0.01   2
    ... ''')
    {'zero': {'!0s': 0.01}, 'plus': {'!0s': 2.0}}
    """
    (_, *symbols), *rows = (line.split() for line in text.strip().splitlines())
    columns = zip(*(map(float, figures) for _, *figures in rows), strict=True)
    signs = [sign for sign, *_ in rows]
    return {
        symbol: dict(zip(signs, column, strict=True))  # type: ignore[misc]  # a table of symbols
        for symbol, column in zip(symbols, columns, strict=True)
    }


class Scene(NamedTuple):
    """Before a ply, as both can see it: whatever is hidden is a hidden zero, for so it moves."""

    size: Size
    board: Board
    side: Side  # whose ply it is
    risky: frozenset[Place]  # the other side reaches these, or guards them

    @property
    def shape(self) -> Shape:
        return shape_of(self.size)


def scene_of(size: Size, board: Board, side: Side) -> Scene:
    public = tuple(each and veiled(each) for each in board)
    return Scene(size, public, side, frozenset(held(shape_of(size), public, OTHER[side])))


def veiled(piece: Piece) -> Piece:
    return Piece(piece.side, "zero", hidden=True) if piece.hidden else piece


def walks(scene: Scene, place: Place) -> Iterator[tuple[Place, Sign]]:
    """Where the piece there may go, hidden or not."""
    piece = scene.board[place]
    way = f"{advance(scene, place)}-" if piece and piece.hidden else "="
    for target in reached(scene.shape, scene.board, place):
        yield target, f"{way}{prize(scene, target)}{risk(scene, place)}{risk(scene, target)}"


def turn(scene: Scene, place: Place, symbol: Symbol) -> Sign:
    """Turning over what stands there, if it is this."""
    board = (*scene.board[:place], Piece(scene.side, symbol), *scene.board[place + 1 :])
    prizes = (prize(scene, target) for target in reached(scene.shape, board, place))
    return f"!{max(prizes, default=NOTHING)}{risk(scene, place)}"


def held(shape: Shape, board: Board, side: Side) -> Iterator[Place]:
    for place, piece in enumerate(board):
        if piece and piece.side == side:
            for ray in shape.rays[side, piece.moves_as][place]:
                for target in ray:
                    yield target
                    if board[target]:
                        break


def prize(scene: Scene, place: Place) -> int:
    prey = scene.board[place]
    if prey is None or prey.side == scene.side:
        return NOTHING
    if prey.symbol == "z":
        return THE_Z
    if prey.symbol in ("cross", "plus"):
        return RUNNER
    return GUARDED if place in scene.risky else SMALL


def risk(scene: Scene, place: Place) -> str:
    return "r" if place in scene.risky else "s"


def advance(scene: Scene, place: Place) -> int:
    rank = place // scene.shape.width
    return min(FURTHER, rank if scene.side == "white" else scene.shape.height - 1 - rank)
