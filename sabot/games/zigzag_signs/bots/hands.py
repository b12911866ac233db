"""How near cards are to a combination that is of use."""

from collections import Counter
from functools import lru_cache
from itertools import combinations
from typing import NamedTuple

from sabot.games.zigzag_signs.cards import (
    FEATURES,
    JOKER,
    LETTERS,
    SPECIALS,
    VALUES,
    Card,
    Feature,
    Value,
)

WHOLE = 4  # cards of a combination (ZS-34)
RATE = 0.03  # the chance to come by one certain card while it is of use
MOST = 0.35  # the same for any of many
BESIDE = 0.2  # what other ways than the best one count: it may not come to that
SOON = 0.5  # of a card more among those that would do: a joker, or the next shuffle
LETTER_OF: dict[Value, str] = dict(zip(VALUES, LETTERS, strict=True))
OUT = {1: 16, 2: 4}  # cards with one value, with two


class Aim(NamedTuple):
    """What a player collects: what a ZIG and a ZAG would be worth, with their constraint or not."""

    zig: float
    zag: float
    own_zig: float
    own_zag: float
    own: str = ""  # the letter of the constraint
    stops: tuple[Feature, ...] = ()
    gone: tuple[Card, ...] = ()  # known to be out of reach

    def weight(self, letters: str) -> float:
        """Of a combination by this value, or by these two."""
        if self.own and self.own in letters:
            return self.own_zig if len(letters) == 1 else self.own_zag
        return self.zig if len(letters) == 1 else self.zag


def letter_of(value: Value | None) -> str:
    return LETTER_OF[value] if value else ""


@lru_cache(1024)
def singles(card: Card, stops: tuple[Feature, ...]) -> tuple[str, ...]:
    """The values of a card that no STOP takes away (ZS-33)."""
    if card == JOKER or card in SPECIALS:
        return ()
    return tuple(
        letter for letter, feature in zip(card, FEATURES, strict=True) if feature not in stops
    )


@lru_cache(1024)
def ways(card: Card, stops: tuple[Feature, ...]) -> tuple[str, ...]:
    """The values of a card, and each two of them: what it can be collected for."""
    letters = singles(card, stops)
    return (*letters, *(one + other for one, other in combinations(letters, 2)))


@lru_cache(262_144)
def worth(cards: tuple[Card, ...], aim: Aim) -> float:
    """The chance that these cards, in any order, lead to a combination, by what that is worth."""
    jokers, known = cards.count(JOKER), gone(aim.gone)
    held = Counter(way for card in cards for way in ways(card, aim.stops))
    chances = [
        weight * chance(WHOLE - number - jokers, OUT[len(way)] - number - known[way])
        for way, number in held.items()
        if (weight := aim.weight(way))
    ]
    best = max(chances, default=0.0)
    return best + BESIDE * (sum(chances) - best)


@lru_cache(4096)
def chance(missing: int, out: int) -> float:
    """The chance to get `missing` cards, if `out` cards would do.

    >>> chance(0, 0), chance(1, 2), chance(2, 2)
    (1.0, 0.075, 0.003375)
    """
    product = 1.0
    for number in range(missing):
        product *= min(MOST, RATE * max(0.0, out - number + SOON))
    return round(product, 9)


@lru_cache(4096)
def gone(cards: tuple[Card, ...]) -> Counter[str]:
    return Counter(way for card in cards for way in ways(card, ()))
