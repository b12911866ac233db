"""The constraints of levels 2 and 3 (ZS-80 to ZS-85)."""

from sabot.core.game import Seat
from sabot.core.luck import Luck
from sabot.games.zigzag_signs.acts import Options
from sabot.games.zigzag_signs.cards import NUMBERS, Value, constraint
from sabot.games.zigzag_signs.state import State


def sheets(options: Options) -> tuple[int, ...]:
    """ZS-80: the levels whose boxes are ticked, the higher one first (ZS-84)."""
    return {1: (1,), 2: (2,), 3: (2, 1)}[options.level]


def drawn(seats: int, options: Options, luck: Luck) -> tuple[int | None, tuple[int | None, ...]]:
    """ZS-81: the number of the round, and a card for each seat."""
    if options.level == 1:
        return None, (None,) * seats
    return 1 + luck.below(NUMBERS), luck.shuffle(range(NUMBERS))[:seats]


def constraint_of(state: State, seat: Seat) -> Value | None:
    """ZS-71, ZS-81"""
    player = state.players[seat]
    if player.constraint is None or state.number is None:
        return None
    shift = player.shifts.count("plus") - player.shifts.count("minus")
    return constraint(player.constraint, state.number + shift)
