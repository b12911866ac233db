"""How a master of Z-Game weighs its plies: over all that may be hidden, by its chances to win."""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from math import exp
from typing import NamedTuple

from sabot.games.zgame.engine.core import Grid
from sabot.games.zgame.engine.evaluate import Scale
from sabot.games.zgame.engine.search import SURE, WIN, Search
from sabot.games.zgame.pieces import SIDES
from sabot.games.zgame.weights import worths
from sabot.games.zgame.worlds import Scene, World, grids_of

MARGIN = 120  # what is worse by more than that is not looked at any closer
SLOPE = 180.0  # an advantage with which one wins almost three times as often as one loses
HASTE = 0.001  # a ply sooner is so much better

Grids = Sequence[tuple[Grid, int]]  # and how often each of them was drawn


class Weighed(NamedTuple):
    chance: float  # to win, of 1; a draw is half of it
    act: int


def weigh(scene: Scene, worlds: Iterable[World], nodes: int) -> list[Weighed]:
    """Every act, best first."""
    grids = grids_of(scene, worlds)
    return averaged(search_for(scene, grids[0][0]), grids, nodes)


def search_for(scene: Scene, grid: Grid) -> Search:
    return Search(grid, Scale(grid, worths(scene.size), SIDES.index(scene.side)))


def averaged(search: Search, grids: Grids, nodes: int) -> list[Weighed]:
    """One lost world doesn't outweigh ten good ones: what is averaged are chances."""
    sums, total = defaultdict[int, float](float), sum(times for _, times in grids)
    for grid, times in grids:
        for act, value in values(search, grid, nodes * times // total):
            sums[act] += times * chance(value)
    return sorted((Weighed(sum / total, act) for act, sum in sums.items()), reverse=True)


def values(search: Search, grid: Grid, nodes: int) -> list[tuple[int, int]]:
    size = search.look(grid, nodes, MARGIN)
    return [(search.roots[index], search.values[index]) for index in range(size)]


def chance(value: int) -> float:
    """
    >>> chance(0), round(chance(180), 2), chance(WIN - 3), chance(3 - WIN)
    (0.5, 0.73, 0.997, 0.003)
    """
    if abs(value) > SURE:
        far = HASTE * (WIN - abs(value))
        return 1 - far if value > 0 else far
    return 1 / (1 + exp(-value / SLOPE))
