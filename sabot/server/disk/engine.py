"""What both engines share: the rows of every write, and every read. How rows are committed is the
engine's own."""

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Sequence
from contextlib import AbstractContextManager
from typing import Any

from msgspec.json import decode, encode

from sabot.core.game import Millis
from sabot.core.log import Entry, Head, TakenOver
from sabot.server.clock import Clock, WallClock, today
from sabot.server.disk import games, orders, prune
from sabot.server.disk.database import Database
from sabot.server.disk.games import Found, Last, Made
from sabot.server.disk.jobs import INSERT, Job, Rows
from sabot.server.disk.orders import Orders
from sabot.server.disk.trouble import Trouble
from sabot.server.disk.watch import Watch
from sabot.server.figures import COMMITS, ENTRIES, seconds
from sabot.server.table.chairs import Sitting
from sabot.server.table.store import Gap, Kept, Lost
from sabot.server.wire import PlayedGame

ADD = "insert into tables values (?, ?, ?, 0, ?)"
KEEP = "update tables set sitting = ?, live = ? where id = ? and epoch = ?"
TAKE_OVER = "update tables set epoch = epoch + 1, owner = ? where id = ? and epoch = ?"
HAND_OVER = "update tables set owner = null where id = ? and epoch = ?"
HOLD = "update tables set epoch = epoch where id = ? and epoch = ?"  # changes nothing
FENCED = (KEEP, TAKE_OVER, HAND_OVER, HOLD)  # each row changes one table, or the table is lost
EPOCH = "select epoch from tables where id = ?"
ROW = "select sitting, live, epoch, owner from tables where id = ?"
STANDS = """select sitting, live and exists (select 1 from log where table_id = tables.id)
 from tables where id = ?"""
LOG = "select revision, entry from log where table_id = ? order by 1"
LIVE = "select id from tables where live"
RENAME = "update log set entry = ? where table_id = ? and revision = ?"
NAMING = "select id from tables where instr(sitting, cast(? as blob)) > 0"
CARRIED_OUT = "delete from closing where table_id = ?"
PROVE = "update keys set made = made + 1"  # a millisecond: SQLite skips what changes nothing
ENDS = 10_000  # tables; more than are in play at once


class Engine(ABC):
    """`data`: where it is, for a process that reads for itself. `owner`: this node, by the name
    that tables are its own under."""

    data: str
    what = "disk"

    def __init__(self, clock: Clock | None = None, owner: str | None = None) -> None:
        self.clock, self.owner = clock or WallClock(), owner
        self._watch = Watch(lambda: self.clock.now(), self.what)
        self._ends: dict[str, int] = {}  # the last revision of tables that were written to

    def append(
        self,
        table_id: str,
        revision: int,
        entries: Sequence[Any],
        sitting: Sitting | None = None,
        live: bool = True,
        epoch: int = 0,
    ) -> asyncio.Future[None]:
        """Entries count from `revision`; a table's head is its revision 0. A sitting goes along."""
        rows = [(table_id, n, encode(entry)) for n, entry in enumerate(entries, revision)]
        writes: dict[str, Rows] = {INSERT: rows}
        if sitting:
            writes |= row_of(table_id, sitting, live, epoch)
        return self._write(writes, table_id, epoch)

    def add(self, table_id: str, sitting: Sitting) -> asyncio.Future[None]:
        """A new table; Taken: its id isn't."""
        return self._write({ADD: [(table_id, encode(sitting), True, self.owner)]}, table_id)

    def keep(
        self, table_id: str, sitting: Sitting, live: bool, epoch: int = 0
    ) -> asyncio.Future[None]:
        return self._write(row_of(table_id, sitting, live, epoch), table_id, epoch)

    def take_over(
        self,
        table_id: str,
        epoch: int,
        revision: int,
        entry: TakenOver | None,
        sitting: Sitting | None = None,
    ) -> asyncio.Future[int]:
        """Both rows or none: the epoch, and the entry that the old owner's next one hits."""
        writes: dict[str, Rows] = {TAKE_OVER: [(self.owner, table_id, epoch)]}
        if entry:
            writes[INSERT] = [(table_id, revision, encode(entry))]
        return self._put(Job(writes, new_future(), table_id, epoch + 1, True, sitting))

    def hand_over(self, table_id: str, epoch: int) -> asyncio.Future[None]:
        return self._write({HAND_OVER: [(table_id, epoch)]}, table_id, epoch)

    def rename(self, table_id: str, entries: Sequence[tuple[int, Any]]) -> asyncio.Future[None]:
        """Entries that only name who sat down, by revision: the one thing a log may change."""
        rows = [(encode(entry), table_id, revision) for revision, entry in entries]
        return self._write({RENAME: rows})

    def prove(self) -> asyncio.Future[None]:
        """Does the disk take a write?"""
        return self._write({PROVE: [()]})

    def delete(self, rows: Rows) -> asyncio.Future[None]:
        """Finished games, with all their rows."""
        return self._write(dict.fromkeys(prune.DELETE, rows))

    def carried_out(self, table_id: str) -> asyncio.Future[None]:
        """The order to close it, after all that the table itself has written."""
        return self._write({CARRIED_OUT: [(table_id,)]})

    def settled(self) -> asyncio.Future[None]:
        """Once all that was put before is committed, or has failed."""
        return self._write({})

    def keep_game(self, made: Made) -> asyncio.Future[None]:
        fence: dict[str, Rows] = {HOLD: [(made.id, made.epoch)]}
        return self._write(fence | games.writes_of(made), made.id, made.epoch)

    def rename_game(self, made: Made) -> asyncio.Future[None]:
        """Its record and its cards under other names; it may have been deleted meanwhile."""
        return self._write(games.renames_of(made))

    def drop_games(self, player: str) -> asyncio.Future[None]:
        """That player has no list any more."""
        return self._write({games.DROP_ALL: [(player,)]})

    def drop_game(self, player: str, id: str) -> asyncio.Future[None]:
        """From that player's list; the record stays for the others."""
        return self._write({games.DROP: [(player, id)]})

    # Reads

    @property
    def trouble(self) -> Trouble | None:
        return self._watch.trouble

    @property
    def moved(self) -> bool:
        """Its files were deleted or replaced; the next write fails."""
        return False

    @abstractmethod
    def keys(self, today: Millis) -> list[bytes]:
        """The server's own, newest first; identities are signed with them."""

    def live(self) -> list[str]:
        """Every table that goes on after a restart."""
        with self._reading() as db:
            return [id for (id,) in db.execute(LIVE)]

    def find(self, id: str) -> Kept | None:
        with self._reading() as db:
            return found(db, id)

    def naming(self, player: str) -> list[str]:
        """Every table whose sitting knows that player; it reads the sittings of all."""
        with self._reading() as db:
            return [id for (id,) in db.execute(NAMING, (f'"{player}"',))]

    def old(self, before: Millis) -> list[str]:
        """Games that were over before then."""
        with self._reading() as db:
            return prune.old(db, before)

    def orders(self) -> Orders:
        """From the command line."""
        with self._reading() as db:
            return orders.read(db)

    def unrecorded(self) -> list[str]:
        """Games of this node that are over and not kept yet."""
        with self._reading() as db:
            return [id for (id,) in db.execute(games.UNRECORDED, (self.owner,))]

    def game(self, id: str) -> Found | None:
        with self._reading() as db:
            return games.find(db, id)

    def look(self, id: str) -> tuple[Sitting, bool] | None:
        """Who sits at a table, and whether it goes on."""
        with self._reading() as db:
            return games.look(db, id)

    def games_of(self, player: str, game: str | None, before: Last, most: int) -> list[PlayedGame]:
        with self._reading() as db:
            return games.newest(db, player, game, before, most)

    @abstractmethod
    def close(self) -> None:
        """After everything that was put before."""

    # What engines do each in their way

    @abstractmethod
    def _put(self, job: Job) -> asyncio.Future[Any]: ...

    @abstractmethod
    def _reading(self) -> AbstractContextManager[Database]: ...

    def _write(
        self, writes: dict[str, Rows], table: str = "", epoch: int = 0
    ) -> asyncio.Future[Any]:
        return self._put(Job(writes, new_future(), table, epoch))

    def _know(self, ends: dict[str, int]) -> None:
        """An LRU cache: those of tables that were written to lately."""
        for id, end in ends.items():
            self._ends.pop(id, None)
            self._ends[id] = end
        while len(self._ends) > ENDS:
            del self._ends[next(iter(self._ends))]

    def _count(self, jobs: list[Job], began: int) -> None:
        COMMITS.observe(seconds(self.clock.now() - began))
        ENTRIES.inc(sum(len(job.entries) for job in jobs))


def new_future() -> asyncio.Future[Any]:
    return asyncio.get_running_loop().create_future()


def follow(job: Job, end: int, ends: dict[str, int]) -> None:
    """A table's entries have no gaps, whatever failed before them. What a takeover has read may be
    out of date by now; anything else that doesn't follow is a gap."""
    first = job.entries[0][1]
    if first != end + 1:
        gap = Gap(f"revision {first} does not follow {end}")
        raise Lost(job.table) if job.takes_over else gap
    ends[job.table] = job.entries[-1][1]


def check_seen(job: Job, sitting: bytes, in_play: bool) -> None:
    """Its row is ours by now, so nobody changes it: it is still what was read, or it's lost."""
    if job.seen is None:
        return
    if decode(sitting, type=Sitting) != job.seen or (in_play and not job.entries):
        raise Lost(job.table)


def row_of(table_id: str, sitting: Sitting, live: bool, epoch: int) -> dict[str, Rows]:
    """By statement. A game that is over grows old from now on."""
    writes: dict[str, Rows] = {KEEP: [(encode(sitting), live, table_id, epoch)]}
    return writes if live else writes | {prune.FINISHED: [(table_id, today())]}


def found(db: Database, id: str) -> Kept | None:
    """A kept game has its log in its record."""
    row = db.execute(ROW, (id,)).fetchone()
    if row is None:
        return None
    head, log = read(db, id)
    if head is None:
        head, log = games.log_of(db, id)
    sitting, live, epoch, owner = row
    return Kept(id, decode(sitting, type=Sitting), head, log, bool(live), epoch, owner)


def read(db: Database, id: str) -> tuple[Head | None, list[Entry]]:
    rows = [entry for _, entry in follow_each_other(db.execute(LOG, (id,)))]
    head = decode(rows[0], type=Head) if rows else None
    return head, [decode(row, type=Entry) for row in rows[1:]]


def follow_each_other(rows: Iterable[tuple[Any, Any]]) -> Iterator[tuple[Any, Any]]:
    """A log with a gap would be replayed as another game."""
    for expected, row in enumerate(rows):
        if row[0] != expected:
            raise Gap(f"revision {row[0]!r} does not follow {expected - 1}")
        yield row
