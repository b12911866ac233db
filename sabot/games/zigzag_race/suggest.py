"""A good course for a hand of obstacle cards (ZR-13): the one with the cheapest way through it.

A step costs more the fewer terrain cards there are of its ground. A card is then a matrix of nine
costs, from each lane to each lane, and the best course is found over sets of cards (Held-Karp).
"""

from functools import lru_cache
from heapq import heappop, heappush
from itertools import combinations
from typing import NamedTuple

from sabot.games.zigzag_race.acts import Tile
from sabot.games.zigzag_race.course import GROUNDS, Tiles
from sabot.games.zigzag_race.shape import FIRST_ROW, LANES, LAST_ROW, ON_CARD
from sabot.games.zigzag_race.terrain import CARDS

STEP = 0.1  # any step, besides the scarcity of its ground
MOST = 8  # cards whose order is searched: with more it would take too long

Costs = tuple[float, ...]  # by lane


class Laid(NamedTuple):
    """The best way to lay a set of cards, if it is to be left by a certain lane."""

    cost: float
    tiles: Tiles


@lru_cache(256)
def suggestion(tiles: Tiles, cards: int) -> Tiles:
    """These tiles: first a course of this number of cards, then the others."""
    course = best(tiles[:MOST], min(cards, MOST)) + tiles[MOST:cards]
    numbers = {tile // 2 for tile in course}
    return course + tuple(tile for tile in tiles if tile // 2 not in numbers)


def best(tiles: Tiles, cards: int) -> Tiles:
    found = {frozenset[Tile](): (Laid(0.0, ()),) * LANES}
    for size in range(1, cards + 1):
        sets = map(frozenset, combinations(tiles, size))
        found = {chosen: longer(chosen, found) for chosen in sets}
    return min(laid for lanes in found.values() for laid in lanes).tiles


def longer(
    chosen: frozenset[Tile], found: dict[frozenset[Tile], tuple[Laid, ...]]
) -> tuple[Laid, ...]:
    """By the lane it is left by: each card of the set may lie last, either way round."""
    ways = [(tile, found[chosen - {tile}]) for tile in sorted(chosen)]
    laid = [after(before, last) for tile, before in ways for last in (tile, tile ^ 1)]
    return tuple(min(lanes) for lanes in zip(*laid, strict=True))


def after(before: tuple[Laid, ...], last: Tile) -> tuple[Laid, ...]:
    costs = crossing(last)
    return tuple(
        min(Laid(laid.cost + costs[i][j], (*laid.tiles, last)) for i, laid in enumerate(before))
        for j in range(LANES)
    )


@lru_cache(64)
def crossing(tile: Tile) -> tuple[Costs, ...]:
    """From the lane by which a card is entered to the one by which it is left."""
    return tuple(costs_from(lane, tile) for lane in FIRST_ROW)


def costs_from(first: int, tile: Tile) -> Costs:
    """Dijkstra's algorithm over the 18 areas."""
    price = [STEP + 1 / CARDS[terrain] for terrain in GROUNDS[tile]]
    done: dict[int, float] = {}
    heap = [(price[first], first)]
    while heap:
        cost, area = heappop(heap)
        if area not in done:
            done[area] = cost
            for there in ON_CARD[area]:
                heappush(heap, (cost + price[there], there))
    return tuple(done[area] for area in LAST_ROW)
