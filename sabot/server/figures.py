"""Prometheus metrics of this process, each counted where it happens."""

from collections.abc import Iterable

from prometheus_client import CollectorRegistry, Counter, Histogram, disable_created_metrics

from sabot.core.arbiter import Micros
from sabot.core.log import Act

disable_created_metrics()  # type: ignore[no-untyped-call]  # the library's own gap
FIGURES = CollectorRegistry()


def seconds(micros: Micros) -> float:
    return micros / 1_000_000


def histogram(
    name: str, help: str, edges: tuple[Micros, ...], registry: CollectorRegistry | None = None
) -> Histogram:
    return Histogram(name, help, buckets=tuple(map(seconds, edges)), registry=registry)


ENTRIES = Counter("sabot_entries", "Entries of tables on the disk.", registry=FIGURES)
REFUSALS = Counter("sabot_refusals", "Refusals, by code.", ["code"], registry=FIGURES)
TAKEOVERS = Counter("sabot_takeovers", "Tables taken over of other nodes.", registry=FIGURES)
COMMITS = histogram(
    "sabot_commit_seconds", "Time of a commit, with its sync.",
    (500, 1_000, 2_000, 5_000, 10_000, 20_000, 50_000, 100_000, 250_000, 1_000_000), FIGURES,
)  # fmt: skip
HOLDS = histogram(
    "sabot_hold_seconds", "From the arrival of a contested act to its verdict.",
    (1_000, 5_000, 10_000, 20_000, 30_000, 50_000, 75_000, 100_000, 140_000, 200_000, 250_000,
     400_000, 1_000_000), FIGURES,
)  # fmt: skip


def note_holds(entries: Iterable[object], now: Micros) -> None:
    for entry in entries:
        if isinstance(entry, Act) and entry.record:
            HOLDS.observe(seconds(now - entry.record.arrived))
