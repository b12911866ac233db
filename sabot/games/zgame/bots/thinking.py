"""How a master of Z-Game weighs its plies: by its chances to win, as far as it can know.

It looks ahead on one grid, on which the other side's hidden pieces stay unknown. So it never plans
to answer what it can't see; and the other side turns a piece over only if that pays, which counts
as much as it is likely that the piece is of that kind.
"""

from math import exp, log
from typing import NamedTuple

from sabot.games.zgame.board import Size, Square
from sabot.games.zgame.bots.belief import Belief, chances
from sabot.games.zgame.bots.weights import ZEAL, hidden, worths
from sabot.games.zgame.engine.core import Grid
from sabot.games.zgame.engine.evaluate import Scale
from sabot.games.zgame.engine.notes import SURE, WIN
from sabot.games.zgame.engine.search import Search
from sabot.games.zgame.engine.unknown import ALL, Unknown
from sabot.games.zgame.grid import KINDS, cell_of, empty_grid, place_on
from sabot.games.zgame.pieces import OTHER, SIDES, Side
from sabot.games.zgame.view import PieceView

Pieces = tuple[PieceView, ...]
MARGIN = 15  # acts worse by more than this are not looked at any closer
SLOPE = 180  # an advantage with which one wins almost three times as often as one loses
HASTE = 0.0002  # a ply sooner is so much better
DOUBT = 0.02  # nothing is sure that is only reckoned


class Scene(NamedTuple):
    """All that a seat knows when it is to play."""

    size: Size
    side: Side
    pieces: Pieces
    belief: Belief
    been: tuple[Pieces, ...] = ()  # ZZ-24: since the last ply that can't be undone, oldest first


class Weighed(NamedTuple):
    chance: float  # to win, of 1, as much as it likes a draw: see ZEAL
    act: int


def weigh(scene: Scene, nodes: int, margin: int = MARGIN) -> list[Weighed]:
    """Every act, best first."""
    grid = grid_of(scene)
    search = Search(Scale(grid, worths(scene.size), SIDES.index(scene.side), ZEAL))
    suspect(search.scale.unknown, grid, scene.belief)
    size = search.look(grid, nodes, margin)
    return [Weighed(chance(search.values[n]), search.roots[n]) for n in range(size)]


def grid_of(scene: Scene) -> Grid:
    """With all that happened since the last ply that can't be undone (ZZ-24)."""
    turns, grid = (scene.side, OTHER[scene.side]), standing(scene.size, scene.pieces, scene.side)
    for age, pieces in zip(range(len(scene.been), 0, -1), scene.been, strict=True):
        grid.remember(standing(scene.size, pieces, turns[age % 2]).key)
    return grid


def standing(size: Size, pieces: Pieces, turn: Side) -> Grid:
    grid = empty_grid(size, turn)
    for piece in pieces:
        grid.put(place_on(grid, piece.square), cell_of(piece.side, piece.symbol, piece.hidden))
    return grid


def suspect(unknown: Unknown, grid: Grid, belief: Belief) -> None:
    """What each hidden piece may be."""
    for number, square in enumerate(belief.squares, 1):
        unknown.who[place_on(grid, square)] = number
        unknown.guesses[number] = guess(belief, square)
        for symbol, part in chances(belief, square).items():
            unknown.odds[number << 3 | KINDS[symbol]] = round(ALL * part)
    for symbol in belief.left:
        unknown.left[KINDS[symbol]] += 1
        unknown.worths[KINDS[symbol]] = hidden(symbol, 0)


def guess(belief: Belief, square: Square) -> int:
    """What the piece there is worth, at home."""
    return round(sum(part * hidden(each, 0) for each, part in chances(belief, square).items()))


def chance(value: int) -> float:
    """
    >>> [round(chance(value), 4) for value in (0, SLOPE, WIN - 3, 3 - WIN)]
    [0.5, 0.7218, 0.9994, 0.0006]
    """
    if abs(value) > SURE:
        far = HASTE * (WIN - abs(value))
        return 1 - far if value > 0 else far
    return DOUBT + (1 - 2 * DOUBT) / (1 + exp(-value / SLOPE))


def value(hoped: float) -> int:
    """That has this chance, if nothing is sure.

    >>> [value(chance(each)) for each in (0, SLOPE, -500)]
    [0, 180, -500]
    """
    return round(SLOPE * log((hoped - DOUBT) / (1 - DOUBT - hoped)))
