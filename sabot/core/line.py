"""How far away a seat is: the round trips of its lines, and what its page's word was worth."""

from bisect import bisect_left, insort
from collections import deque
from typing import Literal, NamedTuple

from msgspec import Struct

from sabot.core.game import Millis

Micros = int  # table time, as the server stamps it

MEMORY = 60_000_000  # how long a round trip counts
TRIPS = 240  # and how many of them, at most
GROWN = 5  # pongs; before that a line is young
SILENCE = 2_000_000  # without a pong: not waited for
FAR = 80_000  # a round trip that asks for a second line
LOSS = 150_000  # a trip this much above the least was sent twice
KERNEL = 500  # what a browser needs to answer, on top of what our kernel sees
WORDS = 64  # residuals from which a seat's slack is taken
FEW = 8
NEVER = -(2**62)


class Line(NamedTuple):
    """One connection; a page may have two that race, and a player several pages."""

    page: str
    number: int


class Fairness(Struct, frozen=True):
    """What a table does for far players. All of them wait as long as this allows."""

    wait: Millis = 250  # W: no verdict is held longer after the first arrival
    farthest: Millis = 300  # a longer round trip is compensated up to this


FAR_TABLE = Fairness(wait=400)
NEAR_TABLE = Fairness(farthest=80)
RATED_TABLE = Fairness(farthest=150)
Reach = Literal["near", "usual", "far", "rated"]
FAIRNESS: dict[Reach, Fairness] = {
    "near": NEAR_TABLE,
    "usual": Fairness(),
    "far": FAR_TABLE,
    "rated": RATED_TABLE,
}


class Terms(NamedTuple):
    """What a stimulus grants a seat, frozen as it is told."""

    rtt: Micros  # m
    jitter: Micros  # K
    slack: Micros  # Δ
    young: bool = False  # the page's word is not taken yet


class Trips:
    """Round trips of one line in the last minute, by time and by length."""

    def __init__(self) -> None:
        self.pongs = 0
        self.kernel: Micros | None = None  # least round trip that our own kernel saw
        self._times: deque[tuple[Micros, Micros]] = deque()
        self._lengths: list[Micros] = []

    def add(self, rtt: Micros, at: Micros) -> None:
        self.pongs += 1
        self._times.append((at, rtt))
        insort(self._lengths, rtt)
        self.forget(at)

    def forget(self, at: Micros) -> None:
        while self._times and (self._times[0][0] <= at - MEMORY or len(self._times) > TRIPS):
            del self._lengths[bisect_left(self._lengths, self._times.popleft()[1])]

    @property
    def young(self) -> bool:
        return self.pongs < GROWN or not self._lengths

    @property
    def least(self) -> Micros | None:
        """A pong can be held back, what our kernel hears of theirs can't."""
        if not self._lengths:
            return None
        return self._lengths[0] if self.kernel is None else min(self._lengths[0], self.kernel)

    @property
    def median(self) -> Micros:
        return self._lengths[len(self._lengths) // 2]

    @property
    def lossy(self) -> bool:
        return bool(self._lengths) and self._lengths[-1] > self._lengths[0] + LOSS


class Distance:
    """One seat: its lines, and how well its page's stamps agreed with ours."""

    def __init__(self, farthest: Micros) -> None:
        self.lines: dict[Line, Trips] = {}  # that have answered
        self._farthest = farthest
        self._heard = NEVER  # the last pong
        self._before: Micros | None = None  # m of lines that were grown and are down
        self._residuals: deque[Micros] = deque()
        self._sorted: list[Micros] = []

    def timed(self, line: Line, rtt: Micros, at: Micros) -> None:
        self.lines.setdefault(line, Trips()).add(max(0, rtt), at)
        self._heard = max(at, self._heard)

    def kernel(self, line: Line, rtt: Micros) -> None:
        if line in self.lines:
            self.lines[line].kernel = rtt + KERNEL

    def hung_up(self, line: Line) -> None:
        trips = self.lines.pop(line, None)
        if trips and not trips.young:
            self._before = trips.least

    @property
    def quiet_at(self) -> Micros:
        """From then on it is not waited for."""
        return self._heard + SILENCE if self.lines else NEVER

    def wants_second(self, page: str) -> bool:
        lines = [trips for line, trips in self.lines.items() if line.page == page]
        return len(lines) == 1 and ((lines[0].least or 0) > FAR or lines[0].lossy)

    def agreed(self, residual: Micros) -> None:
        """How much later than its page said an act seemed to us."""
        self._residuals.append(residual)
        insort(self._sorted, residual)
        if len(self._residuals) > WORDS:
            del self._sorted[bisect_left(self._sorted, self._residuals.popleft())]

    def terms(self, at: Micros) -> Terms | None:
        """None: nothing is known of it yet. A young line has what the player had before."""
        least = self.least(at)
        if least is None:
            return None
        rtt = min(least, self._farthest)
        if not self._grown:
            return Terms(rtt, 0, 0, young=True)
        jitter = min(trips.median for trips in self._grown)
        return Terms(rtt, min(jitter - least, jitter_cap(rtt)), self._slack(rtt))

    def least(self, at: Micros) -> Micros | None:
        """However far the table reaches."""
        for trips in self.lines.values():
            trips.forget(at)
        if not self._grown and self._before is not None:
            return self._before
        lines = self._grown or self.lines.values()
        return min((m for trips in lines if (m := trips.least) is not None), default=None)

    @property
    def _grown(self) -> list[Trips]:
        return [trips for trips in self.lines.values() if not trips.young]

    def _slack(self, rtt: Micros) -> Micros:
        if len(self._sorted) < FEW:
            return slack_cap(rtt)
        honest = self._sorted[len(self._sorted) * 95 // 100]
        return max(0, min(honest, slack_cap(rtt)))


def jitter_cap(rtt: Micros) -> Micros:
    """Tied to the least round trip: jitter can be self-made, that can't."""
    return 1_000 + rtt * 4 // 100


def slack_cap(rtt: Micros) -> Micros:
    return 10_000 + rtt * 4 // 100
