"""A connection that watches a table: a cursor, an outbox, and the pings on their way."""

from collections import deque
from collections.abc import Callable
from typing import NamedTuple

from sabot.core.arbiter import Line, Micros
from sabot.core.game import Illegal, Seat
from sabot.server.figures import REFUSALS
from sabot.server.limits import OUTBOX
from sabot.server.table.player import Player
from sabot.server.tokens import token
from sabot.server.wire import Refusal, Told

PINGS = 256
TRIPS = 60  # a minute of steady pings
NEVER: Micros = -(2**62)


class Tcp(NamedTuple):
    """What our own kernel knows of a line."""

    resent: int
    least: Micros | None  # the least round trip


class Ping(NamedTuple):
    revision: int | None  # None: it only measures the line
    sent: Micros
    resent: int  # what our kernel had sent again on this line before it


class Trip(NamedTuple):
    length: Micros
    at: Micros


class Reader:
    def __init__(self, player: Player, line: Line, cursor: int, tv: bool = False) -> None:
        self.player, self.line, self.cursor = player, line, cursor
        self.tv = tv  # a television: a spectator that never holds a seat
        self.shown = cursor  # the last revision that made an update
        self.seat: Seat | None = None
        self.outbox: deque[Told] = deque()
        self.seating_due = True
        self.refusals: deque[tuple[int, Refusal]] = deque(maxlen=OUTBOX)  # and what they rest on
        self.leaves = False  # as soon as it has been told why
        self.stirred = True  # there may be something new for it
        self.wake: Callable[[], None] = lambda: None  # called when it is stirred
        self.trips: deque[Trip] = deque(maxlen=TRIPS)
        self.asked = False  # for a second line
        self.heard: Micros = 0  # when its line last answered a ping
        self.pinged_at: Micros = NEVER
        self.cut: Callable[[], None] = lambda: None
        self.tcp: Callable[[], Tcp | None] = lambda: None
        self._pings: dict[bytes, Ping] = {}

    def say(self, told: Told) -> None:
        if isinstance(told, Refusal):
            REFUSALS.labels(told.code).inc()
        self.outbox.append(told)
        self.stir()
        if len(self.outbox) > OUTBOX:
            self.outbox.clear()
            self.cut()

    def send_away(self, why: Refusal) -> None:
        self.leaves = True
        self.say(why)

    def stir(self, seating: bool = False) -> None:
        self.seating_due |= seating
        if not self.stirred:
            self.stirred = True
            self.wake()

    def pinged(self, revision: int | None, at: Micros) -> bytes:
        """The payload can't be guessed, so a pong can't come before its ping."""
        payload, tcp = token(), None if revision is None else self.tcp()
        self._pings[payload] = Ping(revision, at, tcp.resent if tcp else 0)
        self.pinged_at = at
        if len(self._pings) > PINGS:
            self._pings.pop(next(iter(self._pings)))
        return payload

    def awaits(self, payload: bytes) -> bool:
        """A pong with this payload answers a ping of ours that is still open."""
        return payload in self._pings

    def ponged(self, payload: bytes, at: Micros) -> Ping | None:
        ping = self._pings.pop(payload, None)
        if ping:
            self.heard = at
            self.trips.append(Trip(at - ping.sent, at))
        return ping

    def resent(self) -> list[int]:
        """Stimuli on their way that our own kernel had to send again."""
        waiting = {p.revision: p.resent for p in self._pings.values() if p.revision is not None}
        tcp = self.tcp() if waiting else None
        return [revision for revision, before in waiting.items() if tcp and tcp.resent > before]


def check_page(reader: Reader) -> None:
    """A television shows; nobody sits, plays or talks by it."""
    if reader.tv:
        raise Illegal("television")
