"""Who was first. Stamps in, order out; knows no game, no clock and no socket.

Claims are ordered by when their players acted after they could see what they reacted to, within
what the server's own stamps allow, and held until nothing admissible can come before them.
"""

from bisect import insort
from collections import deque
from typing import Any, Literal, NamedTuple

from msgspec import Struct

from sabot.core.game import Seat

Micros = int  # table time, as the server stamps it
Why = Literal["alone", "spoken", "clock", "cap"]
Mode = Literal["page", "bounded", "server"]

DEVICE = 23_300  # V: mean time of screen and finger
CAP = 250_000  # W: no verdict waits longer after the first arrival
STAGGER = 150_000
MEMORY = 60_000_000  # how long a round trip counts towards the least one
COARSE = 5_000  # a page's clock with a grain above this is not believed
KEPT = 64  # stimuli that an act may still answer


class Line(NamedTuple):
    """One connection; a page may have several, and a player several pages."""

    page: str
    number: int


class Stamps(Struct, frozen=True):
    """What a page says of one act, by its own clock."""

    seen: int  # the stimulus reacted to
    presented: Micros
    pressed: Micros
    sent: Micros
    grain: Micros = 0

    def reaction(self) -> Micros:
        return self.pressed - self.presented


class Record(Struct, frozen=True):
    """All that placed one contested claim; the order can be computed again from it."""

    sent: Micros  # s
    pong: Micros | None  # b
    heard: Micros  # b'
    arrived: Micros  # A
    rtt: Micros  # m
    jitter: Micros  # K
    slack: Micros  # Δ
    page: Micros  # r_c
    house: Micros  # r_s
    reaction: Micros  # r
    tau: Micros
    mode: Mode
    final: Why = "alone"


class Sight(Struct):
    """How one stimulus reached one line: the server's stamps, the pong filled in when it comes."""

    shown: Micros  # T: when it is on all screens
    sent: Micros  # s: stimulus and ping written
    rtt: Micros  # m: least round trip, frozen as it was sent
    pong: Micros | None = None  # b

    @property
    def slack(self) -> Micros:
        return 10_000 + self.rtt * 4 // 100

    @property
    def jitter(self) -> Micros:
        return 3_000 + self.rtt * 7 // 100

    @property
    def heard(self) -> Micros:
        """b': the pong, but a line can't shake itself into more time than its m allows."""
        limit = self.sent + self.rtt + self.jitter
        return limit if self.pong is None else min(self.pong, limit)

    @property
    def lag(self) -> Micros:
        """How long after a moment an act of that moment may still arrive."""
        return self.heard + DEVICE + self.slack - self.shown

    def place(self, page: Micros | None, arrived: Micros) -> Record:
        """
        >>> sight = Sight(shown=20_000, sent=0, rtt=40_000, pong=40_000)
        >>> [sight.place(page, arrived=400_000).tau for page in (330_000, 0, None)]
        [350000, 345100, 356700]
        """
        house = arrived - self.heard - DEVICE
        reaction = house if page is None else max(page, house - self.slack)
        mode: Mode = "server" if page is None else "page" if reaction == page else "bounded"
        tau = min(arrived, self.shown + reaction)
        return Record(
            self.sent, self.pong, self.heard, arrived, self.rtt, self.jitter, self.slack,
            page or 0, house, reaction, tau, mode,
        )  # fmt: skip


class Stimulus(Struct):
    """One revision on its way out: told when, to lines how far, and seen how."""

    told: Micros
    rtts: dict[Seat, Micros]
    sights: dict[tuple[Seat, Line], Sight] = {}

    @property
    def far(self) -> Micros:
        return max(self.rtts.values(), default=0)

    @property
    def shown(self) -> Micros:
        return self.told + self.far // 2

    @property
    def released(self) -> Micros:
        """From then on any door may show it."""
        return self.told + min(STAGGER, self.far // 2)

    def slot(self, seat: Seat | None) -> Micros:
        """Near lines wait for far ones, onlookers longest."""
        if seat is None:
            return self.released
        return self.told + min(STAGGER, (self.far - self.rtts.get(seat, self.far)) // 2)

    def sight(self, seat: Seat, sent: Micros) -> Sight:
        """Whoever comes in later counts from their own screen."""
        rtt = self.rtts.get(seat, 0)
        return Sight(max(self.shown, sent + rtt // 2), sent, rtt)


class Claim(NamedTuple):
    tau: Micros  # the order of everything
    arrived: Micros
    lot: int = -1  # breaks exact ties without favouring a seat; the table's own claim comes first
    seat: Seat | None = None  # None: the table's own claim, a deadline
    seq: int = 0
    action: Any = None
    seen: int = 0  # the revision the player reacted to
    record: Record | None = None

    def order(self) -> tuple[Micros, int, int]:
        return self.tau, self.lot, self.seq


class Final(NamedTuple):
    at: Micros
    why: Why


class Arbiter:
    """Holds claims by τ until nothing admissible can come before them."""

    def __init__(self) -> None:
        self.stimuli: dict[int, Stimulus] = {}
        self._held: list[Claim] = []
        self._taus: dict[Seat, Micros] = {}  # of the last act heard from each
        self._seqs: dict[tuple[Seat, str], int] = {}  # of each page that acts for a seat
        self._newest: dict[tuple[Seat, Line], int] = {}  # the last stimulus each line was sent
        self._trips: dict[tuple[Seat, Line], deque[tuple[Micros, Micros]]] = {}

    # Lines

    def tell(self, revision: int, at: Micros) -> None:
        """A revision goes out: what its slots depend on is frozen now."""
        rtts: dict[Seat, Micros] = {}
        for (seat, _), trips in self._trips.items():
            if recent := [rtt for when, rtt in trips if when > at - MEMORY]:
                rtts[seat] = min([*recent, rtts.get(seat, recent[0])])
        self.stimuli[revision] = Stimulus(at, rtts)
        self.stimuli.pop(revision - KEPT, None)

    def sent(self, seat: Seat, line: Line, revision: int, at: Micros) -> None:
        """A stimulus and its ping have just been written to this line."""
        if stimulus := self.stimuli.get(revision):
            stimulus.sights[seat, line] = stimulus.sight(seat, at)
            self._newest[seat, line] = revision

    def ponged(self, seat: Seat, line: Line, revision: int, at: Micros) -> None:
        """The first answer counts; one that was never asked for is nothing."""
        sight = self._sight(seat, line, revision)
        if sight and sight.pong is None and revision <= self._newest[seat, line]:
            sight.pong = at
            self.timed(seat, line, at - sight.sent, at)
            sight.rtt = sight.rtt or at - sight.sent

    def timed(self, seat: Seat, line: Line, rtt: Micros, at: Micros) -> None:
        self._trips.setdefault((seat, line), deque(maxlen=240)).append((at, max(0, rtt)))

    def hung_up(self, seat: Seat, line: Line) -> None:
        """Nobody waits for a line that is down."""
        self._newest.pop((seat, line), None)
        self._trips.pop((seat, line), None)

    # Claims

    def place(self, seat: Seat, line: Line, stamps: Stamps, arrived: Micros) -> tuple[int, Record]:
        """The stimulus it counts from and where it lies; an unlikely story is not believed."""
        revision = self._newest.get((seat, line), -1)
        told = self._sight(seat, line, stamps.seen)
        if told is None or stamps.grain > COARSE:
            sight = self._sight(seat, line, revision) or Sight(arrived, arrived, 0, arrived)
            return max(revision, 0), sight.place(None, arrived)
        return stamps.seen, told.place(stamps.reaction(), arrived)

    def is_copy(self, seat: Seat, page: str, seq: int) -> bool:
        """A page may send a claim by several lines; the first copy counts."""
        fresh = seq > self._seqs.get((seat, page), -1)
        if fresh:
            self._seqs[seat, page] = seq
        return not fresh

    def held_by(self, seat: Seat) -> int:
        return sum(claim.seat == seat for claim in self._held)

    def hold(self, claim: Claim) -> None:
        """A seat's acts keep their order, so the last one heard bounds what may yet come."""
        assert claim.seat is not None
        tau = self._taus[claim.seat] = max(claim.tau, self._taus.get(claim.seat, 0))
        insort(self._held, claim._replace(tau=tau), key=Claim.order)

    def first(self) -> Claim | None:
        return self._held[0] if self._held else None

    def release(self, claim: Claim) -> None:
        self._held = [held for held in self._held if held is not claim]

    def drop_all(self) -> None:
        self._held = []

    def final(self, claim: Claim, rivals: frozenset[Seat]) -> Final:
        """When the last rival who has not yet spoken can no longer come before."""
        if not rivals:
            return Final(claim.arrived, "alone")
        silent = {seat for seat in rivals if self._taus.get(seat, -1) < claim.tau}
        last = max((claim.tau + self._lag(seat) for seat in silent), default=0)
        if last <= claim.arrived:
            return Final(claim.arrived, "spoken")
        cap = claim.arrived + CAP
        return Final(cap, "cap") if last > cap else Final(last, "clock")

    def _lag(self, seat: Seat) -> Micros:
        """By the quickest of its lines; none is open: not waited for."""
        revisions = {line: n for (who, line), n in self._newest.items() if who == seat}
        sights = (self._sight(seat, line, n) for line, n in revisions.items())
        return min((sight.lag for sight in sights if sight), default=0)

    def _sight(self, seat: Seat, line: Line, revision: int) -> Sight | None:
        stimulus = self.stimuli.get(revision)
        return stimulus.sights.get((seat, line)) if stimulus else None
