"""Lines as the lab knows them: lognormal jitter, and loss that TCP mends by sending again, late."""

from math import exp
from random import Random
from typing import NamedTuple

from sabot.core.arbiter import Micros

ROUGH = 0.8  # σ of the lognormal jitter
RTO: Micros = 200_000  # Linux: the least time after which a lone segment is sent again
ECHO: Micros = 20_000  # a claim is echoed at +10 and +20 ms, so that its loss shows within a trip
BURST: Micros = 300_000  # mean length of a bad spell
QUEUE: Micros = 60_000  # the longest a segment stands in line during one


class Weather(NamedTuple):
    """What the network is like."""

    jitter: float = 1.0  # 1: a median of 0.2 ms + 2 % of the round trip, each way
    loss: float = 0.01
    bursts: float = 0.0  # bad spells a second


HEAVY = Weather(jitter=2.0, loss=0.03, bursts=0.1)


class Spells:
    """Bad spells of one player's access; all their lines share them."""

    def __init__(self, weather: Weather, chance: Random) -> None:
        self._rate, self._chance = weather.bursts / 1_000_000, chance
        self._next = self._end = 0.0
        self._draw(0)

    def delay(self, at: Micros) -> Micros:
        if not self._rate:
            return 0
        while at > self._end:
            self._draw(self._end)
        return int(self._chance.random() * QUEUE) if at >= self._next else 0

    def _draw(self, after: float) -> None:
        if self._rate:
            self._next = after + self._chance.expovariate(self._rate)
            self._end = self._next + self._chance.expovariate(1 / BURST)


class Way:
    """One direction of one line: in order, so what is lost holds up all that follows."""

    def __init__(self, rtt: Micros, weather: Weather, spells: Spells, chance: Random) -> None:
        self.lost = False  # the last segment was sent again
        self._rtt, self._least, self._spells, self._chance = rtt, rtt // 2, spells, chance
        self._median = weather.jitter * (200 + rtt * 0.02)
        self._loss, self._clear = weather.loss, -(2**62)

    def deliver(self, at: Micros, echoed: bool = False) -> Micros:
        chance = self._chance
        jitter = self._median * exp(ROUGH * chance.gauss(0, 1))
        there = at + self._least + int(jitter) + self._spells.delay(at)
        self.lost = False
        wait = ECHO if echoed else RTO
        while chance.random() < self._loss:
            there, wait, self.lost = there + self._rtt + wait, 2 * RTO, True
        self._clear = max(there, self._clear)
        return self._clear


class Pair:
    """Both directions of one line."""

    def __init__(self, rtt: Micros, weather: Weather, spells: Spells, chance: Random) -> None:
        self.down = Way(rtt, weather, spells, chance)
        self.up = Way(rtt, weather, spells, chance)
        self.least: Micros = 2**62  # round trip, as the kernels see it
