"""Latency injection, for development: what is put in comes out later, in order, as by TCP."""

from collections import deque
from collections.abc import Callable
from random import random
from typing import NamedTuple

from sabot.core.arbiter import Micros
from sabot.core.game import Millis
from sabot.server.clock import Alarm, Clock

LONGEST: Millis = 5_000


class Delay:
    """One direction. `most` minus `least` is its jitter."""

    def __init__(
        self, clock: Clock, least: Micros, most: Micros, draw: Callable[[], float] = random
    ) -> None:
        self._clock, self._least, self._spread, self._draw = clock, least, most - least, draw
        self._way: deque[tuple[Micros, Callable[[], None]]] = deque()
        self._alarm: Alarm | None = None

    def put(self, arrive: Callable[[], None]) -> None:
        """Nothing overtakes what went before it."""
        when = self._clock.now() + self._least + round(self._spread * self._draw())
        before = self._way[-1][0] if self._way else when
        self._way.append((max(when, before), arrive))
        if len(self._way) == 1:
            self._set_alarm()

    def now(self) -> Micros:
        return self._clock.now()

    def stop(self) -> None:
        """Whatever is on its way is lost."""
        self._way.clear()
        if self._alarm:
            self._alarm.cancel()

    def _rang(self) -> None:
        while self._way and self._way[0][0] <= self._clock.now():
            self._way.popleft()[1]()
        if self._way:  # also if uvloop, which counts in whole ms, rang early
            self._set_alarm()

    def _set_alarm(self) -> None:
        self._alarm = self._clock.at(self._way[0][0], self._rang)


class FakeLag(NamedTuple):
    up: Delay
    down: Delay

    def stop(self) -> None:
        self.up.stop()
        self.down.stop()


def fake_lag(clock: Clock, lag: Millis, jitter: Millis) -> FakeLag:
    """A round trip takes `lag` and up to `jitter` more, half of it each way."""
    least, most = lag * 500, (lag + jitter) * 500
    return FakeLag(Delay(clock, least, most), Delay(clock, least, most))
