"""What many games add up to. A fold: a million games take no more memory than their lengths."""

from array import array
from collections import Counter
from collections.abc import Mapping
from typing import Any, NamedTuple

Teams = tuple[tuple[int, ...], ...]


class Played(NamedTuple):
    winners: frozenset[int]  # none: it was not over by the limit
    levels: tuple[str, ...]  # by seat
    minutes: float
    actions: int
    events: Mapping[str, int]  # by tag
    counts: Mapping[str, int]  # what the game itself finds worth counting
    faults: Mapping[str, int] | None = None  # of bots by name; None: there are none


class Sums:
    def __init__(self, teams: Teams) -> None:
        self._teams = teams
        self._by_team, self._by_level = Counter[int](), Counter[str]()
        self._minutes, self._actions = array("d"), 0
        self._events, self._counts = Counter[str](), Counter[str]()
        self._finished, self._faults = 0, dict[str, Counter[str]]()

    def add(self, game: Played) -> None:
        self._add_win(game)
        self._minutes.append(game.minutes)
        self._actions += game.actions
        self._events.update(game.events)
        self._counts.update(game.counts)
        self._finished += bool(game.winners)
        if game.faults is not None:
            self._faults.setdefault("faults", Counter()).update(game.faults)

    def figures(self) -> dict[str, Any]:
        alone = all(len(team) == 1 for team in self._teams)
        wins = [round(self._by_team[team], 2) for team in range(len(self._teams))]
        return {
            "games": len(self._minutes),
            "finished": self._finished,
            f"wins_by_{'seat' if alone else 'team'}": wins,
            "wins_by_level": {level: round(won, 2) for level, won in self._by_level.items()},
            **times(self._minutes),
            "actions": self._actions,
            "events": dict(self._events.most_common()),
            **self._counted(),
            **self._faults,
        }

    def _add_win(self, game: Played) -> None:
        """A team wins once, however many it is; a shared first place counts in parts."""
        winners = [t for t, seats in enumerate(self._teams) if game.winners.issuperset(seats)]
        for team in winners:
            part = 1 / len(winners)
            self._by_team[team] += part  # type: ignore[assignment]  # parts of a win
            self._by_level[game.levels[self._teams[team][0]]] += part  # type: ignore[assignment]

    def _counted(self) -> dict[str, Any]:
        """What the game itself names, and how often that is in ten minutes."""
        tens = sum(self._minutes) / 10
        rates = {name: round(count / tens, 2) for name, count in self._counts.items()}
        return {**self._counts, "in_ten_minutes": rates} if self._counts else {}


def times(minutes: "array[float]") -> dict[str, float]:
    """
    >>> times(array("d", [2.0, 4.0]))
    {'mean_minutes': 3.0, 'p99_minutes': 4.0}
    """
    mean, p99 = sum(minutes) / len(minutes), sorted(minutes)[int(0.99 * len(minutes))]
    return {"mean_minutes": round(mean, 2), "p99_minutes": round(p99, 2)}
