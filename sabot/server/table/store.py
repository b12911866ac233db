"""What tables ask of a store. `disk` has the engines that answer."""

import asyncio
from collections.abc import Sequence
from typing import Any, NamedTuple, Protocol

from sabot.core.log import Entry, Head
from sabot.server.table.chairs import Sitting


class Kept(NamedTuple):
    """A table as found in the store."""

    id: str
    sitting: Sitting
    head: Head | None
    log: list[Entry]
    live: bool = True  # it goes on after a restart


class Gap(Exception):
    """Entries that don't follow what is stored: an earlier commit of their table has failed, or
    another process has written to its log."""


class Taken(Exception):
    """Another table has that id."""


class Store(Protocol):
    """A resolved future means committed."""

    def append(
        self,
        table_id: str,
        revision: int,
        entries: Sequence[Any],
        sitting: Sitting | None = None,
        live: bool = True,
    ) -> asyncio.Future[None]:
        """Entries count from `revision`; a table's head is its revision 0. A sitting goes along."""

    def add(self, table_id: str, sitting: Sitting) -> asyncio.Future[None]:
        """A new table; Taken: its id isn't."""

    def keep(self, table_id: str, sitting: Sitting, live: bool) -> asyncio.Future[None]: ...

    def live(self) -> list[str]:
        """Every table that goes on after a restart."""

    def find(self, id: str) -> Kept | None: ...

    def naming(self, player: str) -> list[str]:
        """Every table whose sitting knows that player."""

    def rename(self, table_id: str, entries: Sequence[tuple[int, Any]]) -> asyncio.Future[None]:
        """Entries that only name who sat down, by revision: the one thing a log may change."""


class Keeping(Protocol):
    """What tables ask of whoever keeps finished games."""

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
