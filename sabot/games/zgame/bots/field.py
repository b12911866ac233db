"""The board as a bot of Z-Game sees it: small numbers, quick to search, nothing it can't know.

A code is a kind, plus 16 for the other side. What is hidden from the bot is of kind UNKNOWN; what
it overlooks is a thing that stands there.
"""

from collections import Counter
from collections.abc import Iterator
from functools import lru_cache

from msgspec import Struct

from sabot.games.zgame.board import Place, Ray, Size, shape_of
from sabot.games.zgame.pieces import OTHER, SET, Side, Symbol
from sabot.games.zgame.view import PieceView, View

Code = int
Turn = int  # 0: the bot, 1: the other side
OTHERS = 16
HIDDEN = 5  # added to the kind of one's own
UNKNOWN = 11
OVERLOOKED = 12
KINDS: dict[Symbol, Code] = {"z": 1, "zero": 2, "arrow": 3, "cross": 4, "plus": 5}
SYMBOLS: dict[Code, Symbol] = {code: symbol for symbol, code in KINDS.items()}
Z = KINDS["z"]


class Field(Struct):
    """Cells change while it is searched."""

    size: Size
    side: Side  # of the bot
    cells: list[Code]  # by place
    rays: dict[Code, tuple[tuple[Ray, ...], ...]]  # by code and place
    unseen: tuple[Symbol, ...]  # what the other side still hides


def field_of(view: View, side: Side) -> Field:
    shape = shape_of(view.size)
    cells = [0] * len(shape.squares)
    for piece in view.pieces:
        cells[shape.places[piece.square]] = code_of(piece, side)
    return Field(view.size, side, cells, rays_for(view.size, side), unseen(view, side))


def unseen(view: View, side: Side) -> tuple[Symbol, ...]:
    """ZZ-1: eight pieces, less what lies open."""
    left = Counter[Symbol](SET)
    open = ((piece.side, piece.symbol) for piece in view.pieces)
    aside = ((piece.side, piece.symbol) for piece in view.taken)
    left.subtract(symbol for owner, symbol in (*open, *aside) if owner != side and symbol)
    return tuple(symbol for symbol in sorted(left) for _ in range(left[symbol]))


def code_of(piece: PieceView, side: Side) -> Code:
    turned = 0 if piece.side == side else OTHERS
    if piece.symbol is None:
        return turned + UNKNOWN
    return turned + KINDS[piece.symbol] + (HIDDEN if piece.hidden and not turned else 0)


def is_own_hidden(code: Code) -> bool:
    return HIDDEN < code < UNKNOWN


@lru_cache
def rays_for(size: Size, side: Side) -> dict[Code, tuple[tuple[Ray, ...], ...]]:
    """ZZ-16: whatever is hidden moves as a zero."""
    rays: dict[Code, tuple[tuple[Ray, ...], ...]] = {}
    for turned, mover in ((0, side), (OTHERS, OTHER[side])):
        for kind in range(1, UNKNOWN + 1):
            symbol = SYMBOLS.get(kind, "zero")
            rays[turned + kind] = shape_of(size).rays[mover, symbol]
        rays[turned + OVERLOOKED] = ((),) * len(shape_of(size).squares)
    return rays


def steps(field: Field, turn: Turn, only_takes: bool) -> Iterator[tuple[Place, Place]]:
    """From where to where; a reveal stays where it is."""
    cells, rays = field.cells, field.rays
    low, high = (OTHERS, 2 * OTHERS) if turn else (0, OTHERS)
    for place, code in enumerate(cells):
        if not (code and low <= code < high):
            continue
        if not only_takes and is_own_hidden(code):
            yield place, place
        for ray in rays[code][place]:
            for target in ray:
                other = cells[target]
                if other:
                    if not low <= other < high:
                        yield place, target
                    break
                if not only_takes:
                    yield place, target
