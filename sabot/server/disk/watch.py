"""What is wrong with a store: seen in what becomes of its jobs, told in `/healthz` and the log."""

import logging
from collections.abc import Callable

from sabot.core.arbiter import Micros
from sabot.server.clock import SECOND
from sabot.server.disk.jobs import Job
from sabot.server.disk.trouble import Trouble
from sabot.server.table.store import Lost, Taken

log = logging.getLogger(__name__)
SLOW = 5 * SECOND
QUIET = 60 * SECOND  # a disk that comes and goes is a line a minute, not one each time


class Watch:
    """`what` fails: the disk, or the database."""

    def __init__(self, now: Callable[[], Micros], what: str) -> None:
        self.began: Micros | None = None  # the commit that is being made
        self._now, self._what = now, what
        self._failed: Trouble | None = None  # why the last write did
        self._damage: Trouble | None = None  # which no later write mends
        self._said, self._quiet_until = False, 0

    @property
    def trouble(self) -> Trouble | None:
        return self._damage or self._slow() or self._failed

    def look(self, jobs: list[Job], error: Exception | None, found: Trouble | None) -> None:
        """A job's own fault says nothing of the disk, and neither does an empty job."""
        if found or (not error and not all(job.empty for job in jobs)):
            self._failed = found
            self.remember(found)
            self._say(found)
        elif error and not self.trouble and not isinstance(error, Taken | Lost):
            log.error("entries refused", extra={"table": jobs[0].table, "why": str(error)})

    def remember(self, trouble: Trouble | None) -> None:
        """Damage, wherever it was found: the rest may work for a while."""
        if trouble and trouble.code == "corrupt" and not self._damage:
            self._damage = trouble
            log.error("the data file is damaged: restore a backup", extra={"why": trouble.why})

    def _slow(self) -> Trouble | None:
        """A disk that hangs reports no error."""
        began = self.began
        if began is None or self._now() - began <= SLOW:
            return None
        return Trouble("slow", f"a commit has taken more than {SLOW // SECOND} s")

    def _say(self, trouble: Trouble | None) -> None:
        """A line when the disk fails, and one when it is mended."""
        now = self._now()
        if bool(trouble) == self._said or now < self._quiet_until:
            return
        self._said, self._quiet_until = bool(trouble), now + QUIET
        if trouble:
            log.error(f"the {self._what} fails: tables wait and try again", extra=trouble._asdict())
        else:
            log.warning(f"the {self._what} takes entries again: tables go on")
