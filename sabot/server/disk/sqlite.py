"""Every table in SQLite, with group commit: one thread writes; a resolved future is on disk."""

import asyncio
import logging
import sqlite3
from collections.abc import Iterable, Iterator, Sequence
from contextlib import closing, contextmanager
from queue import SimpleQueue
from threading import Thread
from typing import Any

from msgspec.json import decode, encode

from sabot.core.arbiter import Micros
from sabot.core.game import Millis
from sabot.core.log import Entry, Head
from sabot.server.clock import SECOND, Clock, WallClock, today
from sabot.server.disk import games, keys, orders, prune
from sabot.server.disk.games import Found, Made
from sabot.server.disk.jobs import Job, Outcome, Rows, report
from sabot.server.disk.opening import connect, prepare
from sabot.server.disk.orders import Orders
from sabot.server.disk.place import Moved, Place
from sabot.server.disk.trouble import Trouble, trouble_of
from sabot.server.figures import COMMITS, ENTRIES, seconds
from sabot.server.table.chairs import Sitting
from sabot.server.table.store import Gap, Kept, Taken
from sabot.server.wire import PlayedGame

log = logging.getLogger(__name__)
INSERT = "insert into log values (?, ?, ?)"
ADD = "insert into tables values (?, ?, ?)"
UPSERT = "insert or replace into tables values (?, ?, ?)"
RENAME = "update log set entry = ? where table_id = ? and revision = ?"
NAMING = "select id from tables where instr(sitting, cast(? as blob))"
CARRIED_OUT = "delete from closing where table_id = ?"
PROVE = "update keys set made = made + 1"  # a millisecond: SQLite skips what changes nothing
SLOW = 5 * SECOND
ENDS = 10_000  # tables; more than are in play at once
QUIET = 60 * SECOND  # a disk that comes and goes is a line a minute, not one each time


class SqliteStore:
    def __init__(self, path: str, clock: Clock | None = None) -> None:
        self._open, self._db = True, prepare(path)
        self._place = Place(path)
        self._path = self._place.real
        self._failed: Trouble | None = None  # why the last write did
        self._damage: Trouble | None = None  # which no later write mends
        self._began: Micros | None = None  # the commit that is being made
        self.clock = clock or WallClock()
        self._said, self._quiet_until = False, 0
        self._ends: dict[str, int] = {}  # the last revision of tables that were written to
        self._jobs: SimpleQueue[Job | None] = SimpleQueue()  # None: the end
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
        return self._put(writes)

    def add(self, table_id: str, sitting: Sitting) -> asyncio.Future[None]:
        """A new table; Taken: its id isn't."""
        return self._put({ADD: [(table_id, encode(sitting), True)]})

    def keep(self, table_id: str, sitting: Sitting, live: bool) -> asyncio.Future[None]:
        return self._put(row_of(table_id, sitting, live))

    def prove(self) -> asyncio.Future[None]:
        """Does the disk take a write?"""
        return self._put({PROVE: [()]})

    @property
    def trouble(self) -> Trouble | None:
        return self._damage or self._slow() or self._failed

    @property
    def moved(self) -> bool:
        """Its files were deleted or replaced; the next write fails."""
        try:
            self._place.check()
        except Moved:
            return True
        return False

    def keys(self, today: Millis) -> list[bytes]:
        """The house's own, newest first; identities are signed with them."""
        self._place.check()
        with closing(connect(self._path)) as db:
            return keys.current(db, today)

    def naming(self, player: str) -> list[str]:
        """Every table whose sitting knows that player; it reads the sittings of all."""
        with self._reading() as db:
            return [id for (id,) in db.execute(NAMING, (f'"{player}"',))]

    def rename(self, table_id: str, entries: Sequence[tuple[int, Any]]) -> asyncio.Future[None]:
        """Entries that only name who sat down, by revision: the one thing a log may change."""
        rows = [(encode(entry), table_id, revision) for revision, entry in entries]
        return self._put({RENAME: rows})

    def old(self, before: Millis) -> list[str]:
        """Games that were over before then."""
        with self._reading() as db:
            return prune.old(db, before)

    def delete(self, rows: Rows) -> asyncio.Future[None]:
        """Finished games, with all their rows."""
        return self._put(dict.fromkeys(prune.DELETE, rows))

    def orders(self) -> Orders:
        """From the command line."""
        with self._reading() as db:
            return orders.read(db)

    def carried_out(self, table_id: str) -> asyncio.Future[None]:
        """The order to close it, after all that the table itself has written."""
        return self._put({CARRIED_OUT: [(table_id,)]})

    def live(self) -> list[str]:
        """Every table that goes on after a restart."""
        with self._reading() as db:
            return [id for (id,) in db.execute("select id from tables where live")]

    def find(self, id: str) -> Kept | None:
        with self._reading() as db:
            return found(db, id)

    # Finished games

    @property
    def path(self) -> str:
        """For a worker process, which reads for itself."""
        return self._path

    def settled(self) -> asyncio.Future[None]:
        """Once all that was put before is committed, or has failed."""
        return self._put({})

    def keep_game(self, made: Made) -> asyncio.Future[None]:
        return self._put(games.writes_of(made))

    def unrecorded(self) -> list[str]:
        """Games that are over and not kept yet."""
        with self._reading() as db:
            return [id for (id,) in db.execute(games.UNRECORDED)]

    def game(self, id: str) -> Found | None:
        with self._reading() as db:
            return games.find(db, id)

    def games_of(
        self, player: str, game: str | None, before: Millis, most: int
    ) -> list[PlayedGame]:
        with self._reading() as db:
            return games.newest(db, player, game, before, most)

    def rename_game(self, made: Made) -> asyncio.Future[None]:
        """Its record and its cards under other names; it may have been deleted meanwhile."""
        return self._put(games.renames_of(made))

    def drop_games(self, player: str) -> asyncio.Future[None]:
        """That player has no list any more."""
        return self._put({games.DROP_ALL: [(player,)]})

    def drop_game(self, player: str, id: str) -> asyncio.Future[None]:
        """From that player's list; the record stays for the others."""
        return self._put({games.DROP: [(player, id)]})

    def close(self) -> None:
        self._open = False
        self._jobs.put(None)
        self._writer.join()

    @contextmanager
    def _reading(self) -> Iterator[sqlite3.Connection]:
        self._place.check()
        with closing(connect(self._path, "ro")) as db:
            try:
                yield db
            except sqlite3.Error as error:
                self._remember(trouble_of(error))
                raise

    def _slow(self) -> Trouble | None:
        """A disk that hangs reports no error."""
        began = self._began
        if began is None or self.clock.now() - began <= SLOW:
            return None
        return Trouble("slow", f"a commit has taken more than {SLOW // SECOND} s")

    def _remember(self, trouble: Trouble | None) -> None:
        """Damage, wherever it was found: the rest may work for a while."""
        if trouble and trouble.code == "corrupt" and not self._damage:
            self._damage = trouble
            log.error("the data file is damaged: restore a backup", extra={"why": trouble.why})

    def _put(self, writes: dict[str, Rows]) -> asyncio.Future[None]:
        job = Job(writes, asyncio.get_running_loop().create_future())
        self._jobs.put(job)
        return job.done

    def _write(self) -> None:
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
        self._look(jobs, error)
        if isinstance(error, Gap) and (rows := jobs[0].writes.get(INSERT)):
            self._ends.pop(rows[0][0], None)  # it isn't what we believed
        return [(job, None if job.empty else error) for job in jobs]  # nothing to write can't fail

    def _try(self, jobs: list[Job]) -> Exception | None:
        ends: dict[str, int] = {}
        began = self._began = self.clock.now()
        try:
            with self._db:
                for job in jobs:
                    self._follow(ends, job.writes.get(INSERT, []))
                    self._check_free(job.writes.get(ADD, []))
                    for statement, rows in job.writes.items():
                        self._db.executemany(statement, rows)
                self._place.check()  # before the commit: what fails here can be tried again
        except sqlite3.IntegrityError as error:
            return Gap(str(error))
        except Exception as error:  # whatever it is, the next jobs are written
            return error
        finally:
            self._began = None
        COMMITS.observe(seconds(self.clock.now() - began))
        ENTRIES.inc(sum(len(job.writes.get(INSERT, ())) for job in jobs))
        self._know(ends)
        return None

    def _check_free(self, rows: Rows) -> None:
        for id, *_ in rows:
            known = self._db.execute("select 1 from tables where id = ?", (id,)).fetchone()
            if known or self._end_of(id) >= 0:  # of a table that is gone, a log may be left
                raise Taken(id)

    def _end_of(self, id: str) -> int:
        """By the index of the log; nothing is read at the start."""
        [(end,)] = self._db.execute("select max(revision) from log where table_id = ?", (id,))
        return -1 if end is None else int(end)

    def _know(self, ends: dict[str, int]) -> None:
        """An LRU cache: those of tables that were written to lately."""
        for id, end in ends.items():
            self._ends.pop(id, None)
            self._ends[id] = end
        while len(self._ends) > ENDS:
            del self._ends[next(iter(self._ends))]

    def _follow(self, ends: dict[str, int], entries: Rows) -> None:
        """A table's entries have no gaps, whatever failed before them."""
        if entries:
            id, first = entries[0][:2]
            end = ends[id] if id in ends else self._ends.get(id)
            end = self._end_of(id) if end is None else end
            if first != end + 1:
                raise Gap(f"revision {first} does not follow {end}")
            ends[id] = entries[-1][1]

    def _look(self, jobs: list[Job], error: Exception | None) -> None:
        """A job's own fault says nothing of the disk, and neither does an empty job."""
        found = trouble_of(error) if error else None
        if found or (not error and not all(job.empty for job in jobs)):
            self._failed = found
            self._remember(found)
            self._say(found)
        elif error and not self.trouble and not isinstance(error, Taken):
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


def row_of(table_id: str, sitting: Sitting, live: bool) -> dict[str, Rows]:
    """By statement. A game that is over grows old from now on."""
    writes: dict[str, Rows] = {UPSERT: [(table_id, encode(sitting), live)]}
    return writes if live else writes | {prune.FINISHED: [(table_id, today())]}


def found(db: sqlite3.Connection, id: str) -> Kept | None:
    """A kept game has its log in its record."""
    row = db.execute("select sitting, live from tables where id = ?", (id,)).fetchone()
    if row is None:
        return None
    head, log = read(db, id)
    if head is None:
        head, log = games.log_of(db, id)
    return Kept(id, decode(row[0], type=Sitting), head, log, bool(row[1]))


def read(db: sqlite3.Connection, id: str) -> tuple[Head | None, list[Entry]]:
    found = db.execute("select revision, entry from log where table_id = ? order by 1", (id,))
    rows = [entry for _, entry in follow_each_other(found)]
    head = decode(rows[0], type=Head) if rows else None
    return head, [decode(row, type=Entry) for row in rows[1:]]


def follow_each_other(rows: Iterable[tuple[Any, Any]]) -> Iterator[tuple[Any, Any]]:
    """A log with a gap would be replayed as another game."""
    for expected, row in enumerate(rows):
        if row[0] != expected:
            raise Gap(f"revision {row[0]!r} does not follow {expected - 1}")
        yield row
