"""Shares of games won, with how sure they are."""

from collections import Counter
from collections.abc import Iterable, Sequence
from math import sqrt
from typing import NamedTuple

from sabot.sim.data.rows import DecisionRow, GameRow
from sabot.sim.sums import Teams

SURE = 1.96  # standard errors: 95 % of intervals hold the truth


class Share(NamedTuple):
    name: str
    share: float
    low: float
    high: float


def share_of(name: str, won: float, games: int) -> Share:
    """Wilson's interval, which stays between 0 and 1 and holds for few games.

    >>> share_of("0", 50, 100)
    Share(name='0', share=0.5, low=0.404, high=0.596)
    """
    part, square = won / games, SURE**2
    middle = (part + square / (2 * games)) / (1 + square / games)
    spread = part * (1 - part) / games + square / (4 * games**2)
    reach = SURE * sqrt(spread) / (1 + square / games)
    low, high = max(0.0, middle - reach), min(1.0, middle + reach)
    return Share(name, round(part, 3), round(low, 3), round(high, 3))


def wins_of(row: GameRow, teams: Teams) -> dict[int, float]:
    """By team; a shared first place counts in parts."""
    first = [team for team, seats in enumerate(teams) if set(row.places[0]).issuperset(seats)]
    return {team: 1 / len(first) for team in first}


def by_team(games: Iterable[GameRow], teams: Teams) -> list[Share]:
    won, count = Counter[int](), 0
    for row in games:
        won.update(wins_of(row, teams))
        count += 1
    return [share_of(name_of(team, seats), won[team], count) for team, seats in enumerate(teams)]


def firsts(
    games: Sequence[GameRow], decisions: Sequence[DecisionRow], teams: Teams
) -> tuple[Share, Share]:
    """The team that acted first, and the one that first did what is done most: a set-up, in which
    all act at once, may come before."""
    [(most, _)] = Counter(decision.choice for decision in decisions).most_common(1)
    main = [decision for decision in decisions if decision.choice == most]
    return (
        first_of("first to act", games, decisions, teams),
        first_of(f"first to {most}", games, main, teams),
    )


def first_of(
    name: str, games: Sequence[GameRow], decisions: Iterable[DecisionRow], teams: Teams
) -> Share:
    first: dict[int, int] = {}
    for decision in decisions:
        first.setdefault(decision.game, decision.seat)
    rows = [row for row in games if row.number in first]
    won = sum(
        part for row in rows for team, part in wins_of(row, teams).items()
        if first[row.number] in teams[team]
    )  # fmt: skip
    return share_of(name, won, len(rows))


def name_of(team: int, seats: tuple[int, ...]) -> str:
    """
    >>> name_of(0, (0,)), name_of(1, (1, 3))
    ('seat 1', 'seats 2 and 4')
    """
    if len(seats) == 1:
        return f"seat {seats[0] + 1}"
    return "seats " + " and ".join(str(seat + 1) for seat in seats)
