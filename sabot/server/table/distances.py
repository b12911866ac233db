"""How far each player is, as the others may know it: too coarse and too seldom to time them by."""

from collections.abc import Callable, Iterable, Iterator

from sabot.core.arbiter import Micros
from sabot.core.game import Millis, Seat
from sabot.core.line import Distance
from sabot.server.clock import SECOND
from sabot.server.table.reader import Reader

STEP: Millis = 10
STICKS: Micros = 8_000  # hysteresis: a shown value stays while it is this nearly true
SELDOM: Micros = 2 * SECOND


class Distances:
    """`people()`: players by seat; `least(seat, at)`: a seat's round trip; `changed()`: tell."""

    def __init__(
        self,
        people: Callable[[], dict[Seat, str]],
        least: Callable[[Seat, Micros], Micros | None],
        changed: Callable[[], None],
    ) -> None:
        self.shown: dict[str, Millis] = {}  # by player
        self._people, self._least, self._changed = people, least, changed
        self._looked = -SELDOM

    def look(self, at: Micros) -> None:
        """At each pong; the pages are told of a change, every two seconds at most."""
        if at - self._looked < SELDOM:
            return
        self._looked = at
        shown = dict(self._now(at))
        if shown != self.shown:
            self.shown = shown
            self._changed()

    def _now(self, at: Micros) -> Iterator[tuple[str, Millis]]:
        for seat, player in self._people().items():
            if (rtt := self._least(seat, at)) is not None:
                yield player, steady(rtt, self.shown.get(player))


def steady(rtt: Micros, before: Millis | None) -> Millis:
    """
    >>> steady(3_000, None), steady(48_000, None), steady(57_000, 50), steady(59_000, 50)
    (10, 50, 50, 60)
    """
    if before is not None and abs(rtt - before * 1000) <= STICKS:
        return before
    return max(STEP, round(rtt / 1000 / STEP) * STEP)


def least_of(readers: Iterable[Reader], farthest: Millis, at: Micros) -> Micros | None:
    """The least round trip over all lines of a seat, before there is an arbiter to ask."""
    distance = Distance(farthest * 1000)
    for reader in readers:
        for trip in reader.trips:
            distance.timed(reader.line, *trip)
    return distance.least(at)
