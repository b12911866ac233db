"""Several nodes over one database, where whatever can fail does; a seed says what, and when."""

from functools import partial
from hashlib import sha256
from itertools import count
from random import Random
from typing import NamedTuple

import asyncpg
from msgspec.json import encode

from sabot.registry import GAMES
from sabot.server.clock import SECOND
from sabot.server.table.chairs import Place, Sitting
from sabot.server.table.hosting import remove
from tests.faults.nodes.befalls import Faults
from tests.faults.nodes.database import Database, Row
from tests.faults.nodes.judge import Judge, NodesComplain
from tests.faults.nodes.link import connect
from tests.faults.nodes.node import Node
from tests.faults.nodes.page import Page
from tests.faults.once import Once
from tests.faults.wish import brisk, seats_of
from tests.server.parlour import Clock

PEOPLE = 2
TABLES = ("hall", "garden", "cellar")
BAD_FOR = 60 * SECOND
PATIENCE = 200 * SECOND  # within which every table must go on once all is well again
STILL = 5_000  # alarms of one moment
REMOVAL = 0.3
CLOSING = 0.3


class Weather(NamedTuple):
    """µs that messages and commits may take longer, and how often a page says something twice."""

    slow: int = 0
    jitter: int = 0
    doubled: float = 0


class World:
    def __init__(self, seed):
        self.chance, self.clock, self.numbers = Random(seed), Clock(), count()
        self.game = self.chance.choice(list(GAMES))
        slow, jitter = self.chance.choice((0, 20_000, 200_000)), self.chance.choice((0, 80_000))
        self.weather = Weather(slow, jitter, self.chance.choice((0, 0.2)))
        self.wrong, self.steps, self._still = [], 0, 0
        self.database = Database(self.clock, self.a_commit, self.wrong)
        self.judge, self.tables, self.pages = Judge(self), [], []
        self.nodes = [Node(self, name, self.chance.random() < 0.6)
                      for name in "abcd"[: self.chance.randrange(2, 5)]]  # fmt: skip
        self.named = {node.name: node for node in self.nodes}
        self.faults, self.waited = Faults(self), 0

    def run(self):
        usual, asyncpg.connect = asyncpg.connect, connect
        try:
            with NodesComplain(self.wrong), Once(self.wrong):
                self._run()
                for node in self.nodes:
                    node.bury()
        finally:
            asyncpg.connect = usual
        self.judge.compare()

    @property
    def digest(self):
        logs = sorted((id, *log.values()) for id, log in self.database.logs.items())
        return sha256(encode(logs)).hexdigest()[:16]

    # What happens

    def _run(self):
        for node in self.nodes:
            node.start()
        for table in TABLES[: self.chance.randrange(1, 4)]:
            self._open(table)
        self.faults.begin()
        self._insist()
        self._pass(BAD_FOR)
        self._calm_down()

    def _pass(self, micros):
        end = self.clock.now() + micros
        while not self.wrong and self.clock.next() is not None and self.clock.next() <= end:
            self._step()
        self.clock.stand(max(end, self.clock.now()))

    def _step(self):
        self.steps += 1
        self._still = self._still + 1 if self.clock.next() == self.clock.now() else 0
        self.clock.ring()
        if self._still > STILL:
            self.wrong.append("the clock stands still: an alarm sets itself again at once")

    def _open(self, table):
        places = (Place(),) * seats_of(self.game, PEOPLE)
        host = f"{table} ann"
        sitting = Sitting(self.game, brisk(self.game), host, bytes(32), places)
        self.database.tables[table] = Row(encode(sitting), True, 0, None)
        self.tables.append(table)
        pages = [Page(self, table, name, n * 1_000_000) for n, name in
                 enumerate(("ann", "bob", "eve"), len(self.pages))]  # fmt: skip
        self.pages += pages
        for page in pages[:PEOPLE]:
            page.come()
        self.after(3 * SECOND, lambda: self._fill(pages))
        if self.chance.random() < CLOSING:
            self.after(self.chance.randrange(BAD_FOR), partial(self._close, table))

    def _close(self, table):
        """The operator orders it, as `sabot close` does."""
        self.database.closing[table] = True

    def _remove(self, host):
        """What was answered is so, whatever becomes of the node that has answered."""
        if host.seating.get("stage") == "playing":
            self._ask(host, unseat, partial(self._removed, host))

    def _removed(self, host, done):
        if done:
            self.judge.promised.append(host.table)

    def _ask(self, host, what, tell):
        self.post(host.at, partial(host.at.ask, host.table, what, tell))

    def _fill(self, pages):
        """Later guests look on."""
        host = pages[0]
        if host.seating.get("stage", "gathering") == "gathering":
            self._ask(host, fill, lambda done: None)
            return self.after(SECOND, lambda: self._fill(pages))
        pages[-1].come()
        if self.chance.random() < REMOVAL:
            self.after(self.chance.randrange(BAD_FOR), partial(self._remove, host))

    # All is well again

    def _calm_down(self):
        self.faults.end()
        began, ends = self.clock.now(), {id: self.judge.end_of(id) for id in self.tables}
        shut = set(self.tables)  # to a visitor
        for table in self.tables:
            self._visit(table, shut)
        while (ends or shut) and not self.wrong:
            self._pass(SECOND // 4)
            ends = {id: end for id, end in ends.items() if not self.judge.goes_on(id, end)}
            self.waited = self.clock.now() - began
            if self.waited > PATIENCE:
                self.wrong.append(f"these hang: {', '.join(sorted(ends.keys() | shut))}")

    def _visit(self, table, shut):
        """Any node finds any table, one that is over too."""
        if table in shut:
            node = self.chance.choice(self.nodes)
            let_in = partial(shut.discard, table)
            self.post(node, lambda: node.ask(table, look, lambda done: done and let_in()))
            self.after(SECOND, partial(self._visit, table, shut))

    def _insist(self):
        for page in self.pages:
            page.insist()
        self.after(SECOND, self._insist)

    def be_fine(self):
        self.weather = Weather()

    # Chances

    def after(self, micros, call):
        return self.clock.at(self.clock.now() + micros, call)

    def way(self, least):
        """In one direction of a line, where nothing overtakes anything."""
        last = 0

        def send(call):
            nonlocal last
            jitter = self.chance.randrange(1 + self.weather.jitter)
            last = max(last, self.clock.now() + least + jitter)
            self.clock.at(last, call)

        return send

    def under_way(self, slow):
        return self.chance.randrange(100, 1_000 + self.weather.slow + slow)

    def a_thread(self):
        return self.chance.randrange(100, 5_000)

    def a_commit(self):
        return self.chance.randrange(500, 2_000 + self.weather.slow)

    def pause(self):
        return self.chance.randrange(4 * SECOND)

    def post(self, node, call):
        """A request."""
        self.after(self.chance.randrange(1_000, 50_000), lambda: node.take(call))


def fill(room):
    room.gathering.fill()


def look(room):
    pass


def unseat(room):
    remove(room, 1)
