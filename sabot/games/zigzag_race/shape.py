"""The shape of an obstacle card and of a course made of them (ZR-3, ZR-20 to ZR-22).

An obstacle card has 18 areas, numbered row by row in running direction, rows of 3-2-3-2-3-2-3:
`lane(c, r)` is 5r + c and `middle(c, r)` is 5r + 3 + c. Area a of card i of a course is 18i + a,
and the goal comes last. A card that is turned round has area a where 17 - a was.
"""

from collections.abc import Iterator
from functools import lru_cache
from itertools import chain

AREAS = 18
LANES = 3
ROWS = 4
START = -1
SIDEWAYS = True  # ZR-3: [reading] neighbouring lanes touch
FROM_THE_LEFT = (0, 2, 4, 1, 3)  # ZR-42: where in the order L0, M0, L1, M1, L2, by area modulo 5


def lane(column: int, row: int) -> int:
    return 5 * row + column


def middle(column: int, row: int) -> int:
    return 5 * row + 3 + column


def touching() -> Iterator[tuple[int, int]]:
    """ZR-3: all pairs of neighbouring areas of a card."""
    for row in range(ROWS - 1):
        yield from ((lane(column, row), lane(column, row + 1)) for column in range(LANES))
        for column in range(LANES - 1):
            corners = (lane(column + c, row + r) for c in (0, 1) for r in (0, 1))
            yield from ((middle(column, row), corner) for corner in corners)
    if SIDEWAYS:
        rows = range(ROWS)
        yield from ((lane(c, row), lane(c + 1, row)) for c in range(LANES - 1) for row in rows)


PAIRS = tuple(touching())
ON_CARD = tuple(
    tuple(sorted(other for pair in PAIRS if area in pair for other in pair if other != area))
    for area in range(AREAS)
)
FIRST_ROW = range(LANES)
LAST_ROW = range(AREAS - LANES, AREAS)


@lru_cache(32)
def neighbours(cards: int) -> tuple[tuple[int, ...], ...]:
    """By area, for a course of this number of cards; those of the start are last, at index -1."""
    goal = cards * AREAS
    on_cards = (tuple(around(area, goal)) for area in range(goal))
    return tuple(chain(on_cards, [(), tuple(FIRST_ROW) if cards else (goal,)]))


def around(area: int, goal: int) -> Iterator[int]:
    """ZR-21; from card to card only straight on in the same lane (ZR-22)."""
    card, here = divmod(area, AREAS)
    yield from (card * AREAS + there for there in ON_CARD[here])
    if here in LAST_ROW:
        yield min(area + LANES, goal)
    if here in FIRST_ROW and card:
        yield area - LANES


def steps_left(area: int, cards: int) -> int:
    """ZR-35: the length of the shortest way to the goal, terrains ignored.

    >>> [steps_left(area, 5) for area in (START, 0, 3, 17, 89, 90)]
    [21, 20, 20, 17, 1, 0]
    """
    if area < 0:
        return ROWS * cards + 1
    card, here = divmod(area, AREAS)
    return ROWS * (cards - card) - here // 5


def from_the_left(area: int) -> int:
    """ZR-42: where it is seen in its row, in running direction."""
    return FROM_THE_LEFT[area % AREAS % 5]
