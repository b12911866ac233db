"""One seat as the arbiter knows it: its lines, what its pages were shown, how far it has spoken."""

from collections.abc import Iterator
from typing import Any, TypeVar

from msgspec import Struct

from sabot.core.line import Distance, Line, Micros
from sabot.core.record import Doubt
from sabot.core.sight import UNKNOWN, Sight, Stimulus

Key = TypeVar("Key")

COARSE = 5_000  # a page's clock with a grain above this is not believed
FRESH = 250_000  # after its pong, a stimulus is what one acts on
BEFORE = 50_000  # a press may come this long before the frame it falls into
STALE = 1_000_000  # between a press and its sending
KEPT = 64  # stimuli that an act may still answer
PAGES = 16  # of one player, whose sights and numbers are kept


class Stamps(Struct, frozen=True):
    """What a page says of one act, by its own clock."""

    seen: int  # the stimulus reacted to
    presented: Micros
    pressed: Micros
    sent: Micros
    grain: Micros = 0

    def reaction(self) -> Micros:
        return self.pressed - self.presented

    def plausible(self) -> bool:
        return self.presented - BEFORE <= self.pressed <= self.sent <= self.pressed + STALE


class Side:
    def __init__(self, farthest: Micros) -> None:
        self.distance = Distance(farthest)
        self.least: Micros = 0  # no act can lie before this any more
        self.acted_on = -1  # the newest stimulus so far
        self._farthest = farthest
        self._seqs: dict[str, int] = {}  # by page
        self._sights: dict[str, dict[int, Sight]] = {}  # by page and stimulus

    def sent(self, line: Line, revision: int, stimulus: Stimulus, granted: Any, at: Micros) -> None:
        sights = self._sights.setdefault(line.page, {})
        forget(self._sights, PAGES)
        if revision not in sights:
            terms = granted or self.distance.terms(at) or UNKNOWN
            sights[revision] = Sight(stimulus, at, terms, self._farthest)
            forget(sights, KEPT)
        sights[revision].pinged[line] = at
        sights[revision].copies += 1

    def ponged(self, line: Line, revision: int, at: Micros) -> None:
        sight = self.sight(line, revision)
        sent = sight.pinged.pop(line, None) if sight else None
        if sight and sent is not None:
            sight.pong = at if sight.pong is None else min(at, sight.pong)
            self.distance.timed(line, at - sent, at)

    def sight(self, line: Line, revision: int) -> Sight | None:
        return self._sights.get(line.page, {}).get(revision)

    def is_copy(self, page: str, seq: int) -> bool:
        if self.has_heard(page, seq):
            return True
        self._seqs[page] = seq
        forget(self._seqs, PAGES)
        return False

    def has_heard(self, page: str, seq: int) -> bool:
        return seq <= self._seqs.get(page, -1)

    def counts(
        self, line: Line, stamps: Stamps, arrived: Micros, told: bool
    ) -> tuple[int, Sight, Doubt]:
        """The stimulus an act counts from, and why the page's own figure doesn't."""
        recent = list(self._recent(line.page, arrived))
        if not recent:
            return unseen(arrived)
        seen, sight = next((x for x in recent if x[0] <= stamps.seen and told), recent[-1])
        if seen > stamps.seen or not told:
            return seen, sight, "stimulus"
        return seen, sight, doubt(sight, stamps, arrived)

    def closed(self, end: Micros, arrived: Micros) -> Micros:
        """After this, nothing that comes from here can lie before `end`."""
        if self.least >= end:
            return 0
        pages = {line.page for line in self.distance.lines}
        lags = (sight.lag for page in pages for _, sight in self._recent(page, arrived))
        return min(end + max(lags, default=0), self.distance.quiet_at)

    def _recent(self, page: str, arrived: Micros) -> Iterator[tuple[int, Sight]]:
        """Newest first, what an act may answer: no shopping among older ones for the best."""
        for seen, sight in reversed(self._sights.get(page, {}).items()):
            yield seen, sight
            if seen <= self.acted_on or sight.heard < arrived - FRESH:
                return


def doubt(sight: Sight, stamps: Stamps, arrived: Micros) -> Doubt:
    if sight.terms.young:
        return "young"
    if stamps.grain > COARSE:
        return "coarse"
    sane = stamps.plausible() and stamps.reaction() <= arrived - sight.sent
    return "" if sane else "stamps"


def unseen(arrived: Micros) -> tuple[int, Sight, Doubt]:
    """Nothing was shown to this page yet: it acts when it is heard."""
    return 0, Sight(Stimulus(arrived, {}), arrived, UNKNOWN, 0, arrived), "stimulus"


def forget(kept: dict[Key, Any], most: int) -> None:
    """The oldest go first."""
    while len(kept) > most:
        del kept[next(iter(kept))]
