"""What a bot of Z-Game thinks a piece is worth, by what it knows of it and where it stands."""

from functools import lru_cache

from sabot.games.zgame.board import Place, Size, shape_of
from sabot.games.zgame.bots.field import (
    HIDDEN,
    KINDS,
    OTHERS,
    OVERLOOKED,
    SYMBOLS,
    UNKNOWN,
    Code,
    Field,
    Z,
)
from sabot.games.zgame.pieces import OTHER, SET, Side, Symbol

Worth = dict[Code, tuple[float, ...]]  # by code and place

WIN = 1_000.0
WORTH: dict[Symbol, float] = {"z": WIN, "zero": 1.0, "arrow": 1.7, "cross": 3.0, "plus": 4.0}
# What a hidden piece lacks: it must be turned over before it can run. One that can't may bluff.
SECRET: dict[Symbol, float] = {"z": 0.0, "zero": -0.15, "arrow": 0.05, "cross": 0.25, "plus": 0.3}
ADVANCE = 0.05  # for each rank
TRADE = 0.85  # what taking a piece brings, to losing one like it: a bare board is a dull one
NEAR = 0.1  # for each square that a runner is closer to the other Z


def standing(field: Field) -> float:
    """The bot's pieces less those of the other side."""
    worth, cells = worth_of(field), enumerate(field.cells)
    return sum(worth[c][p] if c < OTHERS else -worth[c][p] / TRADE for p, c in cells if c)


def worth_of(field: Field) -> Worth:
    own_z, other_z = field.cells.index(Z), field.cells.index(OTHERS + Z)
    own = worths(field.size, field.side, other_z, SET)
    if is_hunt(field):
        own = own | {Z: hunting(field.size, other_z)}
    other = worths(field.size, OTHER[field.side], own_z, field.unseen)
    return own | {OTHERS + kind: tuple(TRADE * at for at in worth) for kind, worth in other.items()}


def is_hunt(field: Field) -> bool:
    """The other Z is all alone."""
    return sum(code > OTHERS for code in field.cells) == 1


@lru_cache(256)
def hunting(size: Size, prey: Place) -> tuple[float, ...]:
    """One's own Z has nothing to fear, and closes in."""
    places = range(len(shape_of(size).squares))
    return tuple(WIN - NEAR * apart(size, place, prey) for place in places)


@lru_cache(4_096)
def worths(size: Size, side: Side, prey: Place, unseen: tuple[Symbol, ...]) -> Worth:
    """Of what nobody can know, what it is on average."""
    places = range(len(shape_of(size).squares))
    known = {
        kind: tuple(worth(size, side, kind, place, prey) for place in places)
        for kind in range(1, UNKNOWN)
    }
    guesses = [known[KINDS[symbol] + HIDDEN] for symbol in unseen or SET]
    guess = tuple(sum(each[place] for each in guesses) / len(guesses) for place in places)
    return known | {UNKNOWN: guess, OVERLOOKED: guess}


def worth(size: Size, side: Side, kind: Code, place: Place, prey: Place) -> float:
    if kind > HIDDEN:
        secret = SECRET[SYMBOLS[kind - HIDDEN]] - ADVANCE * ranks(size, side, place)
        return worth(size, side, kind - HIDDEN, place, prey) - secret
    match SYMBOLS[kind]:
        case "z":
            return WIN
        case "zero":
            return WORTH["zero"] + ADVANCE * ranks(size, side, place)
        case symbol:
            return WORTH[symbol] - NEAR * apart(size, place, prey)


def ranks(size: Size, side: Side, place: Place) -> int:
    """How far it has come."""
    shape = shape_of(size)
    rank = place // shape.width
    return rank if side == "white" else shape.height - 1 - rank


def apart(size: Size, one: Place, other: Place) -> int:
    width = shape_of(size).width
    return max(abs(one // width - other // width), abs(one % width - other % width))
