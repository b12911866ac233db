"""The way between a node and the database, which can be slow, silent or broken; asyncpg over it."""

import asyncio
from collections import deque
from contextlib import contextmanager
from functools import partial

import asyncpg

from sabot.server.disk.engine import Engine
from sabot.server.disk.postgres import PATIENCE, PostgresStore
from sabot.server.disk.session import Session as ReadingSession
from sabot.server.table.store import Unavailable
from tests.faults.nodes.database import Session
from tests.faults.nodes.statements import KNOWN

IDLE = "idle_in_transaction_session_timeout"  # ms


class Link:
    """`takes(slow)`: how many µs a message is under way. `cut`: "", "silent" or "broken"."""

    def __init__(self, database, clock, takes):
        self.database, self.cut, self.connections = database, "", {}
        self._clock, self._takes, self._kept, self.slow = clock, takes, [], 0

    def way(self):
        """In one direction of one connection, where nothing overtakes anything."""
        last = 0

        def send(call):
            nonlocal last
            last = max(last, self._clock.now() + self._takes(self.slow))
            self._clock.at(last, partial(self._arrive, call))

        return send

    def _arrive(self, call):
        if self.cut:
            self._kept.append(call)
        else:
            call()

    def break_off(self, how):
        self.cut = how
        if how == "broken":
            self._break_all()

    def mend(self, late):
        """What was under way arrives `late`, or its connections turn out to be broken."""
        self.cut, kept, self._kept = "", self._kept, []
        if not late:
            return self._break_all()
        for call in kept:
            call()

    def _break_all(self):
        for connection in list(self.connections):
            connection.session.end()
            connection.lose()

    @property
    def is_down(self):
        return bool(self.cut) or self.database.down


class Connection:
    """As asyncpg's, as far as `disk` and `cluster` use it."""

    def __init__(self, process, link, who, settings):
        self._process, self._link, self._closed, self._answer = process, link, False, None
        self._there, self._back = link.way(), link.way()
        idle = int(settings.get(IDLE, 0)) * 1_000 or None
        lost = partial(self._back, self.lose)
        self.session = Session(link.database, who, lost, idle)
        link.connections[self] = True

    def is_closed(self):
        return self._closed

    def terminate(self):
        self._there(self.session.leave)
        self.lose()

    def die(self, hangs_up):
        """With its process. Nobody tells the database of a machine that is gone."""
        if hangs_up:
            self._there(self.session.leave)
        self._closed = True
        self._link.connections.pop(self, None)

    def lose(self):
        """Our end; whether what was asked last was done isn't known."""
        self._closed = True
        self._link.connections.pop(self, None)
        if self._answer and not self._answer.done():
            words = "connection was closed in the middle of operation"
            error = asyncpg.exceptions.ConnectionDoesNotExistError(words)
            self._process.call_soon(refuse, self._answer, error)

    async def fetch(self, statement, *values, timeout=None):
        return await self.ask(KNOWN[statement], values)

    async def fetchval(self, statement, *values):
        rows = await self.fetch(statement, *values)
        return next(iter(rows[0])) if rows else None

    async def execute(self, statement, *values, timeout=None):
        found = await self.fetch(statement, *values)
        return f"UPDATE {found}" if isinstance(found, int) else "SELECT"

    async def executemany(self, statement, rows):
        for row in rows:
            await self.fetch(statement, *row)

    def transaction(self):
        return Transaction(self)

    async def ask(self, asked, values=()):
        if self._closed:
            raise asyncpg.InterfaceError("connection is closed")
        answer = self._answer = self._process.create_future()
        tell = partial(self._tell, answer)
        self._there(partial(self.session.hear, asked, values, tell))
        return await answer

    def _tell(self, answer, found, error):
        self._back(partial(self._process.call_soon, settle, answer, found, error))


def settle(answer, found, error):
    if error:
        refuse(answer, error)
    elif not answer.done():
        answer.set_result(found)


def refuse(answer, error):
    if not answer.done():
        answer.set_exception(error)


class Transaction:
    def __init__(self, connection):
        self._connection = connection

    async def __aenter__(self):
        await self._connection.ask("begin")

    async def __aexit__(self, failure, *_):
        await self._connection.ask("rollback" if failure else "commit")


async def connect(url, timeout=PATIENCE, server_settings=None, **_):
    """In place of asyncpg's; the process that runs says by which link."""
    process = asyncio.get_running_loop()
    link = process.link
    if link.database.down or link.cut == "broken":
        raise ConnectionRefusedError("connection refused")
    opened = process.create_future()
    process.call_later(timeout, refuse, opened, TimeoutError())
    connection = Connection(process, link, process.who, server_settings or {})
    tell = partial(process.call_soon, settle, opened, connection, None)
    connection._there(partial(connection._back, tell))
    try:
        return await opened
    except BaseException:
        connection.terminate()
        raise


class Store(PostgresStore):
    """The real one, but for its thread: it runs on its node's own loop, and reads at one moment."""

    def __init__(self, process, link):
        Engine.__init__(self, process, process.who)
        self.data, self._loop, self._link = "simulated", process, link
        self._jobs, self._open, self._called, self._connection = deque(), True, False, None
        self._wake = asyncio.Event()
        self._writer = process.create_task(self._write_on())

    @contextmanager
    def _session(self):
        if self._link.is_down:
            raise Unavailable("connection refused")
        reading = Session(self._link.database, self.owner)
        yield ReadingSession(Direct(reading), ended)
        reading.end()


class Direct:
    """Of one moment: nothing is under way."""

    def __init__(self, session):
        self._session = session

    async def fetch(self, statement, *values):
        return KNOWN[statement](self._session, *values)

    async def execute(self, statement, *values):
        return f"SELECT {len(await self.fetch(statement, *values))}"


def ended(coroutine):
    """What never waits."""
    try:
        coroutine.send(None)
    except StopIteration as done:
        return done.value
    raise AssertionError("a read had to wait")
