"""What tables ask of a store. `disk` has the engines that answer."""

import asyncio
from collections.abc import Sequence
from typing import Any, NamedTuple, Protocol

from sabot.core.log import Entry, Head, TakenOver
from sabot.server.table.chairs import Sitting


class Kept(NamedTuple):
    """A table as found in the store."""

    id: str
    sitting: Sitting
    head: Head | None
    log: list[Entry]
    live: bool = True  # it goes on after a restart
    epoch: int = 0  # how often it was taken over; every write is fenced by it
    owner: str | None = None  # the node that runs it; None: any may


class Gap(Exception):
    """Entries that don't follow what is stored: an earlier commit of their table has failed, or
    another process has written to its log."""


class Taken(Exception):
    """Another table has that id."""


class Lost(Exception):
    """Another node has taken this table over: nothing was written, and nothing more may be."""


class Unavailable(Exception):
    """The store fails, not what was asked of it; the same may work later."""


class Damaged(Unavailable):
    """What was asked for can't be read; the rest may be sound."""


class Store(Protocol):
    """A resolved future means committed.

    Fencing: what a table writes carries its epoch. If that isn't the stored one any more, nothing
    of it is written and its future fails with Lost.
    """

    def append(
        self,
        table_id: str,
        revision: int,
        entries: Sequence[Any],
        sitting: Sitting | None = None,
        live: bool = True,
        epoch: int = 0,
    ) -> asyncio.Future[None]:
        """Entries count from `revision`; a table's head is its revision 0. A sitting goes along."""

    def add(self, table_id: str, sitting: Sitting) -> asyncio.Future[None]:
        """A new table, of this node, with epoch 0; Taken: its id isn't new."""

    def keep(
        self, table_id: str, sitting: Sitting, live: bool, epoch: int = 0
    ) -> asyncio.Future[None]: ...

    def take_over(
        self,
        table_id: str,
        epoch: int,
        revision: int,
        entry: TakenOver | None,
        sitting: Sitting | None = None,
    ) -> asyncio.Future[int]:
        """This node has the table from now on: the new epoch. The entry goes into its log at
        `revision`; None: nothing is dealt, or the game is over. `sitting`: the chairs as they were
        read. Lost: another was faster, or they have changed since, or a gathering table was
        dealt; look again."""

    def hand_over(self, table_id: str, epoch: int) -> asyncio.Future[None]:
        """Any node may take it over at once."""

    def live(self) -> list[str]:
        """Every table that goes on after a restart."""

    def find(self, id: str) -> Kept | None: ...

    def naming(self, player: str) -> list[str]:
        """Every table whose sitting knows that player."""

    def rename(self, table_id: str, entries: Sequence[tuple[int, Any]]) -> asyncio.Future[None]:
        """Entries that only name who sat down, by revision: the one thing a log may change."""

    def settled(self) -> asyncio.Future[None]:
        """Once all that was put before is committed, or has failed."""


class Keeping(Protocol):
    """What tables ask of the keeper of finished games."""

    def keep(self, id: str) -> None:
        """A game is over."""

    async def rename(self, id: str) -> None:
        """A player of that game was forgotten: its record names others now."""

    async def forget(self, player: str) -> None:
        """That player has no list any more."""


class KeepsNothing:
    """A lobby without records, where only logs are stored."""

    def keep(self, id: str) -> None:
        pass

    async def rename(self, id: str) -> None:
        pass

    async def forget(self, player: str) -> None:
        pass
