"""How far each player is, as the others may know it: too coarse and too seldom to time them by."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from sabot.core.arbiter import Micros
from sabot.core.game import Millis, Seat
from sabot.core.line import FAIRNESS, Distance
from sabot.server.clock import SECOND
from sabot.server.table import chairs

if TYPE_CHECKING:
    from sabot.server.table.room import Room

STEP: Millis = 10
STICKS: Micros = 8_000  # what is shown stays while it is so nearly true
SELDOM: Micros = 2 * SECOND


class Distances:
    def __init__(self, room: Room) -> None:
        self.shown: dict[str, Millis] = {}  # by player
        self._room, self._looked = room, -SELDOM

    def look(self, at: Micros) -> None:
        """At each pong; the pages are told of a change, every two seconds at most."""
        if at - self._looked < SELDOM:
            return
        self._looked = at
        shown = dict(self._now(at))
        if shown != self.shown:
            self.shown = shown
            self._room.tell_seating()

    def _now(self, at: Micros) -> Iterator[tuple[str, Millis]]:
        for seat, player in chairs.people(self._room.sitting).items():
            if (rtt := self._least(seat, at)) is not None:
                yield player, steady(rtt, self.shown.get(player))

    def _least(self, seat: Seat, at: Micros) -> Micros | None:
        if live := self._room.live:
            return live.table.arbiter.least(seat, live.table_time(at))
        distance = Distance(FAIRNESS[self._room.sitting.reach].farthest * 1000)
        for reader in self._room.readers:
            for trip in reader.trips if reader.seat == seat else ():
                distance.timed(reader.line, *trip)
        return distance.least(at)


def steady(rtt: Micros, before: Millis | None) -> Millis:
    """
    >>> steady(3_000, None), steady(48_000, None), steady(57_000, 50), steady(59_000, 50)
    (10, 50, 50, 60)
    """
    if before is not None and abs(rtt - before * 1000) <= STICKS:
        return before
    return max(STEP, round(rtt / 1000 / STEP) * STEP)
