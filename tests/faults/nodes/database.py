"""One simulated PostgreSQL: rows, transactions, row locks, and sessions that outlive their client.

It knows the very statements of `disk` and `cluster`, and checks for itself who may write what.
"""

from collections import deque
from functools import partial
from typing import NamedTuple

from asyncpg import UniqueViolationError
from asyncpg.exceptions import DeadlockDetectedError, DiskFullError
from msgspec.json import decode

from sabot.core.log import Entry, Head
from sabot.server.clock import SECOND
from sabot.server.table.chairs import Sitting
from sabot.server.table.store import Kept

DEADLOCK = SECOND  # of waiting, until it looks whether it waits for itself


class Row(NamedTuple):
    sitting: bytes
    live: bool
    epoch: int
    owner: str | None


class Database:
    """`takes()`: how many µs a commit lasts."""

    def __init__(self, clock, takes=lambda: 0, wrong=None):
        self.clock, self.takes = clock, takes
        self.wrong = [] if wrong is None else wrong
        self.tables, self.logs, self.nodes = {}, {}, {}
        self.owners = {}  # of tables, or who had them before they were handed over
        self.taken = {}  # from which revision on a table was last taken over
        self.takeovers = 0
        self.closing = {}  # tables that the operator wants to be closed
        self.full = False
        self.down, self.sessions = False, {}
        self._locks, self._waiting = {}, []

    def find(self, id):
        """As it is committed now."""
        row, log = self.tables[id], list(self.logs.get(id, {}).values())
        head = decode(log[0], type=Head) if log else None
        entries = [decode(entry, type=Entry) for entry in log[1:]]
        return Kept(id, decode(row.sitting, type=Sitting), head, entries, *row[1:])

    def crash(self):
        """What isn't committed is gone, and all sessions with it."""
        self.down = True
        for session in list(self.sessions):
            session.end()

    # Row locks

    def lock(self, session, ids, then):
        """`then(error)`, once it has them all."""
        if any(self._locks.get(id, session) is not session for id in ids):
            self._waiting.append((session, ids, then))
            self.clock.at(self.clock.now() + DEADLOCK, partial(self._look, session, then))
        else:
            self._locks |= dict.fromkeys(ids, session)
            then(None)

    def release(self, session):
        self._locks = {id: other for id, other in self._locks.items() if other is not session}
        waiting, self._waiting = self._waiting, []
        for one in waiting:
            if one[0] is not session:
                self.lock(*one)

    def _look(self, session, then):
        """The transaction that finds a deadlock gives way."""
        mine = [one for one in self._waiting if one[0] is session and one[2] is then]
        if mine and session in self._holders(session, set()):
            self._waiting.remove(mine[0])
            then(DeadlockDetectedError("deadlock detected"))

    def _holders(self, session, seen):
        for waits, ids, _ in self._waiting:
            if waits is session:
                for other in {self._locks[id] for id in ids if id in self._locks} - seen:
                    seen.add(other)
                    self._holders(other, seen)
        return seen


class Session:
    """`who`: the incarnation that asks; `lost()`: its client learns that the session has ended;
    `idle`: µs that a transaction may stand still, if there is a limit."""

    def __init__(self, database, who, lost=lambda: None, idle=None):
        self.database, self.who = database, who
        self._lost, self._idle, self._alarm = lost, idle, None
        self._undo()
        self._asked, self._busy, self._in_transaction, self.gone = deque(), False, False, False
        database.sessions[self] = True

    @property
    def changes(self):
        """Anything that isn't committed yet."""
        return bool(self.rows or self.entries or self.orders)

    # What it knows: its own changes, else what is committed

    def row(self, id):
        return self.rows.get(id) or self.database.tables.get(id)

    def log(self, id):
        committed = self.database.logs.get(id, {})
        return committed | self.entries[id] if id in self.entries else committed

    def all(self):
        return self.database.tables.items()

    def now(self):
        return self.database.clock.now()

    def has(self, id, epoch):
        """The fence."""
        row = self.row(id)
        return row is not None and row.epoch == epoch

    def set(self, id, **values):
        self.rows[id] = Row(**values)

    def change(self, id, fence, **values):
        """How many rows."""
        if not self.has(id, fence):
            return 0
        self.rows[id] = self.row(id)._replace(**values)
        return 1

    def write(self, id, revision, entry):
        if revision in self.log(id):
            raise self.twice()
        self.entries.setdefault(id, {})[revision] = entry

    def twice(self):
        return UniqueViolationError("duplicate key value violates unique constraint")

    # What it hears, one after the other

    def hear(self, asked, values, tell):
        """`tell(found, error)`; `asked` is a function of a session, or begin, commit, rollback."""
        if not self.gone:
            self._asked.append((asked, values, tell))
            self._next()

    def leave(self):
        """Noticed once what came before is done; a wait for a lock isn't interrupted."""
        self.hear("leave", (), None)

    def end(self):
        if self.gone:
            return
        self.gone = True
        self.database.sessions.pop(self, None)
        self._undo()
        self._lost()

    def _next(self):
        if self._busy or self.gone or not self._asked:
            return
        self._set_alarm(False)
        self._busy = True
        asked, values, tell = self._asked.popleft()
        if asked == "leave":
            return self.end()
        if asked in ("begin", "rollback"):
            self._in_transaction = asked == "begin"
            self._undo()
            return self._answer(tell, [], None)
        if asked == "commit":
            return self._commit(tell, [])
        ids = asked.locks(values)
        self.database.lock(self, ids, partial(self._do, asked, values, tell))

    def _do(self, asked, values, tell, error):
        if self.gone:
            return
        found = None
        if error is None:
            try:
                found = asked(self, *values)
            except UniqueViolationError as why:
                error = why
        if self._in_transaction:
            return self._answer(tell, found, error)
        if error or not self.changes:
            self._undo()
            return self._answer(tell, found, error)
        self._commit(tell, found)

    def _commit(self, tell, found):
        due = self.database.clock.now() + self.database.takes()
        self.database.clock.at(due, partial(self._committed, tell, found))

    def _committed(self, tell, found):
        if self.gone:
            return
        is_refused = self.database.full and self.changes
        if not is_refused:
            self._keep()
        self._in_transaction = False
        self._undo()
        self._answer(tell, found, DiskFullError("no space left") if is_refused else None)

    def _keep(self):
        self._check()
        self._note_takeovers()
        self.database.tables |= self.rows
        for id, entries in self.entries.items():
            self.database.logs.setdefault(id, {}).update(entries)
        for id in self.orders:
            self.database.closing.pop(id, None)

    def _answer(self, tell, found, error):
        if self.gone:
            return
        self._busy = False
        tell(found, error)
        self._set_alarm(self._in_transaction and self._idle)
        self._next()

    def _undo(self):
        self.rows, self.entries, self.orders = {}, {}, set()
        self.database.release(self)

    def _set_alarm(self, set):
        if self._alarm:
            self._alarm.cancel()
        clock = self.database.clock
        self._alarm = clock.at(clock.now() + self._idle, self.end) if set else None

    def _note_takeovers(self):
        for id, row in self.rows.items():
            before = self.database.tables.get(id)
            if before and before.epoch != row.epoch:
                self.database.takeovers += 1
                self.database.taken[id] = len(self.database.logs.get(id, {}))

    def _check(self):
        """Only who has a table writes to it, whatever epoch was named; logs grow at their end; an
        order is carried out once its table is closed."""
        for id in self.rows | self.entries:
            had, has = self.database.owners.get(id), self.row(id).owner
            if self.who not in (had, has):
                self.database.wrong.append(f"{self.who} has written to {id}, which isn't its own")
            self.database.owners[id] = has or had
            log = self.log(id)
            if list(log) != list(range(len(log))):
                self.database.wrong.append(f"the log of {id} has a gap or another order")
        for id in self.orders:
            if self.row(id).live:
                self.database.wrong.append(f"the order to close {id} is gone, and it goes on")
