"""Figures of this house, each counted where it happens. They begin anew when the house does."""

from bisect import bisect_left
from collections import Counter as Counts
from collections.abc import Iterable, Iterator
from itertools import accumulate

from sabot.core.arbiter import Micros
from sabot.core.log import Act


class Counter:
    """It only grows; with a label, each of its values is counted for itself."""

    def __init__(self, name: str, help: str, label: str = "") -> None:
        self._name, self._help, self._label = name, help, label
        self._counts: Counts[str] = Counts() if label else Counts({"": 0})

    def add(self, many: int = 1, of: str = "") -> None:
        self._counts[of] += many

    def lines(self) -> Iterator[str]:
        yield from title(self._name, "counter", self._help)
        for value, count in sorted(self._counts.items()):
            yield f"{self._name}{labels(self._label, value)} {count}"


class Histogram:
    """How many were no longer than each edge."""

    def __init__(self, name: str, help: str, edges: tuple[Micros, ...]) -> None:
        self.count, self.total = 0, 0
        self._name, self._help, self._edges = name, help, edges
        self._counts = [0] * (len(edges) + 1)

    def note(self, length: Micros) -> None:
        self.count += 1
        self.total += length
        self._counts[bisect_left(self._edges, length)] += 1

    def up_to(self) -> Iterator[tuple[Micros, int]]:
        return zip(self._edges, accumulate(self._counts), strict=False)

    def lines(self) -> Iterator[str]:
        yield from title(self._name, "histogram", self._help)
        for edge, count in self.up_to():
            yield f"{self._name}_bucket{labels('le', seconds(edge))} {count}"
        yield f"{self._name}_bucket{labels('le', '+Inf')} {self.count}"
        yield f"{self._name}_sum {seconds(self.total)}"
        yield f"{self._name}_count {self.count}"


def title(name: str, kind: str, help: str) -> Iterator[str]:
    yield f"# HELP {name} {help}"
    yield f"# TYPE {name} {kind}"


def labels(label: str, value: object) -> str:
    return f'{{{label}="{value}"}}' if label else ""


def seconds(micros: Micros) -> float:
    return micros / 1_000_000


ENTRIES = Counter("sabot_entries_total", "Entries of tables on the disk.")
REFUSALS = Counter("sabot_refusals_total", "What was refused to its sender.", "code")
COMMITS = Histogram(
    "sabot_commit_seconds", "Time of a commit, with its sync.",
    (500, 1_000, 2_000, 5_000, 10_000, 20_000, 50_000, 100_000, 250_000, 1_000_000),
)  # fmt: skip
HOLDS = Histogram(
    "sabot_hold_seconds", "From the arrival of a contested act to its verdict.",
    (1_000, 5_000, 10_000, 20_000, 30_000, 50_000, 75_000, 100_000, 140_000, 200_000, 250_000,
     400_000, 1_000_000),
)  # fmt: skip


def note_holds(entries: Iterable[object], now: Micros) -> None:
    for entry in entries:
        if isinstance(entry, Act) and entry.record:
            HOLDS.note(now - entry.record.arrived)
