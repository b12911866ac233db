"""One connection to PostgreSQL for synchronous callers, with the part of DB-API they need."""

import asyncio
from collections.abc import Callable, Coroutine, Iterable, Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from typing import Any, Self

import asyncpg

from sabot.server.disk import games, keys
from sabot.server.disk.engine import NAMING
from sabot.server.disk.schema import check
from sabot.server.disk.trouble import Trouble
from sabot.server.table.store import Unavailable

Run = Callable[[Coroutine[Any, Any, Any]], Any]
CONNECT = 2.0  # seconds
SETTINGS = {"application_name": "sabot", "synchronous_commit": "on"}
# Of a node that stands still, or is gone without a word, in the middle of a transaction: the rows
# it has locked are free before its lease ends. In ms.
OF_A_NODE = SETTINGS | {"idle_in_transaction_session_timeout": "2000"}
NO_LESSON = """position('"lesson":true'::bytea in sitting) = 0"""
UNRECORDED = games.UNRECORDED.replace("owner is ?", "owner is not distinct from ?")
OTHER_WORDS = {
    NAMING: "select id from tables where position(convert_to($1, 'UTF8') in sitting) > 0",
    games.NEWEST_OF_GAME: games.NEWEST_OF_GAME.replace("indexed by played_by_game", ""),
    games.UNRECORDED: UNRECORDED.replace(games.NO_LESSON, NO_LESSON),
    keys.SELECT: "select key, made from keys where length(key) >= 32 order by made desc, id desc",
}
CODES = {"53100": "disk-full", "25006": "read-only", "55P03": "locked", "XX001": "corrupt"}
ENGINES = (asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError, OSError)
ROLLED_BACK = (asyncpg.DeadlockDetectedError, asyncpg.SerializationError)  # of two one goes on
OWN_FAULTS = (asyncpg.IntegrityConstraintViolationError, asyncpg.DataError)


class Refused(Unavailable):
    """PostgreSQL's words, or the network's."""


class Broken(Unavailable):
    """The connection is gone; whether its last statement was committed isn't known."""


class Rows(list[Any]):
    rowcount = 0

    def fetchone(self) -> Any:
        return self[0] if self else None


class Session:
    """`run`: how a coroutine is waited for."""

    def __init__(self, connection: Any, run: Run) -> None:
        self._connection, self._run = connection, run
        self._transactions: list[Any] = []

    def execute(self, query: str, values: Sequence[Any] = (), /) -> Rows:
        with engine_free():
            rows: Rows = self._run(execute(self._connection, query, values))
            return rows

    def executemany(self, query: str, rows: Iterable[Sequence[Any]], /) -> Rows:
        with engine_free():
            self._run(self._connection.executemany(in_its_words(query), list(rows)))
        return Rows()

    def __enter__(self) -> Self:
        with engine_free():
            self._transactions.append(self._connection.transaction())
            self._run(self._transactions[-1].start())
        return self

    def __exit__(self, *failure: Any) -> None:
        with engine_free():
            transaction = self._transactions.pop()
            self._run(transaction.rollback() if failure[0] else transaction.commit())

    def close(self) -> None:
        with engine_free():
            self._run(self._connection.close(timeout=CONNECT))


@contextmanager
def session(url: str, read_only: bool = True) -> Iterator[Session]:
    """With a loop of its own; of a database that is ours."""
    with asyncio.Runner() as runner:
        connection = runner.run(connect(url))
        try:
            with engine_free():
                runner.run(check(connection))
                if read_only:
                    runner.run(connection.execute("set default_transaction_read_only = on"))
            yield Session(connection, runner.run)
        finally:
            connection.terminate()


async def connect(url: str, settings: dict[str, str] = SETTINGS) -> Any:
    with engine_free():
        return await asyncpg.connect(url, timeout=CONNECT, server_settings=settings)


async def execute(connection: Any, query: str, values: Sequence[Any] = ()) -> Rows:
    """A statement that changes rows tells how many."""
    if query.startswith("select"):
        return Rows(map(tuple, await connection.fetch(in_its_words(query), *values)))
    rows, status = Rows(), await connection.execute(in_its_words(query), *values)
    rows.rowcount = int(status.rpartition(" ")[2]) if status[-1:].isdigit() else 0
    return rows


@cache
def in_its_words(query: str) -> str:
    """
    >>> in_its_words("update tables set live = ? where id = ?")
    'update tables set live = $1 where id = $2'
    """
    first, *rest = OTHER_WORDS.get(query, query).split("?")
    return first + "".join(f"${n}{part}" for n, part in enumerate(rest, 1))


@contextmanager
def engine_free() -> Iterator[None]:
    """Outside this folder nobody knows which engine it is."""
    try:
        yield
    except Exception as error:
        if (found := engine_free_of(error)) is error:
            raise
        raise found from found.__cause__


def engine_free_of(error: Exception) -> Exception:
    if isinstance(error, Unavailable) or not is_the_engines(error):
        return error
    words = str(error) or type(error).__name__
    made = Broken(words) if is_broken(error) else Refused(words)
    made.__cause__ = error
    return made


def is_the_engines(error: BaseException) -> bool:
    return isinstance(error, ENGINES) and not isinstance(error, OWN_FAULTS)


def is_broken(error: BaseException) -> bool:
    """What was sent last may have been committed, or not."""
    code = getattr(error, "sqlstate", None) or ""
    return not isinstance(error, asyncpg.PostgresError) or code.startswith(("08", "57P", "XX000"))


def trouble_of(error: Exception) -> Trouble | None:
    """None: only what was to be written is bad."""
    if not isinstance(error, Unavailable):
        return None
    code = "unreachable" if isinstance(error, Broken) else "database"
    return Trouble(CODES.get(getattr(error.__cause__, "sqlstate", ""), code), str(error))
