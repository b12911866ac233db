"""Open connections by address. One that says nothing makes room for a newcomer."""

import logging
from collections import OrderedDict, defaultdict
from collections.abc import Callable

from aiohttp import web

from sabot.core.arbiter import Micros
from sabot.server import limits
from sabot.server.clock import SECOND, Clock
from sabot.server.disk.trouble import Trouble
from sabot.server.http import descriptors

log = logging.getLogger(__name__)
QUIET = 60 * SECOND  # between two lines of the log about the same
ILL = 10 * SECOND  # how long health remembers that descriptors ran out


class Ticket:
    """One open connection."""

    def __init__(self, address: str, at: Micros) -> None:
        self.address = address
        self.heard = at  # when its client said something last
        self.close: Callable[[], None] = lambda: None


Tickets = OrderedDict[Ticket, None]  # the one heard longest ago first, as in an LRU cache


class Connections:
    def __init__(
        self,
        clock: Clock,
        per_address: bool = True,
        most: Callable[[], float] = descriptors.connections,
    ) -> None:
        """Behind a proxy all connections have its address, so it has to count them."""
        self._clock, self._per_address, self._most = clock, per_address, most
        self._open, self._by_address = Tickets(), defaultdict[str, Tickets](Tickets)
        self._said: dict[str, Micros] = {}
        self._ran_out: Micros | None = None

    def __len__(self) -> int:
        return len(self._open)

    @property
    def trouble(self) -> Trouble | None:
        if self._ran_out is None or self._clock.now() - self._ran_out > ILL:
            return None
        return Trouble("descriptors", f"{len(self)} connections are open")

    def admit(self, address: str) -> Ticket | None:
        """None: there is no room for one more."""
        if self._per_address and not self._has_room(address):
            self._say(logging.WARNING, "connections refused: one address has too many")
            return None
        if len(self) >= self._most():
            self.ran_out()
            if not self._close_one(self._open):
                return None
        ticket = Ticket(address, self._clock.now())
        self._open[ticket] = self._by_address[address][ticket] = None
        return ticket

    def release(self, ticket: Ticket) -> None:
        """It is closed; also called a second time for one that had to make room."""
        if ticket in self._open:
            del self._open[ticket], self._by_address[ticket.address][ticket]
        if not self._by_address[ticket.address]:
            del self._by_address[ticket.address]

    def heard(self, ticket: Ticket) -> None:
        if ticket in self._open:
            ticket.heard = self._clock.now()
            self._open.move_to_end(ticket)
            self._by_address[ticket.address].move_to_end(ticket)

    def ran_out(self) -> None:
        """The process has no descriptor left for another connection."""
        self._ran_out = self._clock.now()
        self._say(logging.ERROR, "file descriptors run out: newcomers are refused")

    def _has_room(self, address: str) -> bool:
        ours = self._by_address.get(address, Tickets())
        return len(ours) < limits.CONNECTIONS_OF_ADDRESS or self._close_one(ours)

    def _close_one(self, tickets: Tickets) -> bool:
        """The one silent longest, unless all have spoken lately: a line to a table always has."""
        stalest = next(iter(tickets), None)
        if stalest is None or self._clock.now() - stalest.heard < limits.SILENT * SECOND:
            return False
        self.release(stalest)
        stalest.close()
        return True

    def _say(self, level: int, event: str) -> None:
        """At most a line a minute; it names no address."""
        now = self._clock.now()
        if now >= self._said.get(event, now):
            self._said[event] = now + QUIET
            log.log(level, event, extra={"connections": len(self)})


CONNECTIONS = web.AppKey("connections", Connections)
