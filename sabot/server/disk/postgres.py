"""Every table in PostgreSQL, with group commit: one task writes, with one batch in flight; a
resolved future is committed."""

import asyncio
import logging
from collections import deque
from collections.abc import Coroutine, Iterator
from concurrent.futures import wait
from contextlib import contextmanager, suppress
from threading import Thread
from typing import Any

import asyncpg

from sabot.core.game import Millis
from sabot.server.clock import Clock
from sabot.server.disk import keys
from sabot.server.disk.batch import Batch
from sabot.server.disk.engine import Engine
from sabot.server.disk.jobs import Job, Outcome, report
from sabot.server.disk.schema import migrate
from sabot.server.disk.session import (
    CONNECT,
    ENGINES,
    OF_A_NODE,
    ROLLED_BACK,
    Broken,
    Session,
    connect,
    engine_free,
    engine_free_of,
    trouble_of,
)
from sabot.server.table.store import Gap, Lost, Unavailable

log = logging.getLogger(__name__)

PATIENCE = 5.0  # seconds: a batch that takes longer has failed, whatever becomes of it
GRACE = 2.0  # within which a lost connection is replaced, and nobody notices
AGAIN = 0.1
LOOK = 0.5  # seconds
READERS = 4  # connections
TRIES = 3  # of a batch that others' locks undo
SIGNS_AFTER: Millis = 2 * 3600 * 1000  # by then every node has read a new key


class PostgresStore(Engine):
    """A thread of its own runs the connections' loop; callers of reads wait for it."""

    what = "database"

    def __init__(self, url: str, clock: Clock | None = None, owner: str | None = None) -> None:
        super().__init__(clock, owner)
        self.data = url
        self._jobs: deque[Job] = deque()
        self._open, self._called = True, False
        self._connection, self._pool = None, None  # type: Any, Any
        self._loop = new_loop()
        self._thread = Thread(target=self._loop.run_forever, daemon=True)
        self._thread.start()
        try:
            self._wake: asyncio.Event = self._run(self._prepare())
        except BaseException:
            self._stop()
            raise
        self._writer = asyncio.run_coroutine_threadsafe(self._write_on(), self._loop)

    def keys(self, today: Millis) -> list[bytes]:
        """Nodes that start together make one key; a new one signs when all have read it."""
        with self._session() as db, db:
            db.execute("lock table keys in share row exclusive mode")
            return keys.current(db, today, SIGNS_AFTER)

    def close(self) -> None:
        self._open = False
        self._loop.call_soon_threadsafe(self._wake.set)
        self._writer.result()
        self._stop()

    # Reads

    @contextmanager
    def _reading(self) -> Iterator[Session]:
        """Of one moment: what is read together belongs together."""
        with self._session() as db:
            db.execute("begin isolation level repeatable read read only")
            try:
                yield db
            finally:
                with suppress(Unavailable):  # what was read is read
                    db.execute("rollback")

    @contextmanager
    def _session(self) -> Iterator[Session]:
        """One that was lost while it was idle is replaced."""
        with engine_free():
            connection = self._run(self._acquire())
            try:
                yield Session(connection, self._run)
            finally:
                self._run(self._pool.release(connection, timeout=CONNECT))

    async def _acquire(self) -> Any:
        for _ in range(READERS):
            connection = await self._pool.acquire(timeout=PATIENCE)
            try:
                await connection.execute("select 1", timeout=PATIENCE)
                return connection
            except ENGINES:
                connection.terminate()
                await self._pool.release(connection)
        return await self._pool.acquire(timeout=PATIENCE)

    def _run(self, work: Coroutine[Any, Any, Any]) -> Any:
        """Not for ever: a caller that still reads when the store closes finds its loop gone."""
        try:
            done = asyncio.run_coroutine_threadsafe(work, self._loop)
            while not done.done() and self._thread.is_alive():
                wait([done], LOOK)
            return done.result(0)
        except (RuntimeError, TimeoutError) as error:
            if self._thread.is_alive():
                raise
            work.close()
            raise Unavailable("it is closed") from error

    # The writer

    def _put(self, job: Job) -> asyncio.Future[Any]:
        self._jobs.append(job)
        if not self._called:  # otherwise the writer is on its way
            self._called = True
            self._loop.call_soon_threadsafe(self._wake.set)
        return job.done

    async def _write_on(self) -> None:
        """Group commit: what piles up during one commit shares the next."""
        while self._open or self._jobs:
            await self._wake.wait()
            self._wake.clear()
            self._called = False  # before it looks: what is put from here on calls again
            while jobs := [self._jobs.popleft() for _ in range(len(self._jobs))]:
                report(await self._committed(jobs))

    async def _committed(self, jobs: list[Job]) -> list[Outcome]:
        """Whatever happens, each job has its answer and the next are written."""
        try:
            return await self._commit(jobs)
        except Exception as error:
            log.exception("a batch failed")
            return self._outcomes(jobs, engine_free_of(error), set())

    async def _commit(self, jobs: list[Job]) -> list[Outcome]:
        """In one transaction; one by one if a job is bad, so that it spoils no other."""
        try:
            lost, error = await self._try(jobs), None
        except Exception as why:  # whatever it is, the next jobs are written
            lost, error = set(), engine_free_of(why)
        if isinstance(error, Broken) and self._connection is not None:
            self._cut()
            return await self._find_out(jobs, error)
        if error and len(jobs) > 1 and not trouble_of(error):
            return [outcome for job in jobs for outcome in await self._commit([job])]
        return self._outcomes(jobs, error, lost)

    def _outcomes(self, jobs: list[Job], error: Exception | None, lost: set[str]) -> list[Outcome]:
        self._watch.look(jobs, error, trouble_of(error) if error else None)
        for job in jobs if error else [job for job in jobs if job.table in lost]:
            self._ends.pop(job.table, None)  # it isn't what we believed
        if error:
            return [(job, None if job.empty else error) for job in jobs]
        return [(job, Lost(job.table) if job.table in lost else None) for job in jobs]

    async def _try(self, jobs: list[Job]) -> set[str]:
        """The tables that are lost; of these nothing is written."""
        if all(job.empty for job in jobs):
            return set()
        if self._connection is None or self._connection.is_closed():
            self._connection = None
            self._connection = await connect(self.data, OF_A_NODE)
        for _ in range(TRIES - 1):  # retry: what was rolled back has written nothing
            with suppress(*ROLLED_BACK):
                return await self._write_batch(jobs)
        return await self._write_batch(jobs)

    async def _write_batch(self, jobs: list[Job]) -> set[str]:
        began, batch = self.clock.now(), Batch(self._connection, self.owner, self._ends)
        self._watch.began = began
        try:
            with self._no_longer_than(PATIENCE):
                lost = await batch.write(jobs)
        finally:
            self._watch.began = None
        self._count(jobs, began)
        self._know(batch.ends)
        return lost

    async def _find_out(self, jobs: list[Job], error: Exception) -> list[Outcome]:
        """The connection was lost, perhaps in the middle of a commit. What is there was written;
        what isn't is written now, each job by itself. If the database doesn't come back soon, they
        fail: a table that then goes on beside its own entries finds a gap, and is read again."""
        end, outcomes, left = self._loop.time() + GRACE, list[Outcome](), deque(jobs)
        while left and await self._reconnect(end):
            with suppress(Broken):  # once more
                outcomes += await self._again(left[0])
                left.popleft()
        return outcomes + (self._outcomes(list(left), error, set()) if left else [])

    async def _reconnect(self, end: float) -> bool:
        """Retry until then."""
        while self._loop.time() < end:
            if self._connection and not self._connection.is_closed():
                return True
            with suppress(Exception):
                self._connection = await connect(self.data, OF_A_NODE)
                continue
            await asyncio.sleep(AGAIN)
        self._cut()
        return False

    def _cut(self) -> None:
        if self._connection:
            self._connection.terminate()
        self._connection = None

    async def _again(self, job: Job) -> list[Outcome]:
        self._ends.pop(job.table, None)
        try:
            return self._outcomes([job], None, await self._once(job))
        except Exception as why:
            if isinstance(error := engine_free_of(why), Broken):
                self._cut()
                raise error from None
            return self._outcomes([job], error, set())

    async def _once(self, job: Job) -> set[str]:
        """A unique key makes it wait for what the old connection may still commit."""
        if await self._is_there(job):
            return set()
        try:
            return await self._try([job])
        except Gap:
            if await self._is_there(job):
                return set()
            raise

    async def _is_there(self, job: Job) -> bool:
        batch = Batch(self._connection, self.owner, self._ends)
        with self._no_longer_than(PATIENCE):
            is_there = await batch.is_there(job)
        if is_there:
            self._know(batch.ends)
        return is_there

    @contextmanager
    def _no_longer_than(self, patience: float) -> Iterator[None]:
        """A connection that hangs is cut; to cancel what it does would wait for its answer."""
        alarm = self._loop.call_later(patience, self._connection.terminate)
        try:
            yield
        finally:
            alarm.cancel()

    # The thread

    async def _prepare(self) -> asyncio.Event:
        with engine_free():
            self._connection = await connect(self.data, OF_A_NODE)
            await migrate(self._connection)
            self._pool = await asyncpg.create_pool(
                self.data, min_size=0, max_size=READERS, timeout=CONNECT,
                command_timeout=PATIENCE, server_settings=OF_A_NODE,
            )  # fmt: skip
        return asyncio.Event()

    def _stop(self) -> None:
        self._run(self._end())
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()

    async def _end(self) -> None:
        """Nothing is left that would speak up later."""
        if self._pool:
            self._pool.terminate()
        self._cut()
        others = asyncio.all_tasks() - {asyncio.current_task()}
        for task in others:
            task.cancel()
        await asyncio.gather(*others, return_exceptions=True)
        await asyncio.sleep(AGAIN / 10)  # an aborted transport closes in the next turns


def new_loop() -> asyncio.AbstractEventLoop:
    try:
        import uvloop
    except ImportError:  # Windows
        return asyncio.new_event_loop()
    return uvloop.new_event_loop()
