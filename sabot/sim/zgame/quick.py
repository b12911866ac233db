"""Quick games of Z-Game on the engine's grid, for when they are needed by the thousand."""

from collections.abc import Sequence
from math import exp

from sabot.games.zgame.board import Size
from sabot.games.zgame.bots.weights import ZEAL, worths
from sabot.games.zgame.engine.bits import luck_of, stir
from sabot.games.zgame.engine.core import (
    ARROW,
    BLACK,
    CROSS,
    GOES_ON,
    HIDDEN,
    KIND,
    NO_MOVE,
    PLUS,
    Z_TAKEN,
    ZERO,
    Grid,
    Z,
)
from sabot.games.zgame.engine.evaluate import Scale
from sabot.games.zgame.engine.search import Search
from sabot.games.zgame.grid import empty_grid
from sabot.games.zgame.pieces import SIDES, Side

PLIES = 60
AHEAD = 3.0  # zeros; a cross more, and about three of four games are won
WORTH = {Z: 0.0, ZERO: 1.0, ARROW: 1.7, CROSS: 3.0, PLUS: 4.0}


class Quick:
    """A shallow search, on a board where the pieces hidden from it are placed by a guess. `sees`:
    it knows what is hidden, to find out what that is worth."""

    def __init__(self, size: Size, side: Side, nodes: int, sees: bool = False) -> None:
        grid = empty_grid(size, side)
        self.nodes, self.sees = nodes, sees
        self.search = Search(Scale(grid, worths(size), SIDES.index(side), ZEAL))

    def act(self, grid: Grid, luck: int) -> int:
        known = grid.copy() if self.sees else guessed(grid, luck)
        self.search.look(known, self.nodes, margin=0)
        return self.search.roots[0]


def game(grid: Grid, players: Sequence[Quick], seed: int) -> float:
    """What White gets, from 0 to 1. After `PLIES` plies, and in a draw, pieces are counted: a
    shallow search is slow to win a won game."""
    luck = luck_of(seed)
    while (outcome := grid.outcome()) == GOES_ON and grid.ply < PLIES:
        luck = stir(luck)
        grid.make(players[grid.turn].act(grid, luck))
    return float(grid.turn) if outcome in (Z_TAKEN, NO_MOVE) else chance(grid)


def chance(grid: Grid) -> float:
    """
    >>> chance(Grid(5, 7))
    0.5
    """
    cells = [cell for cell in grid.cells if cell]
    ahead = sum(WORTH[cell & KIND] * (-1 if cell & BLACK else 1) for cell in cells)
    return 1 / (1 + exp(-ahead / AHEAD))


def guessed(grid: Grid, luck: int) -> Grid:
    """The pieces hidden from the player to move change places at random."""
    guess, other = grid.copy(), BLACK * (1 - grid.turn)
    sort = HIDDEN | other
    hidden = [place for place, cell in enumerate(grid.cells) if cell & (HIDDEN | BLACK) == sort]
    cells = [grid.cells[place] for place in hidden]
    for place, cell in zip(hidden, cells, strict=True):
        guess.toggle(place, cell)
    for place in hidden:
        luck = stir(luck)
        guess.put(place, cells.pop(luck % len(cells)))
    return guess
