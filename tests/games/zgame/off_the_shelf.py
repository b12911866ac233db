"""Z-Game among the games of the house, while it is not on the shelf."""

from functools import cache
from unittest.mock import patch

from sabot.games.zgame import box
from sabot.registry import GAMES
from sabot.sim.play import recorded
from sabot.sim.simulate import seed_of


def on_the_shelf():
    return patch.dict(GAMES, {"zgame": box})


@cache
def recorded_games(count, levels=("normal", "easy")):
    """Bot games with their logs."""
    with on_the_shelf():
        return tuple(
            recorded("zgame", 2, seed_of("recorded", number), levels=levels)
            for number in range(count)
        )
