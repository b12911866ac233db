"""A game of Z-Game as OpenSpiel needs it: to copy, to keep, and to see as one side does."""

from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from itertools import permutations
from typing import Any

from sabot.games.zgame.board import Board as Squares
from sabot.games.zgame.board import Size, shape_of
from sabot.games.zgame.engine.bits import BITS, place_of
from sabot.games.zgame.engine.core import GOES_ON, HIDDEN, KIND, Grid
from sabot.games.zgame.grid import KINDS, acts_of, grid_of, square_on
from sabot.games.zgame.pieces import SET, Side, Symbol
from sabot.games.zgame.position import Position
from sabot.games.zgame.setup import arranged
from sabot.lab.zgame.spiel.kept import kept, taken_up

Luck = Callable[[], float]  # from 0 up to 1
LETTERS = ".ZOAXP"  # by kind
PIECES = Counter(KINDS[symbol] for symbol in ("z", *SET))  # that a side begins with, by kind


@cache
def arrangements() -> tuple[tuple[Symbol, ...], ...]:
    """There are 630 of them."""
    return tuple(sorted(set(permutations(SET))))


def board_of(size: Size, white: int, black: int) -> "Board":
    """Both by their number among the arrangements (ZZ-20)."""
    squares: Squares = (None,) * len(shape_of(size).squares)
    chosen: dict[Side, int] = {"white": white, "black": black}
    for side, number in chosen.items():
        squares = arranged(squares, size, side, arrangements()[number])
    return Board(grid_of(Position(size, squares)), "")


class Board:
    """A grid, and what both sides saw happen on it."""

    def __init__(self, grid: Grid, seen: str) -> None:
        self.grid, self.seen, self.outcome = grid, seen, GOES_ON

    def __deepcopy__(self, memo: dict[int, Any]) -> "Board":
        """OpenSpiel copies so."""
        other = Board(self.grid.copy(), self.seen)
        other.outcome = self.outcome
        return other

    def __getstate__(self) -> tuple[Any, ...]:
        """And pickles so: a compiled grid can't be."""
        return kept(self.grid), self.seen, self.outcome

    def __setstate__(self, state: tuple[Any, ...]) -> None:
        grid, self.seen, self.outcome = state
        self.grid = taken_up(grid)

    def legal(self) -> list[int]:
        return sorted(acts_of(self.grid))

    def play(self, act: int) -> None:
        grid, origin, target = self.grid, act & 63, act >> 6
        was_hidden = grid.cells[origin] & HIDDEN
        taken, landed = grid.make(act), grid.cells[target]
        took = f"x{LETTERS[taken & KIND]}" if taken else ""
        shown = f"={LETTERS[landed & KIND]}" if was_hidden and not landed & HIDDEN else ""
        self.seen += f" {square_on(grid, origin)}{square_on(grid, target)}{took}{shown}"
        self.outcome = grid.outcome()

    def shuffle(self, side: int, luck: Luck) -> None:
        """What this side hides may as well stand in any other order."""
        places = list(places_of(self.grid.hidden & self.grid.sides[side]))
        cells = [self.grid.cells[place] for place in places]
        before = self.grid.key
        for place, cell in zip(places, shuffled(cells, luck), strict=True):
            self.grid.toggle(place, self.grid.cells[place])
            self.grid.put(place, cell)
        turn_past(self.grid, before ^ self.grid.key)

    def secrets(self, side: int) -> str:
        """What this side alone knows; all else was seen."""
        hidden = self.grid.hidden & self.grid.sides[side]
        return "".join(LETTERS[self.grid.cells[place] & KIND] for place in places_of(hidden))

    def text(self, sides: tuple[int, ...]) -> str:
        """ZZ-30: what stands there, as far as these sides know; rank 1 first."""
        cells, own = self.grid.cells, sum(self.grid.sides[side] for side in sides)
        names = (name_of(cells[place], bool(BITS[place] & own)) for place in squares_of(self.grid))
        return "".join(names)

    def taken(self) -> str:
        """ZZ-30: laid aside, for both to see; small letters are black's."""
        white, black = (
            "".join(LETTERS[kind] * self.missing(side, kind) for kind in PIECES) for side in (0, 1)
        )
        return white + black.lower()

    def missing(self, side: int, kind: int) -> int:
        """Of what this side began with; all of it still stands somewhere, or was taken."""
        return PIECES[kind] - int(self.grid.sides[side] & self.grid.kinds[kind]).bit_count()


def places_of(bits: int) -> Iterator[int]:
    while bits:
        yield place_of(bits & -bits)
        bits &= bits - 1


def squares_of(grid: Grid) -> Iterator[int]:
    return places_of(grid.full)


def name_of(cell: int, own: bool) -> str:
    """Small letters: black's. A hidden one of one's own has a mark behind it."""
    letter = LETTERS[cell & KIND] if own or not cell & HIDDEN else "?"
    return (letter.lower() if cell >> 4 else letter) + ("'" if own and cell & HIDDEN else "")


def shuffled(cells: list[int], luck: Luck) -> list[int]:
    left = list(cells)
    for last in range(len(left) - 1, 0, -1):
        other = int(luck() * (last + 1))
        left[last], left[other] = left[other], left[last]
    return left


def turn_past(grid: Grid, change: int) -> None:
    """Nothing hidden moved since the last ply that lasts, so all keys since then differ alike."""
    for ply in range(grid.ply - grid.quiet, grid.ply):
        grid.keys[ply] ^= change
