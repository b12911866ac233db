"""What can be wrong with a commit: the disk, or what was to be written."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from typing import NamedTuple

from sabot.server.disk.place import Moved
from sabot.server.table.store import Damaged, Unavailable

CODES = {
    sqlite3.SQLITE_FULL: "disk-full",
    sqlite3.SQLITE_READONLY: "read-only",
    sqlite3.SQLITE_BUSY: "locked",
    sqlite3.SQLITE_CORRUPT: "corrupt",
    sqlite3.SQLITE_NOTADB: "corrupt",
}


class Failing(Unavailable, sqlite3.OperationalError):
    """SQLite's words, under a name that every engine has."""


class Corrupt(Damaged, sqlite3.DatabaseError):
    """As above."""


class Trouble(NamedTuple):
    """The disk's; every table waits until it is mended."""

    code: str
    why: str


def trouble_of(error: Exception) -> Trouble | None:
    """None: only what was to be written is bad.

    >>> trouble_of(sqlite3.OperationalError("disk I/O error"))
    Trouble(code='disk', why='disk I/O error')
    >>> from sabot.server.table.store import Gap
    >>> trouble_of(Gap("revision 7 does not follow 5")), trouble_of(sqlite3.IntegrityError("twice"))
    (None, None)
    """
    if isinstance(error, Moved):
        return Trouble("moved", str(error))
    if type(error) not in (sqlite3.OperationalError, sqlite3.DatabaseError):
        return None
    primary = getattr(error, "sqlite_errorcode", 0) & 0xFF
    return Trouble(CODES.get(primary, "disk"), str(error))


@contextmanager
def engine_free() -> Iterator[None]:
    """Outside this folder nobody knows which engine it is."""
    try:
        yield
    except sqlite3.Error as error:
        raise engine_free_of(error) from error


def engine_free_of(error: Exception) -> Exception:
    if not isinstance(error, sqlite3.Error) or isinstance(error, Unavailable):
        return error
    kind = Failing if isinstance(error, sqlite3.OperationalError) else Corrupt
    made = kind(str(error))
    made.__cause__ = error
    return made
