"""Games of bots with their logs, played once for all tests that need some."""

from functools import cache
from random import Random

from sabot.games.zgame.notation import written
from sabot.games.zgame.position import make, outcome, plies
from sabot.games.zgame.reading import read
from sabot.games.zgame.score import Score, positions, text
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


@cache
def wandering(length):
    """The text of an undecided game of `length` plies, as long as that is legal."""
    start = read(BLUNDER)
    position, made, chance = next(positions(start)), [], Random(1)
    while len(made) < length:
        ways = (make(position, ply) for ply in plies(position))
        ways = [way for way in ways if not outcome(way)]
        best = min(
            ways, key=lambda way: (not way.position.before, bool(way.taken), chance.random())
        )
        made.append(written(best))
        position = best.position
    return text(Score(start.options, start.start, tuple(made), "resigned", "white"))
