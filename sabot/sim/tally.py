"""What races add up to. Tallies of several processes can be put together."""

from collections import Counter
from collections.abc import Sequence
from typing import Any

from sabot.core.arbiter import Micros
from sabot.core.game import Seat
from sabot.sim.lab import Run

APART: Micros = 10_000


class Tally:
    def __init__(self, seats: int) -> None:
        self.seats, self.races = seats, 0
        self.wins = Counter[Seat]()
        self.wrong = self.capped = self.revised = 0
        self.pairs, self.inverted = [0, 0], [0, 0]  # all, and those truly apart
        self.added: list[Micros] = []
        self.gain = Counter[Seat]()  # µs before the truth, summed
        self.missed = Counter[Seat]()

    def add(self, order: Sequence[Seat], runs: Sequence[Run], added: Micros) -> None:
        self.races += 1
        self.wins[order[0]] += 1
        self.added.append(added)
        self.wrong += min(run.reaction for run in runs) < runs[order[0]].reaction
        for place, first in enumerate(order):
            for second in order[place + 1 :]:
                self._compare(runs[second].reaction - runs[first].reaction)

    def _compare(self, gap: Micros) -> None:
        self.pairs[0] += 1
        self.inverted[0] += gap < 0
        if abs(gap) >= APART:
            self.pairs[1] += 1
            self.inverted[1] += gap < 0

    def join(self, other: "Tally") -> None:
        for name, value in vars(other).items():
            if name != "seats":
                setattr(self, name, joined(getattr(self, name), value, name))

    def share(self, seat: Seat) -> float:
        return round(100 * self.wins[seat] / max(1, self.races), 2)

    def shares(self) -> list[float]:
        return [self.share(seat) for seat in range(self.seats)]

    def deviation(self) -> float:
        return round(max(abs(share - 100 / self.seats) for share in self.shares()), 2)

    def percent(self, count: int) -> float:
        return round(100 * count / max(1, self.races), 3)

    def added_at(self, part: float) -> float:
        """In ms."""
        ranked = sorted(self.added)
        return round(ranked[min(len(ranked) - 1, int(part * len(ranked)))] / 1000, 1)

    def mean_gain(self, seat: Seat) -> float:
        return round(self.gain[seat] / max(1, self.races) / 1000, 1)

    def figures(self) -> dict[str, Any]:
        inverted = [
            round(100 * bad / max(1, all), 3)
            for bad, all in zip(self.inverted, self.pairs, strict=True)
        ]
        return {
            "shares": self.shares(),
            "share_deviation": self.deviation(),
            "inverted": inverted[0],
            "inverted_10ms": inverted[1],
            "wrong_winner": self.percent(self.wrong),
            "added_p50": self.added_at(0.5),
            "added_p99": self.added_at(0.99),
        }


def joined(mine: Any, theirs: Any, name: str) -> Any:
    if name in ("pairs", "inverted"):
        return [a + b for a, b in zip(mine, theirs, strict=True)]
    if isinstance(mine, Counter):
        mine.update(theirs)  # keeps negative sums, unlike +
        return mine
    return mine + theirs
