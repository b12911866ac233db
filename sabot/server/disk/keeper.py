"""Keeps each finished game: its record is made in a worker process, never on the event loop."""

import asyncio
import logging
from contextlib import suppress
from functools import partial

from sabot.core.arbiter import Micros
from sabot.server.clock import SECOND, Clock, today
from sabot.server.disk.engine import Engine
from sabot.server.disk.recording import NotOver, made, renamed_game
from sabot.server.table.store import Unavailable
from sabot.server.workers import Runner

log = logging.getLogger(__name__)
AGAIN: Micros = 5 * SECOND  # until a game whose end is not committed yet is tried again


class Keeper:
    """One record at a time, so that ten games that end together take no more than one process."""

    def __init__(self, store: Engine, clock: Clock, pool: Runner) -> None:
        self._store, self._clock, self._pool = store, clock, pool
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._turn = asyncio.Lock()

    def keep(self, id: str) -> None:
        """A game is over."""
        if id not in self._tasks:
            task = self._tasks[id] = asyncio.create_task(self._keep(id))
            task.add_done_callback(lambda _: self._tasks.pop(id))

    async def wait(self, id: str) -> None:
        """If its record is being made, until it is there, or could not be made."""
        if task := self._tasks.get(id):
            await asyncio.wait([task])

    async def rename(self, id: str) -> None:
        """A player of that game was forgotten: its record names others now."""
        await self.wait(id)
        async with self._turn:
            await self._store.settled()
            if game := await self._pool.run(partial(renamed_game, self._store.data, id)):
                await self._store.rename_game(game)

    async def forget(self, player: str) -> None:
        """That player has no list any more."""
        await self._store.drop_games(player)

    async def mend(self) -> None:
        """Games that ended when the server did, or before games were kept: one after another."""
        with suppress(Unavailable):  # the store has said why; the next start tries again
            for id in await asyncio.to_thread(self._store.unrecorded):
                self.keep(id)
                await self.wait(id)

    def close(self) -> None:
        for task in self._tasks.values():
            task.cancel()

    async def _keep(self, id: str) -> None:
        try:
            async with self._turn:
                await self._record(id)
        except NotOver:  # its end isn't committed: the disk may have failed
            self._clock.at(self._clock.now() + AGAIN, partial(self.keep, id))
        except Exception:  # the log stays, and the next start tries again
            log.exception("a game can't be kept", extra={"table": id})

    async def _record(self, id: str) -> None:
        await self._store.settled()
        if game := await self._pool.run(partial(made, self._store.data, id, today())):
            await self._store.keep_game(game)
            log.info("game kept", extra={"table": id, "bytes": len(game.record)})
