"""What four cards make (ZS-30 to ZS-34), and what proves that they don't (ZS-51 to ZS-53)."""

from functools import lru_cache
from itertools import combinations

from sabot.games.zigzag_signs.acts import Call, Makes
from sabot.games.zigzag_signs.cards import (
    FEATURE_OF,
    FEATURES,
    JOKER,
    SPECIALS,
    VALUE_OF,
    VALUES,
    Card,
    Feature,
    Value,
)

Cards = tuple[Card, ...]
Stops = tuple[Feature, ...]
Pair = tuple[Card, Card]
NOTHING, ZIG, ZAG = range(3)  # ZS-32: each includes those before it
FOUR = 4


@lru_cache(65_536)
def commons(cards: Cards, stops: Stops = ()) -> tuple[Value, ...]:
    """ZS-30, ZS-31, ZS-33: the values that all four share; a joker shares what the others do.

    >>> commons(("wbs", "wbc", "joker", "wbk")), commons(("wbs", "wbc", "wbk", "z"))
    (('water', 'blue'), ())
    """
    plain = [card for card in cards if card != JOKER]
    if len(cards) < FOUR or any(card in SPECIALS for card in plain):  # ZS-34
        return ()
    left = (at for at, feature in enumerate(FEATURES) if feature not in stops)
    return tuple(value for at in left for value in shared_at(at, plain))


def shared_at(at: int, plain: list[Card]) -> tuple[Value, ...]:
    """Of one feature; jokers alone could share any."""
    if not plain:
        return tuple(value for value in VALUES if FEATURE_OF[value] == FEATURES[at])
    same = len({card[at] for card in plain}) == 1
    return (VALUE_OF[plain[0][at]],) if same else ()


def strength(cards: Cards, stops: Stops, constraint: Value | None = None) -> int:
    """ZS-82: with a constraint, only what respects it counts."""
    shared = commons(cards, stops)
    if constraint is not None and constraint not in shared:
        return NOTHING
    return min(len({FEATURE_OF[value] for value in shared}), ZAG)


def makes(cards: Cards, stops: Stops) -> Makes | None:
    names: tuple[Makes | None, ...] = (None, "zig", "zag")
    return names[strength(cards, stops)]


def is_right(call: Call, strengths: tuple[int, ...]) -> bool:
    """ZS-40, of the hands that the call names."""
    match call:
        case "zig" | "double-zig":
            return min(strengths) >= ZIG
        case "zag" | "double-zag":
            return min(strengths) >= ZAG
        case "zig-zag":
            return min(strengths) >= ZIG and max(strengths) >= ZAG


@lru_cache(65_536)
def pairs(cards: Cards, stops: Stops = ()) -> tuple[Pair, ...]:
    """ZS-51: two of these cards with nothing in common."""
    found = (pair for pair in combinations(cards, 2) if is_proof(pair, stops))
    return tuple(dict.fromkeys(found))


def is_proof(pair: Pair, stops: Stops) -> bool:
    """ZS-53: a joker proves nothing, and another special card shares nothing."""
    one, other = pair
    if JOKER in pair:
        return False
    if one in SPECIALS or other in SPECIALS:
        return True
    shared = (VALUE_OF[a] for a, b in zip(one, other, strict=True) if a == b)
    return all(FEATURE_OF[value] in stops for value in shared)
