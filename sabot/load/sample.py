"""One phase as it was measured: the server's processor time and metrics beside our own counts."""

import asyncio
import time
from typing import NamedTuple
from urllib.request import urlopen

from sabot.load.tally import Tally
from sabot.load.target import Metrics, Target, read_metrics

STEP = 0.05  # s, as the server looks for its own lag
LAG = "sabot_loop_lag_seconds_bucket"


class Sample(NamedTuple):
    seconds: float
    cpu: float  # of the server, in seconds
    own: float  # of this process: near 1 a second, and we measure ourselves
    late: list[float]  # how late our own timers rang, in ms: nor could we send in time
    tally: Tally
    before: Metrics
    after: Metrics

    def grown(self, name: str) -> float:
        return self.after.get(name, 0) - self.before.get(name, 0)

    def lag(self, share: float) -> float:
        """Of the event loop, in ms: within a bucket of the histogram by straight line."""
        edges = [(edge_of(name), self.grown(name)) for name in self.after if name.startswith(LAG)]
        return 1000 * within(sorted(edges), share)

    def rate(self, name: str) -> float:
        return self.tally.counts[name] / self.seconds


async def measure(target: Target, tally: Tally, seconds: float) -> Sample:
    """The server reads its metrics when it is asked, though it answers later."""
    tally.cut()
    began = time.monotonic(), target.cpu(), time.process_time()
    asked = asyncio.create_task(asyncio.to_thread(scrape, target))
    late = await sleep(seconds)
    took, cpu = time.monotonic() - began[0], target.cpu() - began[1]
    own, counted = time.process_time() - began[2], tally.cut()
    after = await asyncio.to_thread(scrape, target)
    return Sample(took, cpu, own, late, counted, await asked, after)


async def sleep(seconds: float) -> list[float]:
    late, end = [], time.monotonic() + seconds
    while (now := time.monotonic()) < end:
        await asyncio.sleep(min(STEP, end - now))
        late.append(1000 * max(0.0, time.monotonic() - min(now + STEP, end)))
    return late


def scrape(target: Target) -> Metrics:
    return read_metrics(urlopen(target.url + "/metrics").read().decode())


def edge_of(name: str) -> float:
    """
    >>> edge_of('sabot_loop_lag_seconds_bucket{le="0.001"}')
    0.001
    """
    return float(name.partition('le="')[2].partition('"')[0])


def within(edges: list[tuple[float, float]], share: float) -> float:
    """Quantile of a cumulative histogram; beyond its last edge: that edge.

    >>> within([(1, 10), (2, 30), (float("inf"), 30)], 0.5)
    1.25
    """
    total, low, below = edges[-1][1] if edges else 0, 0.0, 0.0
    for edge, count in edges:
        if total and count >= share * total:
            inside = (share * total - below) / max(1e-9, count - below)
            return low + (edge - low) * inside if edge != float("inf") else low
        low, below = edge, count
    return low
