"""Who was first. Stamps in, order out; knows no game, no clock and no socket.

Claims are ordered by when their players acted after they could see what they reacted to, within
what the server's own stamps allow, and held until nothing admissible can come before them.
"""

from bisect import insort
from typing import Any, NamedTuple

from sabot.core.game import Seat
from sabot.core.line import Fairness, Line, Micros
from sabot.core.luck import Luck
from sabot.core.record import CELL, Doubt, Record, Why
from sabot.core.side import KEPT, Side, Stamps
from sabot.core.sight import Sight, Stimulus

STANDARD = Fairness()
__all__ = ["KEPT", "Arbiter", "Claim", "Final", "Line", "Micros", "Stamps"]


class Claim(NamedTuple):
    """`cell`, then the lot, is the order of everything."""

    tau: Micros
    cell: Micros
    arrived: Micros
    lot: int = -1  # breaks ties without favouring a seat; the table's own claim comes first
    seat: Seat | None = None  # None: the table's own claim, a deadline
    seq: int = 0
    action: Any = None
    seen: int = 0  # the revision the player reacted to
    record: Record | None = None

    def order(self) -> tuple[Micros, int, Micros]:
        return self.cell, self.lot, self.arrived


class Final(NamedTuple):
    at: Micros
    why: Why


class Arbiter:
    """Holds claims by their cells until nothing admissible can come before them."""

    def __init__(self, seed: bytes = b"", fairness: Fairness = STANDARD) -> None:
        self.stimuli: dict[int, Stimulus] = {}
        self._seed, self._wait = seed, fairness.wait * 1000
        self._farthest = fairness.farthest * 1000
        self._held: list[Claim] = []
        self._sides: dict[Seat, Side] = {}

    # Lines

    def tell(self, revision: int, at: Micros) -> None:
        """A revision goes out: what its slots and its verdicts depend on is frozen now."""
        waited = {s: side for s, side in self._sides.items() if side.distance.quiet_at > at}
        terms = {seat: terms for seat, side in waited.items() if (terms := side.distance.terms(at))}
        offset = Luck(self._seed, "cell", revision).below(CELL)
        self.stimuli[revision] = Stimulus(at, terms, offset)
        self.stimuli.pop(revision - KEPT, None)

    def sent(self, seat: Seat, line: Line, revision: int, at: Micros) -> None:
        """A stimulus and its ping have just been written to this line."""
        if stimulus := self.stimuli.get(revision):
            stimulus.written(seat, at)
            self._side(seat).sent(line, revision, stimulus, stimulus.terms.get(seat), at)

    def ponged(self, seat: Seat, line: Line, revision: int, at: Micros) -> None:
        """The quicker copy counts; an unsolicited pong is ignored."""
        self._side(seat).ponged(line, revision, at)

    def timed(self, seat: Seat, line: Line, rtt: Micros, at: Micros) -> None:
        self._side(seat).distance.timed(line, rtt, at)

    def kernel(self, seat: Seat, line: Line, rtt: Micros) -> None:
        """The least round trip that our own kernel measured; a client can't hold that back."""
        self._side(seat).distance.kernel(line, rtt)

    def resent(self, seat: Seat, line: Line, revision: int) -> None:
        """A retransmission by our own kernel: it isn't the player's doing."""
        if sight := self.sight(seat, line, revision):
            sight.resent.add(line)

    def hung_up(self, seat: Seat, line: Line) -> None:
        """Nobody waits for a line that is down."""
        if side := self._sides.get(seat):
            side.distance.hung_up(line)

    def wants_second(self, seat: Seat, page: str) -> bool:
        """A far or lossy line needs another one to race it."""
        side = self._sides.get(seat)
        return side is not None and side.distance.wants_second(page)

    def least(self, seat: Seat, at: Micros) -> Micros | None:
        """Its least round trip, also beyond what the table makes up for."""
        side = self._sides.get(seat)
        return side.distance.least(at) if side else None

    def sight(self, seat: Seat, line: Line, revision: int) -> Sight | None:
        """How that stimulus reached the page of this line."""
        side = self._sides.get(seat)
        return side.sight(line, revision) if side else None

    # Claims

    def place(self, seat: Seat, line: Line, stamps: Stamps, arrived: Micros) -> Record:
        """Where the claim lies in table time; implausible stamps are not believed."""
        seen, sight, doubt = self.counts(seat, line, stamps, arrived)
        page, side = None if doubt else stamps.reaction(), self._side(seat)
        placed = sight.place(page, arrived)
        if page is not None:
            side.distance.agreed(placed.house - page)
        sight.stimulus.settled, side.acted_on = True, max(seen, side.acted_on)
        return Record(
            seat, seen, sight.shown, sight.sent, sight.pong, sight.heard, arrived, *sight.terms[:3],
            page or 0, placed.house, placed.reaction, side.least, max(side.least, placed.tau),
            sight.stimulus.offset, self._lot(seen, seat), placed.mode, doubt,
        )  # fmt: skip

    def counts(
        self, seat: Seat, line: Line, stamps: Stamps, arrived: Micros
    ) -> tuple[int, Sight, Doubt]:
        """The stimulus that counts, and why the page's own figure doesn't."""
        return self._side(seat).counts(line, stamps, arrived, stamps.seen in self.stimuli)

    def place_bot(self, seat: Seat, seen: int, at: Micros) -> Record:
        """No length, no jitter, no device: it acts when it says so."""
        stimulus, least = self.stimuli.get(seen), self._side(seat).least
        shown, offset = (stimulus.shown, stimulus.offset) if stimulus else (at, 0)
        reaction, tau, lot = at - shown, max(at, least), self._lot(seen, seat)
        return Record(
            seat, seen, shown, shown, shown, shown, at, 0, 0, 0, reaction, reaction, reaction,
            least, tau, offset, lot, "bot",
        )  # fmt: skip

    def beat(self, seat: Seat, line: Line, stamps: Stamps, arrived: Micros) -> None:
        """Up to `pressed` its page has acted on nothing, so whatever it says later lies after that.

        Safe, for it binds its sender alone: an honest act comes later by its page's clock and by
        ours, and a false beat only makes its own seat late.
        """
        _, sight, doubt = self.counts(seat, line, stamps, arrived)
        if not doubt:
            side = self._side(seat)
            side.least = max(side.least, sight.place(stamps.reaction(), arrived).tau)

    def is_copy(self, seat: Seat, page: str, seq: int) -> bool:
        """A page may send a claim by several lines; the first copy counts."""
        return self._side(seat).is_copy(page, seq)

    def has_heard(self, seat: Seat, page: str, seq: int) -> bool:
        """Like `is_copy`, but asked without counting as heard."""
        return self._side(seat).has_heard(page, seq)

    def held_by(self, seat: Seat) -> int:
        return sum(claim.seat == seat for claim in self._held)

    def hold(self, claim: Claim) -> None:
        """A seat's acts keep their order, so the last one heard bounds what may yet come."""
        assert claim.seat is not None
        side = self._side(claim.seat)
        side.least = max(claim.cell + CELL, side.least)
        insort(self._held, claim, key=Claim.order)

    def first(self) -> Claim | None:
        return self._held[0] if self._held else None

    def release(self, claim: Claim) -> None:
        self._held = [held for held in self._held if held is not claim]

    def drop_all(self) -> None:
        self._held = []

    # Verdicts

    def final(self, claim: Claim, rivals: frozenset[Seat]) -> Final:
        """When the last rival who has not yet spoken can no longer come before."""
        if not rivals:
            return Final(claim.arrived, "alone")
        last = max(self._closed(seat, claim) for seat in rivals)
        if last <= claim.arrived:
            return Final(claim.arrived, "spoken")
        cap = claim.arrived + self._wait
        return Final(cap, "cap") if last > cap else Final(last, "clock")

    def _closed(self, seat: Seat, claim: Claim) -> Micros:
        side = self._sides.get(seat)
        return side.closed(claim.cell + CELL, claim.arrived) if side else 0

    def _side(self, seat: Seat) -> Side:
        if seat not in self._sides:
            self._sides[seat] = Side(self._farthest)
        return self._sides[seat]

    def _lot(self, seen: int, seat: Seat) -> int:
        return Luck(self._seed, "tie", seen, seat).below(2**32)
