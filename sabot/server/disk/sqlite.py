"""Every table in SQLite, with group commit: one thread writes; a resolved future is on disk."""

import asyncio
import logging
import sqlite3
from collections.abc import Sequence
from concurrent.futures import Future
from contextlib import closing
from queue import SimpleQueue
from threading import Thread
from typing import Any, NamedTuple

from msgspec.json import decode, encode

from sabot.core.game import Millis
from sabot.core.log import Entry, Head
from sabot.server.clock import SECOND, Clock, WallClock, today
from sabot.server.disk import keys, orders, prune
from sabot.server.disk.migrations import check, migrate
from sabot.server.disk.modes import close_files
from sabot.server.disk.orders import Orders
from sabot.server.disk.trouble import Gap, Trouble, trouble_of
from sabot.server.figures import COMMITS, ENTRIES, seconds
from sabot.server.table.chairs import Sitting
from sabot.server.table.store import Kept

log = logging.getLogger(__name__)
BUSY = 1.0  # seconds: another's short write goes unnoticed, a longer one pauses the tables
INSERT = "insert into log values (?, ?, ?)"
UPSERT = "insert or replace into tables values (?, ?, ?)"
RENAME = "update log set entry = ? where table_id = ? and revision = ?"
NAMING = "select id from tables where instr(sitting, cast(? as blob))"
CARRIED_OUT = "delete from closing where table_id = ?"
PROVE = "update keys set made = made + 1"  # a millisecond: SQLite skips what changes nothing
QUIET = 60 * SECOND  # a disk that comes and goes is a line a minute, not one each time


Rows = list[tuple[Any, ...]]


class Job(NamedTuple):
    """All of it is on the disk, or nothing."""

    writes: dict[str, Rows]  # by statement
    done: Future[None]

    @property
    def empty(self) -> bool:
        return not any(self.writes.values())


class SqliteStore:
    def __init__(self, path: str, clock: Clock | None = None) -> None:
        self._path, self._open, self._db = path, True, prepare(path)
        self.trouble: Trouble | None = None  # why the last write failed
        self.clock = clock or WallClock()
        self._said, self._quiet_until = False, 0
        self._ends: dict[str, int] = dict(self._db.execute(
            "select table_id, max(revision) from log group by 1").fetchall())  # fmt: skip
        self._jobs: SimpleQueue[Job] = SimpleQueue()
        self._writer = Thread(target=self._write, daemon=True)
        self._writer.start()

    def append(
        self,
        table_id: str,
        revision: int,
        entries: Sequence[Any],
        sitting: Sitting | None = None,
        live: bool = True,
    ) -> asyncio.Future[None]:
        """Entries count from `revision`; a table's head is its revision 0. A sitting goes along."""
        rows = [(table_id, n, encode(entry)) for n, entry in enumerate(entries, revision)]
        writes: dict[str, Rows] = {INSERT: rows}
        if sitting:
            writes |= row_of(table_id, sitting, live)
        return asyncio.wrap_future(self._put(writes))

    def keep(self, table_id: str, sitting: Sitting, live: bool) -> asyncio.Future[None]:
        return asyncio.wrap_future(self._put(row_of(table_id, sitting, live)))

    def prove(self) -> asyncio.Future[None]:
        """Does the disk take a write?"""
        return asyncio.wrap_future(self._put({PROVE: [()]}))

    def keys(self, today: Millis) -> list[bytes]:
        """The house's own, newest first; identities are signed with them."""
        with closing(connect(self._path)) as db:
            return keys.current(db, today)

    def naming(self, player: str) -> list[str]:
        """Every table whose sitting knows that player; it reads the sittings of all."""
        with closing(connect(self._path)) as db:
            return [id for (id,) in db.execute(NAMING, (f'"{player}"',))]

    def rename(self, table_id: str, entries: Sequence[tuple[int, Any]]) -> asyncio.Future[None]:
        """Entries that only name who sat down, by revision: the one thing a log may change."""
        rows = [(encode(entry), table_id, revision) for revision, entry in entries]
        return asyncio.wrap_future(self._put({RENAME: rows}))

    def old(self, before: Millis) -> list[str]:
        """Games that were over before then."""
        with closing(connect(self._path)) as db:
            return prune.old(db, before)

    def delete(self, rows: Rows) -> asyncio.Future[None]:
        """Finished games, with all their rows."""
        return asyncio.wrap_future(self._put(dict.fromkeys(prune.DELETE, rows)))

    def orders(self) -> Orders:
        """From the command line."""
        with closing(connect(self._path)) as db:
            return orders.read(db)

    def carried_out(self, table_id: str) -> asyncio.Future[None]:
        """The order to close it, after all that the table itself has written."""
        return asyncio.wrap_future(self._put({CARRIED_OUT: [(table_id,)]}))

    def live(self) -> list[str]:
        """Every table that goes on after a restart."""
        with closing(connect(self._path)) as db:
            return [id for (id,) in db.execute("select id from tables where live")]

    def find(self, id: str) -> Kept | None:
        with closing(connect(self._path)) as db:
            row = db.execute("select sitting, live from tables where id = ?", (id,)).fetchone()
            return (
                Kept(id, decode(row[0], type=Sitting), *read(db, id), bool(row[1])) if row else None
            )

    def close(self) -> None:
        self._open = False
        self._put({})
        self._writer.join()

    def _put(self, writes: dict[str, Rows]) -> Future[None]:
        job = Job(writes, Future())
        job.done.set_running_or_notify_cancel()  # nobody can call it back from here on
        self._jobs.put(job)
        return job.done

    def _write(self) -> None:
        """Group commit: what piles up during one sync shares the next."""
        while self._open or not self._jobs.empty():
            self._commit([self._jobs.get() for _ in range(max(1, self._jobs.qsize()))])
        self._db.close()

    def _commit(self, jobs: list[Job]) -> None:
        """In one transaction; one by one if a job is bad, so that it spoils no other."""
        error = self._try(jobs)
        if error and len(jobs) > 1 and not trouble_of(error):
            for job in jobs:
                self._commit([job])
        else:
            self._look(jobs, error)
            for job in jobs:
                bad = None if job.empty else error  # with nothing to write, nothing can fail
                job.done.set_exception(bad) if bad else job.done.set_result(None)

    def _try(self, jobs: list[Job]) -> Exception | None:
        ends: dict[str, int] = {}
        began = self.clock.now()
        try:
            with self._db:
                for job in jobs:
                    self._follow(ends, job.writes.get(INSERT, []))
                    for statement, rows in job.writes.items():
                        self._db.executemany(statement, rows)
        except (sqlite3.Error, Gap) as error:
            return error
        COMMITS.observe(seconds(self.clock.now() - began))
        ENTRIES.inc(sum(len(job.writes.get(INSERT, ())) for job in jobs))
        self._ends |= ends
        return None

    def _follow(self, ends: dict[str, int], entries: Rows) -> None:
        """A table's entries have no gaps, whatever failed before them."""
        if entries:
            id, first = entries[0][:2]
            end = ends.get(id, self._ends.get(id, -1))
            if first != end + 1:
                raise Gap(f"revision {first} does not follow {end}")
            ends[id] = entries[-1][1]

    def _look(self, jobs: list[Job], error: Exception | None) -> None:
        """A job's own fault says nothing of the disk, and neither does an empty job."""
        found = trouble_of(error) if error else None
        if found or (not error and not all(job.empty for job in jobs)):
            self.trouble = found
            self._say(found)
        elif error and not self.trouble:
            [row, *_] = next(rows for rows in jobs[0].writes.values() if rows)
            log.error("entries refused", extra={"table": row[0], "why": str(error)})

    def _say(self, trouble: Trouble | None) -> None:
        """A line when the disk fails, and one when it is mended."""
        now = self.clock.now()
        if bool(trouble) == self._said or now < self._quiet_until:
            return
        self._said, self._quiet_until = bool(trouble), now + QUIET
        if trouble:
            log.error("the disk fails: tables wait and try again", extra=trouble._asdict())
        else:
            log.warning("the disk takes entries again: tables go on")


def prepare(path: str) -> sqlite3.Connection:
    """For writing, in today's shape, closed to others; a file from the future is left as it is."""
    close_files(path)
    db = connect(path)
    try:
        check(db)
        db.execute("pragma journal_mode = wal")
        db.execute("pragma synchronous = full")
        migrate(db)
    except BaseException:
        db.close()
        raise
    return db


def connect(path: str) -> sqlite3.Connection:
    """Made here, used by one thread at a time."""
    return sqlite3.connect(path, timeout=BUSY, check_same_thread=False)


def row_of(table_id: str, sitting: Sitting, live: bool) -> dict[str, Rows]:
    """By statement. A game that is over grows old from now on."""
    writes: dict[str, Rows] = {UPSERT: [(table_id, encode(sitting), live)]}
    return writes if live else writes | {prune.FINISHED: [(table_id, today())]}


def read(db: sqlite3.Connection, id: str) -> tuple[Head | None, list[Entry]]:
    found = db.execute("select entry from log where table_id = ? order by revision", (id,))
    rows = [row[0] for row in found]
    head = decode(rows[0], type=Head) if rows else None
    return head, [decode(row, type=Entry) for row in rows[1:]]
