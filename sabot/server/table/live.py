"""One game in play: gives its table a clock, a store and delay lines. Synchronous throughout."""

import asyncio
import logging
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import Protocol

from msgspec.json import Decoder

from sabot.core.arbiter import KEPT, Claim, Line, Micros, Stamps
from sabot.core.game import Action, Illegal, Millis, Seat
from sabot.core.log import Paused, TableEntry
from sabot.core.record import Placed
from sabot.core.table import OVERTAKEN, Table
from sabot.core.told import Places, aside, deadline_of, is_hot, is_stimulus, places_of, speaks
from sabot.server.bucket import Bucket
from sabot.server.clock import SECOND, Alarms, Clock
from sabot.server.decoding import decoded
from sabot.server.figures import note_holds
from sabot.server.limits import ACTS, ACTS_AT_ONCE
from sabot.server.table.store import Gap
from sabot.server.wire import Beat, Play, Refusal, Update

log = logging.getLogger(__name__)
AHEAD = 16  # entries at once, and only while the one this many before is shown everywhere
MEND: Micros = SECOND  # between two tries of a store that failed
LATE: Micros = 10 * SECOND  # for what is due; no commit and no delay line takes as long


class Around(Protocol):
    """What a game in play asks of the table around it."""

    def append(self, revision: int, entries: Sequence[object]) -> asyncio.Future[None]:
        """Store entries from `revision` on; resolved once they are committed."""

    def changed(self, first: int) -> None:
        """Revisions from `first` on can be read, or the table paused."""

    def refused(self, seat: Seat, refusal: Refusal, revision: int) -> None:
        """An act was refused as of that revision, which its sender may not have seen yet."""

    def astray(self) -> None:
        """Only the disk knows how this game stands."""

    def resent(self) -> Iterable[tuple[Seat, Line, int]]:
        """Stimuli on their way that our own kernel had to send again."""


class Live:
    def __init__(self, id: str, table: Table, around: Around, clock: Clock) -> None:
        self.id, self.table, self.paused = id, table, ""
        self.told = -1
        self._action = Decoder(table.game.action)
        self._acts: dict[Seat, Bucket] = {}
        self._around, self._clock, self._alarms = around, clock, Alarms(clock)
        self._zero = clock.now() - table.at * 1000
        self._asked = self._dealt = table.revision
        self._failures = 0
        self.is_stopped = False

    @property
    def hot(self) -> bool:
        """Somebody may be about to be first."""
        return self._is_hot(self.told) and not self.paused

    @property
    def places(self) -> Places | None:
        """The result, which not everybody may know yet."""
        return places_of(self.table.game.result(self.table.state))

    @property
    def over(self) -> bool:
        """Every reader may know the result."""
        return self.table.over and self.due(None, self.table.revision)

    @property
    def is_still(self) -> bool:
        """It should go on by itself, and doesn't."""
        wake = None if self.paused else self.table.wake()
        late = wake is not None and self.now() - wake > LATE
        return not self.is_stopped and (late or self.paused in ("disk", "fault"))

    def begin(self) -> None:
        """A new game: its head is its revision 0."""
        self._append(0, [self.table.head, *self.table.log])
        self._set_alarm(self.table.look_at(self.now()))

    def resume_from_disk(self) -> None:
        """What is stored may be told; no reader asks for more than the newest of it."""
        self.told = self.table.revision - 1
        self._show(self.table.revision)

    def now(self) -> Micros:
        """Table time goes on from the last entry."""
        return self._clock.now() - self._zero

    def table_time(self, stamp: Micros) -> Micros:
        return stamp - self._zero

    # Acts

    def read(self, play: Play) -> Action:
        """Typed decode against this table's own game."""
        action: Action = decoded(self._action.decode, play.action)
        return action

    def submit(
        self, seat: Seat, line: Line, play: Play, action: Action, arrived: Micros, shown: int
    ) -> None:
        """One act of a player; `shown`: the newest revision its page was sent."""
        if self.is_stopped:
            raise Illegal("over")
        if self.paused:
            self.table.arbiter.is_copy(seat, line.page, play.seq)  # nor may its echo be played
            raise Illegal("paused", {"why": self.paused})
        self._limit(seat, line, play, arrived)
        stamps = stamps_of(play.seen, play.presented, play.pressed, play.sent, play.grain)
        at = self.table_time(arrived)
        self.table.receive(seat, play.seq, action, stamps, at, line, shown)
        self.settle()

    def _limit(self, seat: Seat, line: Line, play: Play, arrived: Micros) -> None:
        """Rate limit of acts by seat. A copy of an act is not another one."""
        arbiter = self.table.arbiter
        bucket = self._acts.setdefault(seat, Bucket(SECOND // ACTS, ACTS_AT_ONCE))
        if not arbiter.has_heard(seat, line.page, play.seq) and not bucket.takes(arrived):
            arbiter.is_copy(seat, line.page, play.seq)  # nor may its echo be played
            raise Illegal("too-fast")

    def beat(self, seat: Seat, line: Line, beat: Beat, arrived: Micros) -> None:
        stamps = stamps_of(beat.seen, beat.presented, beat.until, beat.sent, beat.grain)
        self.table.beat(seat, stamps, self.table_time(arrived), line)
        self._nudge()

    def submit_bot(self, seat: Seat, action: Action, seen: int) -> None:
        if not self.paused:
            self.table.receive_bot(seat, action, seen, self.now())
            self.settle()

    def note(self, entry: Callable[[Millis], TableEntry]) -> None:
        """A table event, at the table's time."""
        self.table.write(entry(max(self.table.at, self.now() // 1000)))
        self.settle()

    def pause(self, why: str) -> None:
        """No deadline falls; claims on their way die, and the entry tells their pages."""
        if not self.paused:
            self.paused = why
            self.table.arbiter.drop_all()
            self.note(lambda at: Paused(at, why))

    def resume(self) -> None:
        if self.paused:
            self.paused = ""
            self.note(self.table.resumed)

    def skip(self, to: Micros) -> None:
        """Table time jumps ahead: nobody is there for whom it would be too fast."""
        self._zero -= max(0, to - self.now())
        self.settle()

    def stop(self) -> None:
        """For good: the next process to resume the table must be the only writer of its log."""
        self.is_stopped = True
        self._alarms.cancel_all()

    def abandon(self) -> None:
        """Nothing is told of what is on its way to the disk, whatever becomes of it."""
        self.stop()
        self._failures += 1

    # Lines; stamps are the clock's own

    def met(self, seat: Seat, line: Line, trips: Iterable[tuple[Micros, Micros]]) -> None:
        """A line is measured before it has a seat, so it is no longer young when it gets one."""
        for length, at in trips:
            self.timed(seat, line, length, at)

    def timed(self, seat: Seat, line: Line, length: Micros, at: Micros) -> None:
        """A ping that measures the line came back."""
        self.table.arbiter.timed(seat, line, length, self.table_time(at))

    def sent(self, seat: Seat, line: Line, revision: int, at: Micros) -> None:
        """A stimulus and its ping have just been written."""
        self.table.arbiter.sent(seat, line, revision, self.table_time(at))

    def ponged(self, seat: Seat, line: Line, revision: int, at: Micros, resent: bool) -> None:
        """A stimulus's ping came back; `resent`: our own kernel had to send it again."""
        if resent:
            self.table.arbiter.resent(seat, line, revision)
        self.table.arbiter.ponged(seat, line, revision, self.table_time(at))
        self._nudge()

    def kernel(self, seat: Seat, line: Line, least: Micros) -> None:
        """The least round trip as our own kernel knows it; a page can't hold that back."""
        self.table.arbiter.kernel(seat, line, least)

    def wants_second(self, seat: Seat, page: str) -> bool:
        return self.table.arbiter.wants_second(seat, page)

    def least(self, seat: Seat, at: Micros) -> Micros | None:
        return self.table.arbiter.least(seat, self.table_time(at))

    def hung_up(self, seat: Seat, line: Line) -> None:
        self.table.arbiter.hung_up(seat, line)
        self._nudge()

    # Readers

    def slot(self, seat: Seat | None, revision: int) -> Micros | None:
        """When this seat's delay line shows it; None: it is not told yet, or long since."""
        stimulus = self.table.arbiter.stimuli.get(revision)
        return stimulus.slot(seat) if stimulus and revision <= self.told else None

    def due(self, seat: Seat | None, revision: int) -> bool:
        slot = self.slot(seat, revision)
        return revision <= self.told and (slot is None or slot <= self.now())

    def at_slot(self, seat: Seat | None, revision: int, call: Callable[[], None]) -> None:
        """Call when that revision is due for this seat, if its slot is known yet."""
        if (slot := self.slot(seat, revision)) is not None:
            self._clock.at(self._clock.now() + max(0, slot - self.now()), call)

    def newest_due(self, seat: Seat | None) -> int:
        revision = max(-1, self.told - KEPT)
        while self.due(seat, revision + 1):
            revision += 1
        return revision

    def update(self, revision: int, seat: Seat | None, after: int = -1) -> Update:
        """The view *of that revision*, whatever has happened since."""
        table, kept = self.table, self.table.at_revision(revision)
        return Update(
            revision,
            now=self.now() // 1000 - kept.lent,
            stimulus=after < 0 or self._is_stimulus(revision),  # all of it is new to a newcomer
            deadline=deadline_of(kept),
            events=kept.events,
            view=table.game.view(kept.state, seat),
            places=places_of(table.game.result(kept.state)),
            hot=self._is_hot(revision),
            placed=self.placed(revision),
            seat=seat,
            after=after,
        )

    def shows(self, revision: int, seat: Seat | None) -> bool:
        """False: this revision tells that seat nothing, so it makes no update there."""
        kept, act = self.table.at_revision(revision), self.table.act_at(revision)
        if revision == 0 or speaks(kept, act, seat):
            return True
        return self._told(revision, seat) != self._told(revision - 1, seat)

    def _told(self, revision: int, seat: Seat | None) -> tuple[object, ...]:
        """What an update tells besides its events."""
        kept = self.table.at_revision(revision)
        return *aside(kept), self.table.game.view(kept.state, seat)

    def _is_stimulus(self, revision: int) -> bool:
        before = self.table.at_revision(revision - 1) if revision else None
        return is_stimulus(self.table.game, before, self.table.at_revision(revision))

    def placed(self, revision: int) -> Placed | None:
        """If it was contested: what anybody needs to see why it lies where it does."""
        act = self.table.act_at(revision)
        return Placed(self.table.tag_of(act), act.record) if act and act.record else None

    def shown(self, revision: int) -> Millis:
        """When it was on all screens."""
        return self.table.arbiter.stimuli[revision].shown // 1000

    def _is_hot(self, revision: int) -> bool:
        return is_hot(self.table.at_revision(max(0, revision)))

    # The clock and the disk

    def settle(self) -> None:
        """Catch the table up with the clock, have it stored, set the alarm."""
        if self.is_stopped:
            return
        look = self.paused or not self._in_sight
        wake = self.table.look_at(self.now()) if look else self._catch_up()
        if self._asked >= 0 and (fresh := self.table.entries_since(self._asked)):
            self._append(self._asked + 1, fresh)
        self._set_alarm(wake)

    def _nudge(self) -> None:
        """A rival's line spoke: only a verdict on its way can be the nearer for it."""
        if self.table.is_judging(self.now()):
            self.settle()

    def _catch_up(self) -> Micros | None:
        """Write what has become final; when there will be more."""
        wake = self.table.look_at(self.now())
        falls = wake is not None and wake <= self.now()
        if falls:
            self._excuse()
        if falls or self.table.has_refusals:
            self._advance()
            wake = self.table.look_at(self.now())
        return wake

    def _excuse(self) -> None:
        """A stimulus that our own kernel had to send again is not the player's delay."""
        for seat, line, revision in self._around.resent():
            self.table.arbiter.resent(seat, line, revision)

    def _advance(self) -> None:
        try:
            for claim, why in self.table.advance(self.now(), AHEAD):
                if claim.seat is not None and claim.seq >= 0:  # a bot needs no words
                    refusal = Refusal(why.code, why.params, why.clause, claim.seq)
                    self._around.refused(claim.seat, refusal, self._rests_on(claim, why))
        except Exception:
            log.exception("rules failed: the table stands still", extra={"table": self.id})
            self.paused = "fault"
            self._around.changed(self.told + 1)
            self._around.astray()

    def _rests_on(self, claim: Claim, why: Illegal) -> int:
        """The revision without which a refusal would tell its reader something new."""
        if why.code == OVERTAKEN or claim.seat is None:
            return self.table.revision
        return self.table.known(claim.seat, claim.seen)

    def _append(self, revision: int, entries: Sequence[object]) -> None:
        note_holds(entries, self.now())
        stored = self._around.append(revision, entries)
        self._asked = self.table.revision
        stored.add_done_callback(partial(self._stored, self._asked, self._failures))

    def _stored(self, last: int, failures: int, stored: asyncio.Future[None]) -> None:
        """Told means stored."""
        error = stored.exception()
        if failures != self._failures:
            return  # its entries were taken back when an earlier commit failed
        if error:
            self._fail(error)
        else:
            self._show(last)

    def _show(self, last: int) -> None:
        first = self.told + 1
        for revision in range(first, last + 1):
            self.table.arbiter.tell(revision, self.now())
        self.told = last
        if self.table.has_refusals:  # they may have waited for just this
            self.settle()
        if "settle" not in self._alarms:  # it may have waited for just this
            self._set_alarm(self.table.look_at(self.now()))
        self._around.changed(first)

    def _fail(self, error: BaseException) -> None:
        """Back to what is stored; stand still until the disk takes entries again."""
        log.debug("commit failed", extra={"table": self.id, "why": str(error)})
        self._failures += 1
        self.table.step_back(self.told if self.told >= 0 else self._dealt)
        self._asked = self.told
        self.paused = "disk"
        if not self.is_stopped:
            self._alarms.ring("settle", MEND, self._mend)
        self._around.changed(self.told + 1)
        if isinstance(error, Gap):
            self._around.astray()

    def _mend(self) -> None:
        if self.told < 0:
            self.begin()
        self.table.write(Paused(max(self.table.at, self.now() // 1000), "disk"))
        self.resume()

    def _set_alarm(self, wake: Micros | None) -> None:
        at = None if self.paused or self.is_stopped else self._in_time(wake)
        if at is not None:
            self._alarms.ring("settle", max(0, at - self.now()), self.settle)
        elif self.paused != "disk":
            self._alarms.cancel("settle")

    def _in_time(self, wake: Micros | None) -> Micros | None:
        """While it waits for its readers: when they will have seen enough, once that is known."""
        return wake if self._in_sight or wake is None else self.slot(None, self._behind)

    @property
    def _in_sight(self) -> bool:
        """After a jump of the clock, or while the disk is slow, much can come to pass at once; but
        a table can tell its readers, or take back, no more than it keeps."""
        return self._behind < 0 or self.due(None, self._behind)

    @property
    def _behind(self) -> int:
        return self.table.revision - AHEAD


def stamps_of(seen: int, *page_millis: float) -> Stamps:
    """In µs, as everything the arbiter sees."""
    return Stamps(seen, *[round(millis * 1000) for millis in page_millis])
