"""What pages counted in one phase."""

from collections import Counter
from collections.abc import Iterable


class Tally:
    """`counts`: acts, beats, pongs, … by name. From an act to its verdict, in ms: `waits` if it was
    not held, `contested` if it could have been; `heard`: until the server said that it has come."""

    def __init__(self) -> None:
        self.counts: Counter[str] = Counter()
        self.waits: list[float] = []
        self.contested: list[float] = []
        self.heard: list[float] = []

    def cut(self) -> "Tally":
        """What was counted so far; counting goes on from nothing."""
        done = Tally()
        done.counts, self.counts = self.counts, Counter()
        done.waits, self.waits = self.waits, []
        done.contested, self.contested = self.contested, []
        done.heard, self.heard = self.heard, []
        return done


def quantile(values: Iterable[float], share: float) -> float | None:
    """
    >>> quantile([3, 1, 2], 0.5), quantile([], 0.99)
    (2, None)
    """
    ranked = sorted(values)
    return ranked[min(len(ranked) - 1, int(share * len(ranked)))] if ranked else None
