"""Bots at a live table: readers like any other, whose finger is an alarm."""

import logging
from functools import partial

from sabot.core.game import Millis, Seat, Thought
from sabot.core.mind import Mind
from sabot.server.clock import Alarms, Clock
from sabot.server.table.live import Live
from sabot.server.workers import Workers

log = logging.getLogger(__name__)


class Bots:
    def __init__(self, live: Live, clock: Clock, workers: Workers) -> None:
        self._live, self._alarms, self._workers = live, Alarms(clock), workers
        self._minds: dict[Seat, Mind] = {}

    @property
    def seats(self) -> set[Seat]:
        return set(self._minds)

    def sit(self, mind: Mind, seen: int) -> None:
        """`mind` has watched what was told up to `seen`."""
        self._minds[mind.seat] = mind
        self._watch(mind, seen + 1)
        if self._live.told >= 0:
            self._think(mind)

    def rise(self, seat: Seat) -> None:
        self._minds.pop(seat, None)
        self._alarms.cancel(str(seat))

    def told(self, first: int) -> None:
        """All revisions from `first` on are looked at, the last one is thought about."""
        for mind in list(self._minds.values()):
            try:
                self._watch(mind, first)
                self._think(mind)
            except Exception:  # a bot that fails sits still; the table goes on
                log.exception("bot failed", extra={"table": self._live.id, "seat": mind.seat})

    def skip(self) -> None:
        """Fast-forward to the next finger or deadline."""
        plans = [mind.plan.at * 1000 for mind in self._minds.values() if mind.plan]
        wake = self._live.table.wake()
        if plans or wake is not None:
            self._live.skip(min([*plans, *([] if wake is None else [wake])]))
        for mind in list(self._minds.values()):
            self._set_alarm(mind)

    def stop(self) -> None:
        self._minds.clear()
        self._alarms.cancel_all()

    def _watch(self, mind: Mind, first: int) -> None:
        for revision in range(first, self._live.told + 1):
            kept = self._live.table.at_revision(revision)
            mind.watch(self._live.table.game.view(kept.state, mind.seat), kept.events)

    def _think(self, mind: Mind) -> None:
        if self._live.paused:
            mind.plan = None
            return self._alarms.cancel(str(mind.seat))
        told, table = self._live.told, self._live.table
        shown, lent = self._live.shown(told), table.at_revision(told).lent
        question = mind.ask(told, table.view_at(told, mind.seat), shown - lent)
        decide = partial(self._decide, mind, told, shown)
        if mind.deep:
            self._workers.ask(question, decide)
        else:
            decide(question.answer())

    def _decide(self, mind: Mind, revision: int, shown: Millis, thought: Thought | None) -> None:
        """What was asked long ago, of a bot that rose or of a table that went on, is let go."""
        of_now = revision == self._live.told and not self._live.paused
        if of_now and self._minds.get(mind.seat) is mind:
            mind.decide(thought, revision, shown)
            self._set_alarm(mind)

    def _set_alarm(self, mind: Mind) -> None:
        if mind.plan is None:
            return self._alarms.cancel(str(mind.seat))
        after = mind.plan.at * 1000 - self._live.now()
        self._alarms.ring(str(mind.seat), max(0, after), lambda: self._act(mind))

    def _act(self, mind: Mind) -> None:
        if plan := mind.act():
            self._live.submit_bot(mind.seat, plan.action, plan.seen)
