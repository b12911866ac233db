"""A store without a disk: the promises of `disk.sqlite`, and faults at a given time.

`Platter` is what outlives a crash. `test_disk.py` holds both stores to the same script.
"""

import asyncio
import sqlite3
from typing import NamedTuple

from msgspec.json import decode, encode

from sabot.core.log import Entry, Head
from sabot.server.disk.sqlite import Kept
from sabot.server.table.chairs import Sitting
from sabot.server.table.store import Gap, Taken

FAILED = sqlite3.OperationalError("disk I/O error")


class Platter:
    def __init__(self):
        self.tables, self.logs = {}, {}  # all as bytes, as a disk would have it


class Job(NamedTuple):
    table: str
    first: int
    rows: list
    kept: tuple | None  # a sitting, and whether its table goes on
    done: asyncio.Future


class Disk:
    """`takes()`: how many µs this commit will last; `fails()`: whether it does."""

    def __init__(self, platter, clock, takes=lambda: 0, fails=lambda: False):
        self.platter, self._clock, self._takes, self._fails = platter, clock, takes, fails
        self._waiting, self._writing = [], []

    def append(self, table, revision, entries, sitting=None, live=True):
        kept = (encode(sitting), live) if sitting else None
        return self._put(table, revision, [encode(entry) for entry in entries], kept)

    def add(self, table, sitting):
        if table in self.platter.tables or table in self.platter.logs:
            taken = asyncio.get_running_loop().create_future()
            taken.set_exception(Taken(table))
            return taken
        return self._put(table, 0, [], (encode(sitting), True))

    def keep(self, table, sitting, live):
        return self._put(table, 0, [], (encode(sitting), live))

    def live(self):
        return [id for id, (_, live) in self.platter.tables.items() if live]

    def find(self, id):
        if id not in self.platter.tables:
            return None
        rows = self.platter.logs.get(id, [])
        head = decode(rows[0], type=Head) if rows else None
        log = [decode(row, type=Entry) for row in rows[1:]]
        sitting, live = self.platter.tables[id]
        return Kept(id, decode(sitting, type=Sitting), head, log, live)

    def cut_power(self, written):
        """A commit on its way is on the platter or not, never half of it."""
        if written:
            for job in self._writing:
                self._write(job)

    def _put(self, table, first, rows, kept):
        job = Job(table, first, rows, kept, asyncio.get_running_loop().create_future())
        self._waiting.append(job)
        self._begin()
        return job.done

    def _begin(self):
        """What piles up during one commit shares the next."""
        if self._waiting and not self._writing:
            self._writing, self._waiting = self._waiting, []
            self._clock.at(self._clock.now() + self._takes(), self._end)

    def _end(self):
        failed = FAILED if self._fails() else None
        for job in self._writing:
            error = failed if (job.rows or job.kept) and failed else self._write(job)
            job.done.set_exception(error) if error else job.done.set_result(None)
        self._writing = []
        self._begin()

    def _write(self, job):
        log = self.platter.logs.setdefault(job.table, [])
        if job.rows and job.first != len(log):
            return Gap(f"revision {job.first} does not follow {len(log) - 1}")
        log += job.rows
        if job.kept:
            self.platter.tables[job.table] = job.kept
        return None
