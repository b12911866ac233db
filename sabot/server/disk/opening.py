"""Opening the data file: created by `prepare` alone, checked, in today's shape."""

import os
import sqlite3
from pathlib import Path
from typing import Literal

from sabot.server.disk.migrations import check, migrate
from sabot.server.disk.modes import close_files, create
from sabot.server.table import store

BUSY = 1.0  # seconds: another's short write goes unnoticed, a longer one pauses the tables


class Damaged(store.Damaged, sqlite3.DatabaseError):
    """Found before anything was read from it or written to it."""


def prepare(path: str) -> sqlite3.Connection:
    """For writing, in today's shape, closed to others; a file from the future, or of another
    program, is left as it is."""
    real = os.path.realpath(path)
    create(real)
    db = connect(real)
    try:
        check(db)
        close_files(real)
        verify(db, "quick_check")
        db.execute("pragma journal_mode = wal")
        db.execute("pragma synchronous = full")
        migrate(db)
    except BaseException:
        db.close()
        raise
    return db


def connect(path: str, mode: Literal["ro", "rw"] = "rw") -> sqlite3.Connection:
    """Made here, used by one thread at a time. It never creates a file."""
    uri = f"{Path(path).resolve().as_uri()}?mode={mode}"
    return sqlite3.connect(uri, uri=True, timeout=BUSY, check_same_thread=False)


def verify(db: sqlite3.Connection, by: Literal["quick_check", "integrity_check"]) -> None:
    """Reads the whole file. `quick_check` leaves out what SQLite can make again: the indices."""
    [found] = db.execute(f"pragma {by}(1)").fetchone()
    if found != "ok":
        what = found.splitlines()[-1].rstrip(".")
        raise Damaged(f"the file is damaged ({what}); restore a backup")
