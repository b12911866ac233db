"""The right to run tables. Nothing rests on it but how soon: the store refuses who has lost one."""

from sabot.core.arbiter import Micros
from sabot.server.clock import Clock


class Lease:
    """Over at first, and whenever nobody has renewed it in time."""

    def __init__(self, clock: Clock, lasts: Micros) -> None:
        self._clock, self._lasts = clock, lasts
        self._until = clock.now()

    @property
    def is_over(self) -> bool:
        """A process that was stopped for long finds out by this, before it says a word."""
        return self._clock.now() >= self._until

    @property
    def left(self) -> Micros:
        return max(0, self._until - self._clock.now())

    def renew(self, asked: Micros) -> None:
        """It counts from when it was asked for, so it ends here before it ends for the others."""
        self._until = asked + self._lasts


class Forever:
    """Of a server that shares its store with no other."""

    is_over = False


FOREVER = Forever()
