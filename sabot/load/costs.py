"""What one act, one ping with its pong, one beat and one table at rest cost the server.

Costs are told apart by phases of which each adds one kind of traffic, and by subtraction: a server
without lines, then tables at rest where only pings come and go, then the same with beats, then
people who act. An act, refused or not, is charged with all that it causes, down to the pongs of its
own stimuli, the echoes of its claim and the ticks of its game. Steady pongs and beats are taken off
(`act_us`); with them it is `act_all_in_us`.
"""

from typing import Any

from sabot.load.sample import Sample
from sabot.load.tally import quantile

MICRO = 1e6


class Costs:
    """In µs of processor time."""

    def __init__(self, empty: Sample, pings: Sample, beats: Sample) -> None:
        self.base = MICRO * empty.cpu / empty.seconds
        self.pong = self.beat = 0.0
        self.pong = self._each(pings, "pongs")
        self.beat = self._each(beats, "beats")

    def act(self, sample: Sample) -> float:
        return self._each(sample, "acts")

    def beyond_empty(self, sample: Sample) -> float:
        """What its lines and tables cost a second."""
        return MICRO * sample.cpu / sample.seconds - self.base

    def _each(self, sample: Sample, name: str) -> float:
        """What is left once all known costs are subtracted."""
        counts = sample.tally.counts
        known = {"pongs": self.pong, "beats": self.beat}
        rest = MICRO * sample.cpu - self.base * sample.seconds
        rest -= sum(each * counts[other] for other, each in known.items() if other != name)
        return rest / max(1, counts[name])


def at_rest(costs: Costs, rest: Sample, tables: int, seats: int, kb: float) -> dict[str, Any]:
    return {
        "pong_us": round(costs.pong, 1),
        "beat_us": round(costs.beat, 1),
        "idle_table_ms_a_second": round(costs.beyond_empty(rest) / tables / 1000, 3),
        "idle_entries_a_second": round(rest.grown("sabot_entries_total") / rest.seconds, 1),
        "idle_beats_a_second": round(rest.rate("beats"), 1),
        "idle_pongs_a_second": round(rest.rate("pongs"), 1),
        "idle_own_lag_ms": spread(rest.late),
        "kb_a_seat": round(kb / tables / seats, 1),
    }


def in_play(costs: Costs, played: Sample, tables: int, lost: int) -> dict[str, Any]:
    counts = played.tally.counts
    spent = costs.beyond_empty(played) * played.seconds
    table = costs.beyond_empty(played) / tables
    return {
        "act_us": round(costs.act(played), 1) if counts["acts"] else None,
        "act_all_in_us": each(spent, counts["acts"], 1),
        "table_ms_a_second": round(table / 1000, 3),
        "acts_a_second": round(played.rate("acts"), 2),
        "entries_a_second": round(played.grown("sabot_entries_total") / played.seconds, 2),
        "commits_a_second": round(played.grown("sabot_commit_seconds_count") / played.seconds, 2),
        "bytes_an_act": each(counts["bytes"], counts["acts"]),
        "cpu_share": round(played.cpu / played.seconds, 4),
        "own_cpu_share": round(played.own / played.seconds, 4),
        "tables_a_core": round((MICRO - costs.base) / table, 1) if table > 0 else None,
        "own_lag_ms": spread(played.late),
        "lag_ms": {"p50": round(played.lag(0.5), 2), "p99": round(played.lag(0.99), 2)},
        "unheld_ms": spread(played.tally.waits),
        "contested_beyond_hold_mean_ms": beyond_holds(played),
        "heard_ms": spread(played.tally.heard),
        "lost": lost + counts["missed"] + counts["out_of_order"] + counts["lines_lost"],
        "counts": dict(sorted(counts.items())),
    }


def each(all: float, acts: int, digits: int = 0) -> float | None:
    return round(all / acts, digits) if acts else None


def spread(millis: list[float]) -> dict[str, float | None]:
    """None: there was nothing to measure."""
    found = {"p50": quantile(millis, 0.5), "p99": quantile(millis, 0.99)}
    return {name: value and round(value, 2) for name, value in found.items()}


def beyond_holds(played: Sample) -> float | None:
    """On average: which act was held how long only the server knows, and it tells their sum."""
    held, waits = played.grown("sabot_hold_seconds_count"), played.tally.contested
    if not held or not waits:
        return None
    mean = 1000 * played.grown("sabot_hold_seconds_sum") / held
    return round(sum(waits) / len(waits) - mean, 2)
