"""Which card is of use: one that leads nearer to the goal than waiting for a better one."""

from functools import lru_cache
from typing import NamedTuple

from sabot.games.zigzag_race.bots.worth import Plan, Ways, next_ways, worth_of
from sabot.games.zigzag_race.terrain import LETTERS

GRAB = 0.6  # what it takes to get a face-up card, in cards turned
Lying = tuple[int, ...]  # face-up cards by terrain


class Sight(NamedTuple):
    """What there is to decide about."""

    plan: Plan
    ways: Ways
    lying: Lying
    fee: float  # what a card more costs: the plan's thrift, or nothing when all lies open


def lying_in(field: str, most: int) -> Lying:
    """More cards of a terrain than a chain can use make no difference.

    >>> lying_in("-ss#*m", 1)
    (0, 0, 0, 0, 0, 0, 1, 1)
    """
    return tuple(min(most, field.count(letter)) for letter in LETTERS)


def to_keep(sight: Sight, letter: str, depth: int) -> bool:
    """ZR-31: the card in the hand, compared to leaving it."""
    ways = next_ways(sight.plan.ground, sight.ways, letter)
    after = sight._replace(ways=ways)
    return bool(ways) and sight.fee + cost(after, depth - 1) < cost(sight, depth)


def to_take(sight: Sight, depth: int) -> list[str]:
    """ZR-32: the face-up terrains that are better than waiting, the best first."""
    waiting = worth_of(sight.plan, sight.ways)
    ranked = sorted((taken, letter) for letter, taken in takes(sight, depth))
    return [letter for taken, letter in ranked if taken < waiting]


@lru_cache(16_384)
def cost(sight: Sight, depth: int) -> float:
    """V, if a chain of up to `depth` face-up cards can be taken first."""
    waiting = worth_of(sight.plan, sight.ways)
    if depth <= 0:
        return waiting
    return min([waiting, *(taken for _, taken in takes(sight, depth))])


def takes(sight: Sight, depth: int) -> list[tuple[str, float]]:
    """What it costs to take each face-up terrain first."""
    taken = []
    for letter, ways in branches(sight.plan.ground, sight.ways):
        rank = LETTERS.index(letter)
        if sight.lying[rank]:
            lying = (*sight.lying[:rank], sight.lying[rank] - 1, *sight.lying[rank + 1 :])
            rest = cost(sight._replace(ways=ways, lying=lying), depth - 1)
            taken.append((letter, sight.fee + GRAB + rest))
    return taken


@lru_cache(16_384)
def branches(ground: str, ways: Ways) -> tuple[tuple[str, Ways], ...]:
    """By terrain: where a card of it leads."""
    nexts = ((letter, next_ways(ground, ways, letter)) for letter in LETTERS)
    return tuple((letter, after) for letter, after in nexts if after)
