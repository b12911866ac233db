"""A seat that is played from outside: what it has perceived, and where its finger is."""

from collections import Counter, deque
from typing import NamedTuple

from msgspec import Struct

from sabot.core.game import Action, Event, Illegal, Millis
from sabot.core.history import Revision
from sabot.core.table import OVERTAKEN
from sabot.patience import ILLEGAL, LATE

APART: Millis = 50  # from one finger of a seat to the next, so that table time always goes on


class Delays(NamedTuple):
    """Together `core.reflex.FLOOR`: nobody sees, decides and presses faster."""

    perception: Millis = 100  # from the table to the mind
    motor: Millis = 50  # from the mind to the table


USUAL = Delays()


class Finger(NamedTuple):
    falls: Millis
    action: Action
    seen: int  # the revision it answers


class Shown(NamedTuple):
    """A revision as this seat sees it."""

    revision: int
    kept: Revision
    view: Struct


class AgentSeat:
    """All see the deal."""

    def __init__(self, delays: Delays, dealt: Shown) -> None:
        self.delays = delays
        self.sent = self.seen = dealt  # the newest on its way, the newest perceived
        self.alarm: Millis | None = None
        self.finger: Finger | None = None
        self.events: tuple[Event, ...] = ()
        self.refused: tuple[Illegal, ...] = ()
        self.faults = Counter[str]()
        self._free: Millis = 0  # when the hand can press again
        self._coming = deque([(delays.perception, dealt)])
        self._refusals = deque[tuple[Millis, Illegal]]()  # and when it hears of them

    def send(self, shown: Shown) -> None:
        self.sent = shown
        self._coming.append((shown.kept.at + self.delays.perception, shown))

    def next_look(self) -> Millis | None:
        """When it has something to think about."""
        coming = [queue[0][0] for queue in (self._coming, self._refusals) if queue]
        return min(coming if self.alarm is None else [*coming, self.alarm], default=None)

    def look(self, now: Millis) -> bool:
        """Perceive what has come by now; False: nothing has, and no alarm rang."""
        has_something = (at := self.next_look()) is not None and at <= now
        self.alarm = None if self.alarm is not None and self.alarm <= now else self.alarm
        while self._coming and self._coming[0][0] <= now:
            _, self.seen = self._coming.popleft()
            self.events += self.seen.kept.events
        while self._refusals and self._refusals[0][0] <= now:
            self.refused += (self._refusals.popleft()[1],)
        return has_something

    def aim(self, action: Action, at: Millis) -> None:
        self.finger = Finger(max(at + self.delays.motor, self._free), action, self.seen.revision)

    def press(self, now: Millis) -> Finger | None:
        """Returns the finger that falls now, and clears it."""
        finger = self.finger
        if finger is None or finger.falls != now:
            return None
        self.finger, self._free = None, now + APART
        return finger

    def is_busy(self, now: Millis) -> bool:
        """A finger on its way can't be called back."""
        return self.finger is not None and self.finger.falls - self.delays.motor <= now

    def refuse(self, why: Illegal, now: Millis) -> None:
        """It hears of it as it does of all else."""
        self.faults[LATE if why.code == OVERTAKEN else ILLEGAL] += 1
        self._refusals.append((now + max(1, self.delays.perception), why))

    def told(self) -> tuple[tuple[Event, ...], tuple[Illegal, ...]]:
        """Events and refusals since the last time."""
        told, self.events, self.refused = (self.events, self.refused), (), ()
        return told
