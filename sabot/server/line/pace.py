"""Rate limit of one line."""

from sabot.core.arbiter import Micros
from sabot.server.bucket import Bucket
from sabot.server.clock import SECOND, Clock
from sabot.server.limits import FLOOD, FRAMES, FRAMES_AT_ONCE


class Pace:
    """Token bucket: a line beyond its rate is delayed, and dropped if it keeps flooding."""

    def __init__(self, clock: Clock) -> None:
        self._clock, self._bucket = clock, Bucket(SECOND // FRAMES, FRAMES_AT_ONCE)
        self._since: Micros | None = None

    def wait(self, frames: int = 1) -> Micros | None:
        """Before what was just said is heard; None: it has been too much for too long."""
        now = self._clock.now()
        wait = max(self._bucket.take(now) for _ in range(frames))
        self._since = None if not wait else now if self._since is None else self._since
        flooded = self._since is not None and now - self._since > FLOOD * SECOND
        return None if flooded else wait
