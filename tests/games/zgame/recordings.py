"""Games of bots with their logs, played once for all tests that need some."""

from functools import cache

from sabot.sim.play import recorded
from sabot.sim.simulate import seed_of

# Black leaves its Z to be taken, though it could have taken the plus.
BLUNDER = """\
Z-Game, size 5x7, clock 5+3, set-up 60 s
white: plus cross z plus cross / zero arrow zero
black: zero cross z plus zero / plus arrow cross
1. !a1=plus b6-b5
2. Pa1xa7=zero c6-c5
3. Pa7xb7=cross d6-d5
4. Pb7xc7=z
white wins: z-taken
"""


@cache
def recorded_games(count, levels=("normal", "easy")):
    return tuple(
        recorded("zgame", 2, seed_of("recorded", number), levels=levels) for number in range(count)
    )
