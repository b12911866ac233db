"""A table's rows in the store: its sitting and its log."""

import asyncio
from collections.abc import Callable, Sequence
from functools import partial

from sabot.core.arbiter import Micros
from sabot.server.clock import SECOND, Alarms, Clock
from sabot.server.table.chairs import Sitting
from sabot.server.table.store import Lost, Store

AGAIN: Micros = SECOND  # until a sitting that could not be stored is tried again


class Ledger:
    """`goes_on()`: whether the table is to be resumed after a restart. `lost()`: called once
    another node has this table; nothing that was refused has been told."""

    def __init__(
        self,
        id: str,
        sitting: Sitting,
        store: Store,
        clock: Clock,
        goes_on: Callable[[], bool],
        epoch: int,
        lost: Callable[[], None],
    ) -> None:
        self.sitting = sitting
        self.epoch = epoch
        self._id, self._store, self._goes_on, self._lost = id, store, goes_on, lost
        self._alarms = Alarms(clock)
        self._committed = sitting, True
        self._sealed = False

    def found(self, goes_on: bool) -> None:
        """It was made of what the store has."""
        self._committed = self.sitting, goes_on

    def append(self, revision: int, entries: Sequence[object]) -> "asyncio.Future[None]":
        """A sitting that isn't committed yet goes along, so that no log is found without it."""
        sitting, goes_on = row = self._row
        fresh = None if row == self._committed and revision else sitting  # it fences a deal
        stored = self._store.append(self._id, revision, entries, fresh, goes_on, self.epoch)
        stored.add_done_callback(partial(self._stored, row))
        return stored

    def keep(self) -> None:
        if self._sealed:
            return
        kept = self._store.keep(self._id, *self._row, self.epoch)
        kept.add_done_callback(partial(self._stored, self._row))

    def stop(self) -> None:
        self._alarms.cancel_all()

    def seal(self) -> None:
        """Another room writes these rows now."""
        self.stop()
        self._sealed = True

    def _stored(self, row: tuple[Sitting, bool], stored: "asyncio.Future[None]") -> None:
        error = stored.exception()
        if not error:
            self._committed = row
        elif isinstance(error, Lost):
            self._give_up()
        elif self._committed != self._row:
            self._alarms.ring("keep", AGAIN, self.keep)

    def _give_up(self) -> None:
        if not self._sealed:
            self.seal()
            self._lost()

    @property
    def is_stored(self) -> bool:
        return self._committed == self._row

    @property
    def _row(self) -> tuple[Sitting, bool]:
        return self.sitting, self._goes_on()
