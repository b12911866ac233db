"""How late the loop does what is due. A stamp can be late by as much, so this must stay small."""

import logging
from collections import deque
from math import ceil

from sabot.core.arbiter import Micros
from sabot.server.clock import SECOND, Alarm, Clock
from sabot.server.figures import histogram, seconds

log = logging.getLogger(__name__)
EVERY: Micros = SECOND // 20
MINUTE = 60 * SECOND // EVERY  # looks in a minute
BAD: Micros = 5_000
EDGES: tuple[Micros, ...] = (
    500, 1_000, 1_500, 2_000, 3_000, 5_000, 10_000, 20_000, 50_000, 100_000, 250_000, 1_000_000,
)  # fmt: skip


class Lag:
    def __init__(self, clock: Clock) -> None:
        self.all = histogram("sabot_loop_lag_seconds", "How late the event loop runs.", EDGES)
        self._looks = 0
        self._recent: deque[Micros] = deque(maxlen=MINUTE)
        self._clock = clock
        self._alarm: Alarm | None = None

    def start(self) -> None:
        planned = self._clock.now() + EVERY
        self._alarm = self._clock.at(planned, lambda: self._rang(planned))

    def stop(self) -> None:
        if self._alarm:
            self._alarm.cancel()

    def recent(self, share: float) -> Micros:
        """A quantile of the last minute's looks; 1: the latest of all."""
        late = sorted(self._recent)
        return late[ceil(share * len(late)) - 1] if late else 0

    def _rang(self, planned: Micros) -> None:
        self._note(max(0, self._clock.now() - planned))  # uvloop may ring a little early
        self.start()

    def _note(self, late: Micros) -> None:
        self.all.observe(seconds(late))
        self._looks += 1
        self._recent.append(late)
        if self._looks % MINUTE == 0 and self.recent(0.99) > BAD:
            figures = self.recent(0.99) / 1000, self.recent(1) / 1000
            log.warning("the loop runs late: p99 %.1f ms, at most %.1f ms in a minute", *figures)
