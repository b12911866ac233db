"""The board of Z-Game: its squares, and the ways that lead from each of them."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Annotated, Literal

from msgspec import Meta, Struct

from sabot.games.zgame.pieces import SIDES, Piece, Side, Symbol

Size = Literal["5x6", "5x7", "7x7"]  # ZZ-2 [reading]
# File and rank, white at rank 1: "c2". Python's `$` alone would let a newline follow.
Square = Annotated[str, Meta(pattern=r"^[a-g][1-7]$(?!\n)")]
Place = int  # of a square, rank by rank from a1
Board = tuple[Piece | None, ...]  # by place
Ray = tuple[Place, ...]  # the squares of one direction, nearest first

FORWARD = ((-1, 1), (0, 1), (1, 1))
DIAGONAL = ((-1, -1), (-1, 1), (1, -1), (1, 1))
STRAIGHT = ((-1, 0), (0, -1), (0, 1), (1, 0))
ANY_NUMBER = 7
# ZZ-10 to ZZ-14: directions, and how far.
WAYS: dict[Symbol, tuple[tuple[tuple[int, int], ...], int]] = {
    "z": ((*DIAGONAL, *STRAIGHT), 1),
    "zero": (FORWARD, 1),
    "arrow": (FORWARD, 2),
    "cross": (DIAGONAL, ANY_NUMBER),
    "plus": (STRAIGHT, ANY_NUMBER),
}


class Shape(Struct, frozen=True):
    width: int
    height: int
    squares: tuple[Square, ...]  # by place
    places: dict[Square, Place]
    rays: dict[tuple[Side, Symbol], tuple[tuple[Ray, ...], ...]]  # by place
    far: dict[Side, frozenset[Place]]  # the other side's base line
    home: dict[Side, tuple[Place, ...]]  # ZZ-3: five of the base line by file, then three in front


@lru_cache
def shape_of(size: Size) -> Shape:
    """
    >>> [shape_of("7x7").squares[place] for place in shape_of("7x7").home["black"]]
    ['b7', 'c7', 'd7', 'e7', 'f7', 'c6', 'd6', 'e6']
    """
    width, height = map(int, size.split("x"))
    places = range(width * height)
    squares = tuple(f"{'abcdefg'[place % width]}{place // width + 1}" for place in places)
    rays: dict[tuple[Side, Symbol], tuple[tuple[Ray, ...], ...]] = {
        (side, symbol): tuple(rays_from(width, height, place, side, symbol) for place in places)
        for side in SIDES
        for symbol in WAYS
    }
    far: dict[Side, frozenset[Place]] = {
        "white": frozenset(places[-width:]),
        "black": frozenset(places[:width]),
    }
    named = {square: place for place, square in enumerate(squares)}
    return Shape(width, height, squares, named, rays, far, homes(width, height))


def rays_from(width: int, height: int, place: Place, side: Side, symbol: Symbol) -> tuple[Ray, ...]:
    """ZZ-19: what only goes forward has none on the far base line."""
    ways, reach = WAYS[symbol]
    forward = 1 if side == "white" else -1
    rays = (tuple(ray(width, height, place, dx, dy * forward, reach)) for dx, dy in ways)
    return tuple(filter(None, rays))


def ray(width: int, height: int, place: Place, dx: int, dy: int, reach: int) -> Iterator[Place]:
    rank, file = divmod(place, width)
    for _ in range(reach):
        file, rank = file + dx, rank + dy
        if not (0 <= file < width and 0 <= rank < height):
            return
        yield rank * width + file


def homes(width: int, height: int) -> dict[Side, tuple[Place, ...]]:
    """ZZ-3 [reading]: `x x Z x x` and `. x x x .`, centred."""
    left = (width - 5) // 2
    base = range(left, left + 5)
    white = (*base, *(width + file for file in base[1:4]))
    turned = {place: (height - 1 - place // width) * width + place % width for place in white}
    return {"white": white, "black": tuple(turned[place] for place in white)}


def reached(shape: Shape, board: Board, place: Place) -> Iterator[Place]:
    """ZZ-15: where the piece there may go; nothing jumps, nothing takes its own side."""
    piece = board[place]
    if piece is None:
        return
    for ray in shape.rays[piece.side, piece.moves_as][place]:
        for target in ray:
            other = board[target]
            if other is None:
                yield target
                continue
            if other.side != piece.side:
                yield target
            break
