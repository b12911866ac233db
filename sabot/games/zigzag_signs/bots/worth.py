"""How near some cards are to four of a kind."""

from functools import lru_cache
from itertools import combinations

from sabot.games.zigzag_signs.cards import (
    FEATURE_OF,
    JOKER,
    SPECIALS,
    VALUE_OF,
    VALUES,
    Card,
    Value,
)

Aims = tuple[frozenset[Value], ...]  # what the cards could come to share


@lru_cache(256)
def aims(wants_two: bool, must: Value | None, stops: tuple[str, ...]) -> Aims:
    """One value, or two of different features; only those with the constraint, if it binds."""
    free = [value for value in VALUES if FEATURE_OF[value] not in stops]
    single = [frozenset({value}) for value in free]
    double = [
        frozenset(two) for two in combinations(free, 2) if len({*map(FEATURE_OF.get, two)}) > 1
    ]
    found = double if wants_two and double else single
    return tuple(aim for aim in found if must is None or must in aim) or tuple(found)


@lru_cache(65_536)
def worth(cards: tuple[Card, ...], goals: Aims) -> int:
    """Of its best aim first, and a little of all others."""
    counts = [sum(fits(card, aim) for card in cards) for aim in goals]
    return 1_000 * max(counts, default=0) + sum(count * count for count in counts)


def fits(card: Card, aim: frozenset[Value]) -> bool:
    return card == JOKER or (card not in SPECIALS and aim <= values(card))


@lru_cache(128)
def values(card: Card) -> frozenset[Value]:
    return frozenset(VALUE_OF[letter] for letter in card)
