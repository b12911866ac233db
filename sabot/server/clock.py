"""The only clock: monotonic microseconds, and calls at a given one. Tests bring their own.

What outlives a restart counts by `today` instead.
"""

import asyncio
from collections.abc import Callable
from functools import partial
from time import monotonic_ns, time_ns
from typing import Protocol

from sabot.core.arbiter import Micros
from sabot.core.game import Millis

SECOND: Micros = 1_000_000


class Alarm(Protocol):
    def cancel(self) -> None: ...


class Clock(Protocol):
    def now(self) -> Micros: ...
    def at(self, when: Micros, call: Callable[[], None]) -> Alarm: ...


class WallClock:
    def now(self) -> Micros:
        return monotonic_ns() // 1000

    def at(self, when: Micros, call: Callable[[], None]) -> Alarm:
        delay = max(0, when - self.now()) / SECOND
        return asyncio.get_running_loop().call_later(delay, call)


def today() -> Millis:
    """Since 1970."""
    return time_ns() // 1_000_000


class Alarms:
    """One alarm per name; setting it again replaces it."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._set: dict[str, Alarm] = {}

    def ring(self, name: str, after: Micros, call: Callable[[], None]) -> None:
        self.cancel(name)
        when = self._clock.now() + after
        self._set[name] = self._clock.at(when, partial(self._rings, name, call))

    def __contains__(self, name: str) -> bool:
        return name in self._set

    def cancel(self, name: str) -> None:
        if alarm := self._set.pop(name, None):
            alarm.cancel()

    def _rings(self, name: str, call: Callable[[], None]) -> None:
        del self._set[name]
        call()

    def cancel_all(self) -> None:
        for name in list(self._set):
            self.cancel(name)
