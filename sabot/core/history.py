"""What has happened at a table, as far as it is in memory: entries, and where each of them led."""

from collections import deque
from collections.abc import Iterator
from typing import Any, NamedTuple

from sabot.core.arbiter import KEPT
from sabot.core.game import Event, Late, Millis, Seat, Wake
from sabot.core.log import Act, Entry

LOG = 200  # entries in memory; the store has them all


class Revision(NamedTuple):
    """Where the table stood after one entry."""

    state: Any
    events: tuple[Event, ...]
    wake: Wake | None
    at: Millis = 0
    lent: Millis = 0  # table time minus the game's own: what pauses gave back
    reached: Millis = 0  # game time of the last act or tick, or where a pause set it


class History:
    """Revision 0 is the deal, and entry n leads to revision n."""

    def __init__(self, deal: Revision) -> None:
        self.revision = 0
        self.log: deque[Entry] = deque(maxlen=LOG)
        # Twice what may be asked for, so that a step back leaves enough behind it.
        self._kept = deque([deal], maxlen=2 * KEPT)

    @property
    def last(self) -> Revision:
        return self._kept[-1]

    @property
    def state(self) -> Any:
        return self.last.state

    @property
    def at(self) -> Millis:
        return self.last.at

    def at_revision(self, revision: int) -> Revision:
        """Raises `LookupError` for a revision that is no longer in memory."""
        back = self.revision - revision
        if not 0 <= back < len(self._kept):
            raise LookupError(f"revision {revision} of {self.revision} is not kept")
        return self._kept[-1 - back]

    def entries_since(self, revision: int) -> list[Entry]:
        fresh = self.revision - revision
        return list(self.log)[-fresh:] if fresh > 0 else []

    def act_at(self, revision: int) -> Act | None:
        """The act that led there; None: another entry, or none that is still in memory."""
        back = self.revision - revision
        entry = self.log[-1 - back] if 0 <= back < len(self.log) else None
        return entry if isinstance(entry, Act) else None

    def known(self, seat: Seat, seen: int) -> int:
        """The newest revision this player knows: the one they saw, or their own last act that
        was not late."""
        known = self._oldest(seen)
        for revision, entry in self._since(known + 1):
            if isinstance(entry, Act) and entry.seat == seat and self._moved(revision):
                known = revision
        return known

    def seen_at(self, seen: int) -> Revision:
        """What a player saw, or the oldest that still counts: the same in every replay."""
        return self.at_revision(self._oldest(seen))

    def _since(self, first: int) -> Iterator[tuple[int, Entry]]:
        """Entries from that revision on, with their revisions."""
        return enumerate(self.entries_since(first - 1), first)

    def _moved(self, revision: int) -> bool:
        """A late act moves nothing that anybody could build on, wherever its card goes back to."""
        here = self.at_revision(revision)
        late = any(isinstance(event, Late) for event in here.events)
        return not late and here.state is not self.at_revision(revision - 1).state

    def _oldest(self, seen: int) -> int:
        return max(0, self.revision - KEPT + 1, min(seen, self.revision))

    def _append(self, entry: Entry, after: Revision) -> None:
        self._kept.append(after)
        self.log.append(entry)
        self.revision += 1

    def _take_back(self, revision: int) -> None:
        while self.revision > revision:
            self._kept.pop()
            self.log.pop()
            self.revision -= 1
