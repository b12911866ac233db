"""What can be wrong with a commit: the disk, or what was to be written."""

import sqlite3
from typing import NamedTuple

from sabot.server.disk.place import Moved

CODES = {
    sqlite3.SQLITE_FULL: "disk-full",
    sqlite3.SQLITE_READONLY: "read-only",
    sqlite3.SQLITE_BUSY: "locked",
    sqlite3.SQLITE_CORRUPT: "corrupt",
    sqlite3.SQLITE_NOTADB: "corrupt",
}


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
