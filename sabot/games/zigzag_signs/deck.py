"""Which cards a game of Zigzag is played with (ZS-1, ZS-2, ZS-11, ZS-12)."""

from functools import lru_cache

from sabot.games.zigzag_signs.acts import Options
from sabot.games.zigzag_signs.cards import (
    CHARACTERS,
    FEATURES,
    JOKER,
    POWERS,
    SHIFTS,
    STOPS,
    Card,
    Z,
)

ALL_JOKERS = 3  # ZS-2 [reading]
OF_EACH_STOP = 2  # ZS-2 [reading]


@lru_cache(64)
def deck(seats: int, options: Options) -> tuple[Card, ...]:
    return (*CHARACTERS, *(JOKER,) * jokers(seats, options), *specials(options))


def jokers(seats: int, options: Options) -> int:
    """ZS-11: one for each team, and one more if that is wished and there is one."""
    wished = seats // 2 + options.extra_joker
    return min(wished, ALL_JOKERS) if options.jokers else 0


def specials(options: Options) -> tuple[Card, ...]:
    stops = (STOPS[f] for f in FEATURES if getattr(options, f"stop_{f}"))
    powers = (power for power in (*POWERS, Z) if getattr(options, power))
    shifts = SHIFTS if options.shifts and options.level > 1 else ()  # ZS-11
    return (*(stop for stop in stops for _ in range(OF_EACH_STOP)), *powers, *shifts)
