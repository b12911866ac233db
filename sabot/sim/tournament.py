"""How much stronger one level of bots is than another: one team of it among each weaker one."""

from collections.abc import Iterator
from itertools import combinations
from math import sqrt
from typing import Any

from sabot.registry import GAMES
from sabot.sim.play import NO_OPTIONS, Options
from sabot.sim.simulate import simulate


def tournament(
    id: str, games: int, seats: int, seed: str, jobs: int, options: Options = NO_OPTIONS
) -> dict[str, Any]:
    """Equal teams would each win the `even` share; `error` is one standard error."""
    teams = len(GAMES[id].game.teams(seats))
    shares = {name: won / games for name, won in pairings(id, games, seats, seed, jobs, options)}
    return {"games": games, "seats": seats, "even": round(1 / teams, 3)} | {
        name: {"share": round(share, 3), "error": round(error(share, games), 3)}
        for name, share in shares.items()
    }


def pairings(
    id: str, games: int, seats: int, seed: str, jobs: int, options: Options
) -> Iterator[tuple[str, float]]:
    """The wins of the stronger one; a box holds its levels weakest first."""
    teams = GAMES[id].game.teams(seats)
    for weaker, stronger in pairs(id):
        levels = [stronger] + [weaker] * (len(teams) - 1)
        wins = simulate(id, games, seats, levels, seed, jobs, options)["wins_by_level"]
        yield f"{stronger} among {weaker}", wins.get(stronger, 0)


def pairs(id: str) -> Iterator[tuple[str, str]]:
    """A weaker level and a stronger one."""
    return combinations(GAMES[id].levels, 2)


def error(share: float, games: int) -> float:
    """
    >>> error(0.5, 100)
    0.05
    """
    return sqrt(share * (1 - share) / games)
