"""Which engine a `--data` names: a file is SQLite's, a URL PostgreSQL's."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from importlib import import_module
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from sabot.server.clock import Clock
from sabot.server.disk.database import Database
from sabot.server.disk.engine import Engine
from sabot.server.disk.migrations import check_tables
from sabot.server.disk.opening import connect, prepare
from sabot.server.disk.sqlite import SqliteStore
from sabot.server.disk.trouble import engine_free
from sabot.server.table.store import Unavailable

SCHEMES = ("postgresql://", "postgres://")


def is_url(data: str) -> bool:
    return data.startswith(SCHEMES)


def shown(data: str) -> str:
    """Without its password.

    >>> shown("postgresql://ann:secret@db.example.org/sabot"), shown("sabot.db")
    ('postgresql://ann@db.example.org/sabot', 'sabot.db')
    """
    if not is_url(data):
        return data
    parts = urlsplit(data)
    name, _, place = parts.netloc.rpartition("@")
    netloc = f"{name.partition(':')[0]}@{place}" if name else place
    return parts._replace(netloc=netloc, query="").geturl()


def opened(data: str, clock: Clock | None = None, owner: str | None = None) -> Engine:
    if not is_url(data):
        return SqliteStore(data, clock, owner)
    store: Engine = postgres("postgres").PostgresStore(data, clock, owner)
    return store


@contextmanager
def reading(data: str) -> Iterator[Database]:
    """For a process that reads for itself."""
    if is_url(data):
        with postgres("session").session(data) as session:
            yield session
    else:
        with engine_free(), closing(connect(data, "ro")) as db:
            yield db


@contextmanager
def writing(data: str) -> Iterator[Database]:
    """What is there already, for an operator; nothing becomes ours by it."""
    if is_url(data):
        with postgres("session").session(data, read_only=False) as session:
            yield session
    else:
        with engine_free(), closing(existing(data)) as db:
            yield db


def is_missing(data: str) -> bool:
    return not is_url(data) and not Path(data).is_file()


def existing(data: str) -> sqlite3.Connection:
    """`prepare` would make an empty file ours."""
    check_ours(data)
    return prepare(data)


def check_ours(file: str) -> None:
    """Only reads; for a look before a lock is made beside it."""
    with closing(connect(file, "ro")) as db:
        check_tables(db)


def postgres(module: str) -> Any:
    """Imported only here, and only if wanted: it is an extra."""
    try:
        return import_module(f"sabot.server.disk.{module}")
    except ModuleNotFoundError:
        raise Unavailable("PostgreSQL needs the extra: pip install 'sabot[postgres]'") from None
