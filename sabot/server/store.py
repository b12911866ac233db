"""Keeps every table in SQLite. One thread writes; a resolved future is on the disk."""

import asyncio
import sqlite3
from collections.abc import Sequence
from concurrent.futures import Future
from contextlib import closing
from queue import SimpleQueue
from secrets import token_bytes
from threading import Thread
from typing import Any, NamedTuple

from msgspec.json import decode, encode

from sabot.core.log import Entry, Head
from sabot.server.sitting import Sitting

SCHEMA = """
pragma journal_mode = wal;
pragma synchronous = full;
create table if not exists tables (id text primary key, sitting blob, live int) without rowid;
create table if not exists log (
  table_id text, revision int, entry blob, primary key (table_id, revision)
) without rowid;
create table if not exists keys (key blob);
"""
INSERT = "insert into log values (?, ?, ?)"
UPSERT = "insert or replace into tables values (?, ?, ?)"


class Gap(Exception):
    """Entries that don't follow what is stored: an earlier commit of their table has failed."""


class Job(NamedTuple):
    statement: str
    rows: list[tuple[Any, ...]]
    done: Future[None]


class Kept(NamedTuple):
    """A live table as found on the disk."""

    id: str
    sitting: Sitting
    head: Head | None
    log: list[Entry]


class Store:
    def __init__(self, path: str) -> None:
        self._path, self._open, self._db = path, True, connect(path)
        self._ends: dict[str, int] = dict(self._db.execute(
            "select table_id, max(revision) from log group by 1").fetchall())  # fmt: skip
        self._jobs: SimpleQueue[Job] = SimpleQueue()
        self._writer = Thread(target=self._write, daemon=True)
        self._writer.start()

    def append(self, table_id: str, revision: int, entries: Sequence[Any]) -> asyncio.Future[None]:
        """Entries count from `revision`; a table's head is its revision 0."""
        rows = [(table_id, n, encode(entry)) for n, entry in enumerate(entries, revision)]
        return asyncio.wrap_future(self._put(INSERT, rows))

    def keep(self, table_id: str, sitting: Sitting, live: bool) -> asyncio.Future[None]:
        return asyncio.wrap_future(self._put(UPSERT, [(table_id, encode(sitting), live)]))

    def key(self) -> bytes:
        """The house's own, made once; identities are signed with it."""
        with closing(connect(self._path)) as db, db:
            found = db.execute("select key from keys").fetchone()
            if not found:
                found = (token_bytes(32),)
                db.execute("insert into keys values (?)", found)
        return bytes(found[0])

    def live(self) -> list[str]:
        """Every table that goes on after a restart."""
        with closing(sqlite3.connect(self._path)) as db:
            return [id for (id,) in db.execute("select id from tables where live")]

    def find(self, id: str) -> Kept | None:
        with closing(sqlite3.connect(self._path)) as db:
            row = db.execute("select sitting from tables where id = ?", (id,)).fetchone()
            return Kept(id, decode(row[0], type=Sitting), *read(db, id)) if row else None

    def close(self) -> None:
        self._open = False
        self._put(INSERT, [])
        self._writer.join()

    def _put(self, statement: str, rows: list[tuple[Any, ...]]) -> Future[None]:
        job = Job(statement, rows, Future())
        job.done.set_running_or_notify_cancel()  # nobody can call it back from here on
        self._jobs.put(job)
        return job.done

    def _write(self) -> None:
        """What piles up during one sync shares the next."""
        while self._open or not self._jobs.empty():
            self._commit([self._jobs.get() for _ in range(max(1, self._jobs.qsize()))])
        self._db.close()

    def _commit(self, jobs: list[Job]) -> None:
        """Together; if that fails one by one, so that a bad job spoils no other."""
        if failed := self._try(jobs):
            for job in jobs:
                why = failed if len(jobs) == 1 else self._try([job])
                job.done.set_exception(why) if why else None
        for job in jobs:
            if not job.done.done():
                job.done.set_result(None)

    def _try(self, jobs: list[Job]) -> Exception | None:
        ends: dict[str, int] = {}
        try:
            with self._db:
                for job in jobs:
                    self._follow(ends, job)
                    self._db.executemany(job.statement, job.rows)
        except (sqlite3.Error, Gap) as error:
            return error
        self._ends |= ends
        return None

    def _follow(self, ends: dict[str, int], job: Job) -> None:
        """A table's entries have no gaps, whatever failed before them."""
        if job.statement == INSERT and job.rows:
            id, first = job.rows[0][:2]
            end = ends.get(id, self._ends.get(id, -1))
            if first != end + 1:
                raise Gap(f"table {id}: revision {first} does not follow {end}")
            ends[id] = job.rows[-1][1]


def connect(path: str) -> sqlite3.Connection:
    db = sqlite3.connect(path, check_same_thread=False)  # made here, used by the writer alone
    db.executescript(SCHEMA)
    return db


def read(db: sqlite3.Connection, id: str) -> tuple[Head | None, list[Entry]]:
    found = db.execute("select entry from log where table_id = ? order by revision", (id,))
    rows = [row[0] for row in found]
    head = decode(rows[0], type=Head) if rows else None
    return head, [decode(row, type=Entry) for row in rows[1:]]
