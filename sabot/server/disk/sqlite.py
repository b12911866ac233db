"""Every table in SQLite, with group commit: one thread writes; a resolved future is on disk."""

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from queue import SimpleQueue
from threading import Thread
from typing import Any

from sabot.core.game import Millis
from sabot.server.clock import Clock
from sabot.server.disk import keys
from sabot.server.disk.database import Database
from sabot.server.disk.engine import (
    ADD,
    EPOCH,
    FENCED,
    STANDS,
    TAKE_OVER,
    Engine,
    check_seen,
    follow,
)
from sabot.server.disk.jobs import INSERT, Job, Outcome, Rows, report
from sabot.server.disk.opening import connect, prepare
from sabot.server.disk.place import Moved, Place
from sabot.server.disk.trouble import engine_free, engine_free_of, trouble_of
from sabot.server.table.store import Gap, Lost, Taken


class SqliteStore(Engine):
    def __init__(self, path: str, clock: Clock | None = None, owner: str | None = None) -> None:
        super().__init__(clock, owner)
        with engine_free():
            self._open, self._db = True, prepare(path)
        self._place = Place(path)
        self.data = self._place.real
        self._jobs: SimpleQueue[Job | None] = SimpleQueue()  # None: the end
        self._writer = Thread(target=self._write_on, daemon=True)
        self._writer.start()

    @property
    def moved(self) -> bool:
        try:
            self._place.check()
        except Moved:
            return True
        return False

    def keys(self, today: Millis) -> list[bytes]:
        self._place.check()
        with engine_free(), closing(connect(self.data)) as db:
            return keys.current(db, today)

    def close(self) -> None:
        self._open = False
        self._jobs.put(None)
        self._writer.join()

    @contextmanager
    def _reading(self) -> Iterator[Database]:
        self._place.check()
        with engine_free(), closing(connect(self.data, "ro")) as db:
            try:
                yield db
            except sqlite3.Error as error:
                self._watch.remember(trouble_of(error))
                raise

    def _put(self, job: Job) -> asyncio.Future[Any]:
        self._jobs.put(job)
        return job.done

    def _write_on(self) -> None:
        """Group commit: what piles up during one sync shares the next."""
        while self._open or not self._jobs.empty():
            jobs = [self._jobs.get() for _ in range(max(1, self._jobs.qsize()))]
            report(self._commit([job for job in jobs if job]))
        self._db.close()

    def _commit(self, jobs: list[Job]) -> list[Outcome]:
        """In one transaction; one by one if a job is bad, so that it spoils no other."""
        error = self._try(jobs)
        if error and len(jobs) > 1 and not trouble_of(error):
            return [outcome for job in jobs for outcome in self._commit([job])]
        self._watch.look(jobs, error, trouble_of(error) if error else None)
        if isinstance(error, Gap | Lost):
            self._ends.pop(jobs[0].table, None)  # it isn't what we believed
        error = engine_free_of(error) if error else None
        return [(job, None if job.empty else error) for job in jobs]  # nothing to write can't fail

    def _try(self, jobs: list[Job]) -> Exception | None:
        ends: dict[str, int] = {}
        began = self._watch.began = self.clock.now()
        try:
            with self._db:
                for job in jobs:
                    self._run(job, ends)
                self._place.check()  # before the commit: what fails here can be tried again
        except sqlite3.IntegrityError as error:
            return Gap(str(error))
        except Exception as error:  # whatever it is, the next jobs are written
            return error
        finally:
            self._watch.began = None
        self._count(jobs, began)
        self._know(ends)
        return None

    def _run(self, job: Job, ends: dict[str, int]) -> None:
        self._check_free(job.writes.get(ADD, []))
        if job.entries and not job.takes_over:
            self._check_epoch(job)
        for statement, rows in job.writes.items():
            if statement in FENCED:
                self._change(job, statement, rows)
            else:
                if statement == INSERT and rows:
                    self._follow(job, ends)
                self._db.executemany(statement, rows)

    def _change(self, job: Job, statement: str, rows: Rows) -> None:
        for row in rows:
            if not self._db.execute(statement, row).rowcount:
                raise Lost(row[-2])
            if statement == TAKE_OVER:
                check_seen(job, *self._db.execute(STANDS, (row[-2],)).fetchone())

    def _check_epoch(self, job: Job) -> None:
        row = self._db.execute(EPOCH, (job.table,)).fetchone()
        if row and row[0] != job.epoch:
            raise Lost(job.table)

    def _check_free(self, rows: Rows) -> None:
        for id, *_ in rows:
            known = self._db.execute(EPOCH, (id,)).fetchone()
            if known or self._end_of(id) >= 0:  # of a table that is gone, a log may be left
                raise Taken(id)

    def _follow(self, job: Job, ends: dict[str, int]) -> None:
        id = job.table
        end = None if job.takes_over else ends.get(id, self._ends.get(id))
        follow(job, self._end_of(id) if end is None else end, ends)

    def _end_of(self, id: str) -> int:
        """By the index of the log; nothing is read at the start."""
        [(end,)] = self._db.execute("select max(revision) from log where table_id = ?", (id,))
        return -1 if end is None else int(end)
