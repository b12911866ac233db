"""What the pieces of Z-Game are worth to the engine, by place, in hundredths of a zero."""

from functools import lru_cache

from librt.vecs import vec
from mypy_extensions import i64

from sabot.games.zgame.board import Size, shape_of
from sabot.games.zgame.engine.core import BLACK, HIDDEN, UNKNOWN
from sabot.games.zgame.grid import KINDS
from sabot.games.zgame.pieces import SIDES, Side, Symbol

CELLS, PLACES = 32, 64
OPEN: dict[Symbol, int] = {"z": 0, "zero": 90, "arrow": 150, "cross": 320, "plus": 430}
# What is hidden must be turned over before it runs; what is poor may bluff as long as it is.
SECRET: dict[Symbol, int] = {"z": 0, "zero": 20, "arrow": 5, "cross": -25, "plus": -30}
ADVANCE = 6  # for each rank, of what only goes ahead
OVERLOOKED = 250  # something stands there, and that is all
ZEAL = 220  # a bot wants to win: so much less than an even game is a draw to it
STUCK = 30  # ZZ-19: on the far line


@lru_cache
def worths(size: Size) -> vec[i64]:
    """By `cell << 6 | place`."""
    table = [0] * (CELLS * PLACES)
    for side in SIDES:
        black = BLACK if side == "black" else 0
        for place, steps in ways(size, side):
            for symbol, kind in KINDS.items():
                table[(kind | black) << 6 | place] = shown(symbol, size, steps)
                table[(kind | HIDDEN | black) << 6 | place] = hidden(symbol, steps)
            table[(UNKNOWN | black) << 6 | place] = OVERLOOKED
            table[(UNKNOWN | HIDDEN | black) << 6 | place] = ADVANCE * steps
    return vec[i64](table)


def shown(symbol: Symbol, size: Size, steps: int) -> int:
    if symbol not in ("zero", "arrow"):
        return OPEN[symbol]
    return OPEN[symbol] + ADVANCE * steps if steps < shape_of(size).height - 1 else STUCK


def hidden(symbol: Symbol, steps: int) -> int:
    return OPEN[symbol] + SECRET[symbol] + ADVANCE * steps


def ways(size: Size, side: Side) -> list[tuple[int, int]]:
    """Places of the engine, and how far a piece of this side has come there."""
    shape = shape_of(size)
    return [
        (rank * (shape.width + 1) + file, rank if side == "white" else shape.height - 1 - rank)
        for rank in range(shape.height)
        for file in range(shape.width)
    ]
