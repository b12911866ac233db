"""Keeps each finished game: its record is made in a worker process, never on the event loop."""

import asyncio
import logging
from contextlib import suppress
from functools import partial

from sabot.core.arbiter import Micros
from sabot.server.clock import SECOND, Alarms, Clock, today
from sabot.server.disk.engine import Engine
from sabot.server.disk.recording import NotOver, made, renamed_game
from sabot.server.table.store import Damaged, Lost, Unavailable
from sabot.server.workers import Runner

log = logging.getLogger(__name__)
SOON: Micros = 5 * SECOND  # until a game is tried again that couldn't be kept just now
LATER: Micros = 60 * SECOND  # at most
HOUR = 3600  # seconds


class Keeper:
    """One record at a time, so that ten games that end together take no more than one process."""

    def __init__(self, store: Engine, clock: Clock, pool: Runner) -> None:
        self._store, self._clock, self._pool = store, clock, pool
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._alarms = Alarms(clock)
        self._hopeless: set[str] = set()  # not to be kept by the rules and limits that are here
        self._turn = asyncio.Lock()

    def keep(self, id: str, wait: Micros = SOON) -> None:
        """A game is over. `wait`: before it is tried again, if need be."""
        self._alarms.cancel(id)
        if id not in self._tasks:
            task = self._tasks[id] = asyncio.create_task(self._keep(id, wait))
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
        with suppress(Unavailable):  # the store has said why; an hour later it is tried again
            ids = await asyncio.to_thread(self._store.unrecorded)
            self._hopeless.intersection_update(ids)
            for id in ids:
                if id not in self._hopeless and id not in self._alarms:
                    self.keep(id)
                    await self.wait(id)

    async def mend_for_ever(self) -> None:
        while True:
            await self.mend()
            await asyncio.sleep(HOUR)

    def close(self) -> None:
        self._alarms.cancel_all()
        for task in self._tasks.values():
            task.cancel()

    async def _keep(self, id: str, wait: Micros) -> None:
        try:
            async with self._turn:
                await self._record(id)
        except Lost:  # the node that has the table now makes it
            log.info("another node keeps a game", extra={"table": id})
        except Exception as error:
            if is_passing(error):
                return self._retry(id, wait, error)
            self._hopeless.add(id)  # the log stays, and the next start tries again
            log.exception("a game can't be kept", extra={"table": id})

    def _retry(self, id: str, wait: Micros, error: Exception) -> None:
        """Retry with backoff."""
        log.warning("a game isn't kept yet", extra={"table": id, "why": repr(error)})
        self._alarms.ring(id, wait, partial(self.keep, id, min(2 * wait, LATER)))

    async def _record(self, id: str) -> None:
        await self._store.settled()
        making = partial(made, self._store.data, id, today(), self._store.owner)
        game = await self._pool.run(making)
        if game is None:
            self._hopeless.add(id)
        else:
            await self._store.keep_game(game)
            log.info("game kept", extra={"table": id, "bytes": len(game.record)})


def is_passing(error: Exception) -> bool:
    """The disk fails, or has failed before the end of the game was committed."""
    return isinstance(error, NotOver | Unavailable) and not isinstance(error, Damaged)
