"""A connection that watches a table: a cursor, an outbox, and the pings on their way."""

import asyncio
from collections import deque
from collections.abc import Callable
from secrets import token_hex
from typing import NamedTuple

from sabot.core.arbiter import Line, Micros
from sabot.core.game import Seat
from sabot.server.figures import REFUSALS
from sabot.server.limits import OUTBOX
from sabot.server.table.player import Player
from sabot.server.wire import Refusal, Told

PINGS = 256
TRIPS = 120  # a minute of steady pings


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
    def __init__(self, player: Player, line: Line, cursor: int) -> None:
        self.player, self.line, self.cursor = player, line, cursor
        self.shown = cursor  # the last revision that made an update
        self.seat: Seat | None = None
        self.outbox: deque[Told] = deque()
        self.seating_due = True
        self.refusals: deque[tuple[int, Refusal]] = deque(maxlen=OUTBOX)  # and what they rest on
        self.leaves = False  # as soon as it has been told why
        self.stirred = asyncio.Event()
        self.trips: deque[Trip] = deque(maxlen=TRIPS)
        self.asked = False  # for a second line
        self.heard: Micros | None = None  # when its line last answered a ping
        self.cut: Callable[[], None] = lambda: None
        self.tcp: Callable[[], Tcp | None] = lambda: None
        self._pings: dict[str, Ping] = {}

    def say(self, told: Told) -> None:
        if isinstance(told, Refusal):
            REFUSALS.labels(told.code).inc()
        self.outbox.append(told)
        self.stirred.set()
        if len(self.outbox) > OUTBOX:
            self.outbox.clear()
            self.cut()

    def send_away(self, why: Refusal) -> None:
        self.leaves = True
        self.say(why)

    def stir(self, seating: bool = False) -> None:
        self.seating_due |= seating
        self.stirred.set()

    def pinged(self, revision: int | None, at: Micros) -> bytes:
        """The payload can't be guessed, so a pong can't come before its ping."""
        payload, tcp = token_hex(6), self.tcp()
        self._pings[payload] = Ping(revision, at, tcp.resent if tcp else 0)
        if len(self._pings) > PINGS:
            self._pings.pop(next(iter(self._pings)))
        return payload.encode()

    def awaits(self, payload: bytes) -> bool:
        """A pong with this payload answers a ping of ours that is still open."""
        return payload.decode(errors="replace") in self._pings

    def ponged(self, payload: str, at: Micros) -> Ping | None:
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
