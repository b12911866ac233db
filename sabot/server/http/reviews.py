"""Reviews of games that were written down: a fair queue, before a worker process of its own.

No bot waits for a review, and no review for more than a part of another.
"""

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from typing import Any, NamedTuple

from msgspec import Struct

from sabot.core.game import EFFORT, Illegal, Weigher
from sabot.server import limits
from sabot.server.workers import ProcessPool, slowness


class Asker(NamedTuple):
    player: str
    address: str
    gone: Callable[[], bool]  # hung up, so nobody waits for the answer


class Reviews:
    def __init__(self, pool: ProcessPool) -> None:
        self._pool = pool
        self._askers: list[Asker] = []
        self._turn = asyncio.Lock()  # first in, first out: reviews take turns, part by part

    async def read(self, read: Callable[[str], Struct], text: str, asker: Asker) -> Struct:
        with self._admitted(asker):
            found: Struct = await self._part(asker, partial(read, text))
            return found

    async def weigh(self, weigher: Weigher, text: str, asker: Asker) -> Struct:
        """Position by position; the asker may leave between two."""
        with self._admitted(asker):
            rest, parts = await self._part(asker, partial(weigher.split, text))
            if len(parts) > limits.POSITIONS:
                raise Illegal("too-long", {"positions": len(parts), "most": limits.POSITIONS})
            weigh, effort = weigher.weigh, effort_for(len(parts))
            found = [await self._part(asker, partial(weigh, part, effort)) for part in parts]
            return weigher.join(rest, found)

    def close(self) -> None:
        self._pool.close()

    async def _part(self, asker: Asker, work: Callable[[], Any]) -> Any:
        async with self._turn:
            if asker.gone():
                raise Illegal("gone")
            return await self._pool.run(work)

    @contextmanager
    def _admitted(self, asker: Asker) -> Iterator[None]:
        """Limits per player, per address and for the whole server, waiting ones included."""
        if sum(each.player == asker.player for each in self._askers) >= limits.REVIEWS_OF_PLAYER:
            raise Illegal("too-fast")
        if sum(each.address == asker.address for each in self._askers) >= limits.REVIEWS_OF_ADDRESS:
            raise Illegal("too-fast")
        if len(self._askers) >= limits.REVIEWS:
            raise Illegal("busy")
        self._askers.append(asker)
        try:
            yield
        finally:
            self._askers.remove(asker)


def effort_for(positions: int) -> int:
    """A long game gets no more work than a usual one: less for each of its positions.

    >>> [effort_for(n) * slowness() * n <= EFFORT * limits.POSITIONS_IN_FULL for n in (250, 999)]
    [True, True]
    """
    full = limits.POSITIONS_IN_FULL
    return EFFORT * full // max(full, positions) // slowness()
