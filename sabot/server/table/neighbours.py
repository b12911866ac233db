"""What a lobby asks of the other nodes, and how a table becomes this node's own."""

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from typing import NamedTuple, Protocol

from sabot.core.game import Illegal, Millis
from sabot.core.log import TakenOver
from sabot.core.table import Table
from sabot.server.figures import TAKEOVERS
from sabot.server.table.store import Kept, Lost, Store
from sabot.server.wire import TableCard

said = logging.getLogger(__name__)
AWAY = "node-away"  # the code, while a table is between two nodes
TRIES = 10  # of a takeover; each that fails means that another node has just changed the table


class Elsewhere(Exception):
    """A living node has that table; `node` is its incarnation."""

    def __init__(self, table: str, node: str) -> None:
        super().__init__(table, node)
        self.table, self.node = table, node


def is_away(error: Exception) -> bool:
    return isinstance(error, Illegal) and error.code == AWAY


class Neighbours(Protocol):
    @property
    def me(self) -> str:
        """As what this node owns tables."""

    def is_cut_off(self) -> bool:
        """Its lease is over: others may have its tables by now, so it says nothing."""

    async def locate(self, id: str) -> None:
        """Elsewhere: a living node has that table."""

    async def owns(self, id: str) -> bool:
        """By the store, which knows it better than we do."""

    async def check(self, kept: Kept) -> None:
        """Elsewhere: it isn't ours to take."""

    def leaves(self, id: str, game: str) -> bool:
        """A new table of that game is for another node: it has newer rules, or we drain."""

    async def cards(self, player: str) -> list[TableCard]:
        """Tables of other nodes: the player's own, and those that everybody may find."""


class Found(NamedTuple):
    """With all that was played there played again, if its rules are still ours."""

    kept: Kept
    table: Table | None


async def claimed(
    store: Store, neighbours: Neighbours, find: Callable[[], Found | None]
) -> Found | None:
    """Optimistic locking: a node that was overtaken looks again. `find` runs in a thread."""
    for _ in range(TRIES):
        found = await asyncio.to_thread(find)
        if found is None:
            return None
        with suppress(Lost):
            return await claim(store, neighbours, found)
    raise Illegal(AWAY)


async def claim(store: Store, neighbours: Neighbours, found: Found) -> Found:
    """Fencing: from here on the store refuses the node that ran this table before."""
    kept, table = found
    if kept.owner == neighbours.me:
        return found
    await neighbours.check(kept)
    entry = entry_for(kept, table)
    end = len(kept.log) + 1
    epoch = await store.take_over(kept.id, kept.epoch, end, entry, kept.sitting)
    TAKEOVERS.inc()
    said.info("table taken over", extra={"table": kept.id, "epoch": epoch, "of": kept.owner})
    log = [*kept.log, entry] if entry else kept.log
    if entry and table:
        table.write(entry)
    return Found(kept._replace(epoch=epoch, owner=neighbours.me, log=log), table)


def joined(ours: list[TableCard], others: list[TableCard]) -> list[TableCard]:
    """One's own first; each table once, though it may be on its way between two nodes."""
    known = {card.table: card for card in (*others, *ours)}
    return sorted(known.values(), key=lambda card: not card.yours)


def entry_for(kept: Kept, table: Table | None) -> TakenOver | None:
    """Its revision is the fence of the log, so a game that is over or not begun needs none."""
    if not kept.live or kept.head is None:
        return None
    return TakenOver(table.at if table else last_moment(kept), kept.epoch + 1)


def last_moment(kept: Kept) -> Millis:
    return kept.log[-1].at if kept.log else 0
