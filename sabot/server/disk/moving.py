"""All rows of a SQLite file into an empty PostgreSQL: in one transaction, and counted."""

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from itertools import islice
from typing import Any

from sabot.server.disk.data import existing
from sabot.server.disk.schema import migrate
from sabot.server.disk.session import OWN_FAULTS, connect, engine_free
from sabot.server.disk.trouble import engine_free as sqlite_free
from sabot.server.table.store import Unavailable

COLUMNS = {
    "tables": ("id", "sitting", "live", "epoch"),  # of no node: any may take it over
    "log": ("table_id", "revision", "entry"),
    "keys": ("key", "made"),
    "closing": ("table_id",),
    "banned": ("player", "made"),
    "finished": ("table_id", "at"),
    "games": ("id", "ended", "record"),
    "played": ("player", "ended", "id", "game", "card"),
}
AT_ONCE = 10_000  # rows in memory
NO_ROWS_OF_OURS = (*OWN_FAULTS, TypeError, ValueError, OverflowError)
Counts = dict[str, int]


class Full(Unavailable):
    """Rows of two servers don't mix."""


def move(file: str, url: str) -> Counts:
    """How many rows of each table; the file stays as it is, but for its version."""
    with sqlite_free(), closing(existing(file)) as here:
        return asyncio.run(_move(here, url))


async def _move(here: sqlite3.Connection, url: str) -> Counts:
    with engine_free():
        there = await connect(url)
        try:
            await migrate(there)
            async with there.transaction():
                await _check_empty(there)
                return {table: await _copy(here, there, table) for table in COLUMNS}
        finally:
            there.terminate()


async def _check_empty(there: Any) -> None:
    await there.execute("lock table tables in exclusive mode")  # of two moves one waits
    for table in COLUMNS:
        if await there.fetchval(f"select exists (select 1 from {table})"):
            raise Full("it isn't empty: it has rows of its own")


async def _copy(here: sqlite3.Connection, there: Any, table: str) -> int:
    columns, rows = COLUMNS[table], _rows(here, table)
    while batch := list(islice(rows, AT_ONCE)):
        try:
            await there.copy_records_to_table(table, records=batch, columns=columns)
        except NO_ROWS_OF_OURS as error:
            raise Unavailable(f"a row of {table} isn't Sabot's: {error}") from error
    [wanted] = here.execute(f"select count(*) from {table}").fetchone()
    written: int = await there.fetchval(f"select count(*) from {table}")
    if written != wanted:
        raise Unavailable(f"{table} has {wanted} rows, and {written} arrived")
    return written


def _rows(here: sqlite3.Connection, table: str) -> Iterator[tuple[Any, ...]]:
    """Keys in the order in which they were made: the last signs."""
    columns = COLUMNS[table]
    order = " order by made, rowid" if table == "keys" else ""
    for row in here.execute(f"select {', '.join(columns)} from {table}{order}"):
        named = dict(zip(columns, row, strict=True))
        yield tuple(bool(value) if name == "live" else value for name, value in named.items())
