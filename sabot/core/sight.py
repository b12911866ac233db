"""How a stimulus reached a page, by the server's stamps, and where an act on it lies."""

from typing import NamedTuple

from msgspec import Struct

from sabot.core.game import Seat
from sabot.core.line import Line, Micros, Terms
from sabot.core.record import DEVICE, Mode

STAGGER = 150_000
LAG = 10_000  # of our own event loop: a write this late moves the stimulus for all
UNKNOWN = Terms(0, 0, 0, young=True)


class Place(NamedTuple):
    """Where one act lies, as far as its stimulus alone can tell."""

    house: Micros  # r_s
    reaction: Micros  # r
    tau: Micros
    mode: Mode


class Stimulus(Struct):
    """One revision on its way out: told when, to seats how far."""

    told: Micros
    terms: dict[Seat, Terms]
    offset: Micros = 0  # of its cells
    shown: Micros = 0  # T: when it is on all screens
    settled: bool = False  # somebody has been placed by it
    far: Micros = 0  # the longest round trip among its terms

    def __post_init__(self) -> None:
        self.far = max((terms.rtt for terms in self.terms.values()), default=0)
        self.shown = self.told + self.far // 2

    @property
    def released(self) -> Micros:
        """From then on any endpoint may show it."""
        return self.told + min(STAGGER, self.far // 2)

    def slot(self, seat: Seat | None) -> Micros:
        """Near lines wait for far ones; onlookers, and players not measured yet, longest."""
        if seat is None or seat not in self.terms:
            return self.released
        return self.told + min(STAGGER, (self.far - self.terms[seat].rtt) // 2)

    def written(self, seat: Seat, sent: Micros) -> None:
        """Our own lag moves the stimulus for all, as long as nobody was placed by it."""
        if not self.settled and seat in self.terms and sent <= self.slot(seat) + LAG:
            self.shown = max(self.shown, sent + self.terms[seat].rtt // 2)


class Sight(Struct):
    """One stimulus on one page; copies of it may race on two lines."""

    stimulus: Stimulus
    sent: Micros  # s: stimulus and ping written, first copy
    terms: Terms
    longest: Micros  # round trip that is compensated, whatever happened on the way
    pong: Micros | None = None  # b: of the copy that was quicker
    pinged: dict[Line, Micros] = {}  # copies whose pong is still to come
    copies: int = 0
    resent: set[Line] = set()  # copies that our own kernel had to send again

    @property
    def shown(self) -> Micros:
        """A player who connects later counts from their own screen."""
        return max(self.stimulus.shown, self.sent + self.terms.rtt // 2)

    @property
    def heard(self) -> Micros:
        """b': the pong, but a line can't shake itself into more time than its m allows."""
        lost = self.copies and len(self.resent) == self.copies
        limit = self.sent + (self.longest if lost else self.terms.rtt + self.terms.jitter)
        return limit if self.pong is None else min(self.pong, limit)

    @property
    def lag(self) -> Micros:
        """How long after a moment an act of that moment may still arrive."""
        return max(0, self.heard + DEVICE + self.terms.slack - self.shown)

    def place(self, page: Micros | None, arrived: Micros) -> Place:
        """
        >>> far = Terms(40_000, 2_600, 11_600)
        >>> sight = Sight(Stimulus(0, {0: far}), 0, far, 300_000, pong=40_000)
        >>> [sight.place(page, arrived=400_000).tau for page in (330_000, 0, None)]
        [350000, 345100, 356700]
        """
        house = arrived - self.heard - DEVICE
        reaction = house if page is None else max(page, house - self.terms.slack)
        mode: Mode = "server" if page is None else "page" if reaction == page else "bounded"
        # Not before it was sent, and not after it is here: nobody pushes the table's time.
        return Place(house, reaction, min(arrived, max(self.sent, self.shown + reaction)), mode)
