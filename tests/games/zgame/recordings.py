"""Games of bots with their logs, played once for all tests that need some."""

from functools import cache

from sabot.sim.play import recorded
from sabot.sim.simulate import seed_of


@cache
def recorded_games(count, levels=("normal", "easy")):
    return tuple(
        recorded("zgame", 2, seed_of("recorded", number), levels=levels) for number in range(count)
    )
