"""A store without a disk: the promises of `disk.sqlite`, and faults at a given time.

`Platter` is what outlives a crash. `test_disk.py` holds both stores to the same script.
"""

import asyncio
from typing import NamedTuple

from msgspec.json import decode, encode

from sabot.core.log import Entry, Head
from sabot.server.table.chairs import Sitting
from sabot.server.table.store import Gap, Kept, Lost, Taken, Unavailable

FAILED = Unavailable("disk I/O error")


class Platter:
    def __init__(self):
        self.tables, self.logs = {}, {}  # all as bytes, as a disk would have it
        self.owners = {}  # with their epochs


class Job(NamedTuple):
    table: str
    first: int
    rows: list
    kept: tuple | None  # a sitting, and whether its table goes on
    done: asyncio.Future
    epoch: int = 0
    kind: str = "keep"  # or add, take over, hand over

    @property
    def empty(self):
        return not self.rows and not self.kept and self.kind == "keep"

    @property
    def takes_over(self):
        return self.kind == "take over"

    @property
    def gives(self):
        return self.epoch + 1 if self.takes_over else None


class Disk:
    """`takes()`: how many µs this commit will last; `fails()`: whether it does."""

    def __init__(self, platter, clock, takes=lambda: 0, fails=lambda: False, owner=None):
        self.platter, self._clock, self._takes, self._fails = platter, clock, takes, fails
        self.owner = owner
        self._waiting, self._writing = [], []

    def append(self, table, revision, entries, sitting=None, live=True, epoch=0):
        kept = (encode(sitting), live) if sitting else None
        return self._put(table, epoch, revision, [encode(entry) for entry in entries], kept)

    def add(self, table, sitting):
        return self._put(table, 0, 0, [], (encode(sitting), True), "add")

    def keep(self, table, sitting, live, epoch=0):
        return self._put(table, epoch, 0, [], (encode(sitting), live))

    def take_over(self, table, epoch, revision, entry):
        rows = [encode(entry)] if entry else []
        return self._put(table, epoch, revision, rows, None, "take over")

    def hand_over(self, table, epoch):
        return self._put(table, epoch, 0, [], None, "hand over")

    def live(self):
        return [id for id, (_, live) in self.platter.tables.items() if live]

    def find(self, id):
        if id not in self.platter.tables:
            return None
        rows = self.platter.logs.get(id, [])
        head = decode(rows[0], type=Head) if rows else None
        log = [decode(row, type=Entry) for row in rows[1:]]
        sitting, live = self.platter.tables[id]
        return Kept(id, decode(sitting, type=Sitting), head, log, live, *self.platter.owners[id])

    def cut_power(self, written):
        """A commit on its way is on the platter or not, never half of it."""
        if written:
            for job in self._writing:
                self._write(job)

    def _put(self, table, epoch, first, rows, kept, kind="keep"):
        done = asyncio.get_running_loop().create_future()
        self._waiting.append(Job(table, first, rows, kept, done, epoch, kind))
        self._begin()
        return done

    def _begin(self):
        """What piles up during one commit shares the next."""
        if self._waiting and not self._writing:
            self._writing, self._waiting = self._waiting, []
            self._clock.at(self._clock.now() + self._takes(), self._end)

    def _end(self):
        failed = FAILED if self._fails() else None
        for job in self._writing:
            error = failed if failed and not job.empty else self._write(job)
            job.done.set_exception(error) if error else job.done.set_result(job.gives)
        self._writing = []
        self._begin()

    def _write(self, job):
        if error := self._refusal(job):
            return error
        epoch, owner = self.platter.owners.get(job.table, (0, None))
        self.platter.logs.setdefault(job.table, []).extend(job.rows)
        if job.kept:
            self.platter.tables[job.table] = job.kept
        if job.kind == "add" or job.takes_over:
            epoch, owner = epoch + job.takes_over, self.owner
        if job.kind != "keep":
            self.platter.owners[job.table] = epoch, None if job.kind == "hand over" else owner
        return None

    def _refusal(self, job):
        """A fence before every write, and no gap in any log."""
        known, log = job.table in self.platter.tables, self.platter.logs.get(job.table, [])
        if job.kind == "add":
            return Taken(job.table) if known or log else None
        changes = job.kept or job.kind != "keep"
        if (changes and not known) or (known and self.platter.owners[job.table][0] != job.epoch):
            return Lost(job.table)
        if job.rows and job.first != len(log):
            gap = Gap(f"revision {job.first} does not follow {len(log) - 1}")
            return Lost(job.table) if job.takes_over else gap
        return None
