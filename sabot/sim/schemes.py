"""Other ways to say who was first, over the same races: what the sabot is compared with."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from sabot.core.arbiter import Micros
from sabot.core.game import Seat
from sabot.sim.lab import Run

HELD_FIXED: Micros = 300_000
HELD_TRUST: Micros = 500_000
QUOTA: Micros = 100_000  # what lag compensation gives for one act


class Verdict(NamedTuple):
    order: list[Seat]
    added: Micros  # from the first arrival to the decision


Scheme = Callable[[Sequence[Run], Sequence[Micros]], Verdict]


def arrival(runs: Sequence[Run], rtts: Sequence[Micros]) -> Verdict:
    return held(runs, [run.plain for run in runs], 0)


def fixed(runs: Sequence[Run], rtts: Sequence[Micros]) -> Verdict:
    """Each line's usual round trip, measured as it came in, is taken off."""
    return held(runs, [run.plain - rtt for run, rtt in zip(runs, rtts, strict=True)], HELD_FIXED)


def quota(runs: Sequence[Run], rtts: Sequence[Micros]) -> Verdict:
    """As on a chess clock: lag is given back, up to a quota for each act."""
    lags = [min(rtt, QUOTA) for rtt in rtts]
    return held(runs, [run.plain - lag for run, lag in zip(runs, lags, strict=True)], QUOTA)


def trust(runs: Sequence[Run], rtts: Sequence[Micros]) -> Verdict:
    """Whatever the page says."""
    return held(runs, [run.says for run in runs], HELD_TRUST)


def held(runs: Sequence[Run], when: Sequence[Micros], wait: Micros) -> Verdict:
    """By the estimate among those who came while it was held, the others behind them."""
    first = min(run.plain for run in runs)
    late = [run.plain > first + wait for run in runs]
    seats = range(len(runs))
    return Verdict(
        sorted(seats, key=lambda s: (late[s], runs[s].plain if late[s] else when[s])), wait
    )


SCHEMES: dict[str, Scheme] = {
    "arrival": arrival,
    "fixed": fixed,
    "quota": quota,
    "trust": trust,
}
