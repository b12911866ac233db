"""How far it is to the goal, in cards that will be turned until then if one accepts or waits.

`V(area) = thrift + (1 + Σ p·V(next)) / Σ p` over the terrains that lead to a lower V; p is the
share of a terrain among the cards still out. V grows from the goal outwards, as in Dijkstra's
algorithm: areas are settled in its order, and each of them may lower the V of its neighbours.
"""

from functools import lru_cache
from heapq import heappop, heappush
from math import inf
from typing import NamedTuple

from sabot.games.zigzag_race.acts import Area
from sabot.games.zigzag_race.course import Tiles, ground
from sabot.games.zigzag_race.shape import AREAS, neighbours
from sabot.games.zigzag_race.terrain import CARDS, LETTER_OF, LETTERS, Terrain

Ways = tuple[Area, ...]  # all areas where the runner may come to stand
Out = tuple[int, ...]  # cards in the middle, by terrain
ALL: Out = tuple(CARDS.values())  # at the start of a round (ZR-1)
NEXT_ROUND = 0.03  # what has gone comes back with the next round: this much of each is always out
RANK = {letter: rank for rank, letter in enumerate(LETTERS)}


class Plan(NamedTuple):
    """A course as one player thinks of it."""

    ground: str  # the letter of each area, the goal's last
    out: Out
    thrift: float


@lru_cache(1024)
def ground_of(course: Tiles, goal: Terrain) -> str:
    return "".join(LETTER_OF[terrain or goal] for terrain in ground(course, goal))


@lru_cache(1024)
def shares(out: Out) -> tuple[float, ...]:
    """The chance of each terrain to be turned next."""
    weights = [now + NEXT_ROUND * cards for now, cards in zip(out, ALL, strict=True)]
    whole = sum(weights)
    return tuple(weight / whole for weight in weights)


@lru_cache(1024)
def worths(plan: Plan) -> tuple[float, ...]:
    """V by area; that of the start is the last, at index -1."""
    letters, out, thrift = plan
    goal = len(letters) - 1
    entries, chances = ways_into(goal // AREAS), shares(out)
    settled, tentative = [inf] * (goal + 2), [inf] * (goal + 2)
    chance, gained = [0.0] * (goal + 2), [1.0] * (goal + 2)
    known = [""] * (goal + 2)  # terrains that already lead to a lower V
    border = [(0.0, goal)]
    while border:
        worth, area = heappop(border)
        if settled[area] < inf:
            continue
        settled[area] = worth
        letter = letters[area] if area <= goal else ""
        for other in entries[area]:
            if worth + thrift < tentative[other] and letter not in known[other]:
                share = chances[RANK[letter]]
                known[other] += letter
                chance[other] += share
                gained[other] += share * worth
                tentative[other] = thrift + gained[other] / chance[other]
                heappush(border, (tentative[other], other))
    return tuple(settled)


@lru_cache(32)
def ways_into(cards: int) -> tuple[Ways, ...]:
    """By area: from where one can step there; the start, which comes last, is never entered."""
    around = neighbours(cards)
    ways: list[list[Area]] = [[] for _ in around]
    for area, reached in enumerate(around):
        for other in reached:
            ways[other].append(area)
    return tuple(map(tuple, ways))


def next_ways(ground: str, ways: Ways, letter: str) -> Ways:
    """ZR-41: where a card of this terrain leads from any of these areas."""
    around = neighbours((len(ground) - 1) // AREAS)
    reached = {other for area in ways for other in around[area] if ground[other] == letter}
    return tuple(sorted(reached))


@lru_cache(8192)
def worth_of(plan: Plan, ways: Ways) -> float:
    """V of standing on any one of these areas, which the next card may decide."""
    if len(plan.ground) - 1 in ways:
        return 0.0
    table, chances = worths(plan), shares(plan.out)
    nexts = nearest_by_terrain(plan.ground, ways, table)
    worth, chance, gained = inf, 0.0, 1.0
    for least, rank in sorted(nexts):
        if least + plan.thrift >= worth:
            break
        chance += chances[rank]
        gained += chances[rank] * least
        worth = plan.thrift + gained / chance
    return worth


def nearest_by_terrain(
    ground: str, ways: Ways, table: tuple[float, ...]
) -> list[tuple[float, int]]:
    around = neighbours((len(ground) - 1) // AREAS)
    least: dict[str, float] = {}
    for area in ways:
        for other in around[area]:
            letter = ground[other]
            least[letter] = min(table[other], least.get(letter, inf))
    return [(worth, RANK[letter]) for letter, worth in least.items()]


def best_ways(plan: Plan, ways: Ways, most: int) -> Ways:
    """Those that a mind can follow: the nearest to the goal."""
    if len(ways) <= most:
        return ways
    table = worths(plan)
    return tuple(sorted(sorted(ways, key=lambda area: table[area])[:most]))


def is_goal(course: Tiles, ways: Ways) -> bool:
    return len(course) * AREAS in ways
