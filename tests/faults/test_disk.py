"""One script for every store: both engines, and the disk of the simulated runs."""

import asyncpg
import pytest
from msgspec.structs import replace

from sabot.core.log import Head, TakenOver, Tick
from sabot.server.disk.data import opened
from sabot.server.table.chairs import Place, Sitting
from sabot.server.table.store import Gap, Lost, Taken, Unavailable
from tests.faults.disk import Disk, Platter
from tests.faults.nodes.database import Database
from tests.faults.nodes.link import Link, Store, connect
from tests.faults.nodes.process import Process, ignore
from tests.server.parlour import Clock

KINDS = (Unavailable, Gap, Lost, Taken)
HEAD = Head("zinga", 1, 2, {}, b"seed")
SITTING = Sitting("zinga", {}, "ann", bytes(32), (Place(),) * 2)
OVER = replace(SITTING, ended="nobody")


class Real:
    """Two nodes, over the same rows."""

    def __init__(self, data):
        self.store, self.other = opened(data, owner="one"), opened(data, owner="other")

    def close(self):
        self.store.close()
        self.other.close()

    async def outcome(self, *waited):
        return [await failure(each) for each in waited]

    def works(self, works):
        self.store._db.execute(f"pragma query_only = {'off' if works else 'on'}")


class Postgres(Real):
    def works(self, works):
        """As a database that became read-only."""
        setting = f"set default_transaction_read_only = {'off' if works else 'on'}"
        self.store._run(self.store._connection.execute(setting))


class Simulated:
    def __init__(self, path):
        self.clock, self.failing = Clock(), False
        platter = Platter()
        self.store = Disk(platter, self.clock, fails=lambda: self.failing, owner="one")
        self.other = Disk(platter, self.clock, owner="other")

    def close(self):
        pass

    async def outcome(self, *waited):
        while self.clock.next() is not None:
            self.clock.ring()
        return [await failure(each) for each in waited]

    def works(self, works):
        self.failing = not works


class Distant:
    """The engine for PostgreSQL, over the database of the simulated nodes."""

    def __init__(self, path):
        self.clock = Clock()
        self.database = Database(self.clock)
        self.store, self.other = self._node("one"), self._node("other")

    def _node(self, name):
        process = Process(self.clock, 0, lambda: 0, ignore)
        process.who = name
        process.link = Link(self.database, self.clock, lambda slow: 100)
        process.run(lambda: setattr(process, "store", Store(process, process.link)))
        return process.store

    def close(self):
        for store in (self.store, self.other):
            store._loop.bury(Clock())

    async def outcome(self, *waited):
        while self.clock.next() is not None:
            self.clock.ring()
        return [await failure(each) for each in waited]

    def works(self, works):
        self.database.full = not works


async def failure(waited):
    try:
        return await waited
    except (Unavailable, Gap, Lost, Taken) as error:
        return next(kind for kind in KINDS if isinstance(error, kind))


@pytest.fixture(params=[Real, Postgres, Simulated, Distant])
def server(request, tmp_path, monkeypatch):
    if request.param is Distant:
        monkeypatch.setattr(asyncpg, "connect", connect)
    if request.param is Postgres:
        server = Postgres(request.getfixturevalue("postgres").new_database())
    else:
        server = request.param(str(tmp_path / "sabot.db"))
    yield server
    server.close()


async def test_what_was_committed_is_found_again(server):
    done = server.store.add("a", SITTING), server.store.append("a", 0, [HEAD, Tick(5)])
    assert await server.outcome(*done) == [None, None]
    assert server.store.live() == ["a"]
    assert server.store.find("a")[1:] == (SITTING, HEAD, [Tick(5)], True, 0, "one")
    assert server.store.find("b") is None


async def test_a_gap_is_refused_and_spoils_nothing_else(server):
    added, append = server.store.add("a", SITTING), server.store.append
    done = append("a", 0, [HEAD]), append("a", 2, [Tick(9)]), append("a", 1, [Tick(5)])
    assert await server.outcome(added, *done) == [None, None, Gap, None]
    assert server.store.find("a").log == [Tick(5)] and server.store.live() == ["a"]


async def test_what_follows_a_failed_commit_is_a_gap(server):
    await server.outcome(server.store.add("a", SITTING), server.store.append("a", 0, [HEAD]))
    server.works(False)
    assert await server.outcome(server.store.append("a", 1, [Tick(5)])) == [Unavailable]
    server.works(True)
    assert await server.outcome(server.store.append("a", 2, [Tick(9)])) == [Gap]
    assert server.store.find("a").log == []


async def test_nothing_to_write_cannot_fail(server):
    server.works(False)
    assert await server.outcome(server.store.append("a", 0, [])) == [None]


async def test_chairs_that_go_along_with_a_log_are_there_with_it_or_not_at_all(server):
    await server.outcome(server.store.add("a", SITTING))
    server.works(False)
    await server.outcome(server.store.append("a", 0, [HEAD], OVER))
    assert server.store.find("a")[1:4] == (SITTING, None, [])
    server.works(True)
    assert await server.outcome(server.store.append("a", 0, [HEAD], OVER, live=False)) == [None]
    assert server.store.find("a")[1:5] == (OVER, HEAD, [], False) and server.store.live() == []
    gap = server.store.append("a", 7, [Tick(5)], SITTING, live=True)
    assert await server.outcome(gap) == [Gap] and server.store.live() == []


async def test_a_new_table_takes_the_place_of_no_other(server):
    await server.outcome(server.store.add("a", SITTING))
    assert await server.outcome(server.store.add("a", SITTING)) == [Taken]
    assert await server.outcome(server.store.add("c", SITTING)) == [None]
    assert server.store.live() == ["a", "c"]


async def test_a_table_is_taken_over_with_an_entry_or_not_at_all(server):
    await dealt(server)
    taken = server.other.take_over("a", 0, 2, TakenOver(7, 1))
    assert await server.outcome(taken) == [1]
    kept = server.store.find("a")
    assert (kept.epoch, kept.owner, kept.log) == (1, "other", [Tick(5), TakenOver(7, 1)])
    assert await server.outcome(server.other.append("a", 3, [Tick(9)], epoch=1)) == [None]


async def test_what_was_read_before_the_last_entry_takes_nothing_over(server):
    await dealt(server)
    for revision in (1, 3):
        late = server.other.take_over("a", 0, revision, TakenOver(7, 1))
        assert await server.outcome(late) == [Lost]
    assert server.store.find("a")[3:] == ([Tick(5)], True, 0, "one")


async def test_of_two_at_once_exactly_one_takes_over(server):
    await dealt(server)
    both = [store.take_over("a", 0, 2, TakenOver(7, 1)) for store in (server.store, server.other)]
    assert sorted(await server.outcome(*both), key=str) == [1, Lost]
    assert server.store.find("a").log == [Tick(5), TakenOver(7, 1)]


async def test_a_gathering_table_is_taken_over_without_an_entry(server):
    await server.outcome(server.store.add("a", SITTING))
    assert await server.outcome(server.other.take_over("a", 0, 0, None)) == [1]
    assert server.store.find("a")[2:] == (None, [], True, 1, "other")
    deal = server.store.append("a", 0, [HEAD], SITTING)
    assert await server.outcome(deal) == [Lost] and server.store.find("a").head is None


async def test_a_stale_owner_writes_nothing_and_spoils_nothing(server):
    await dealt(server)
    await server.outcome(
        server.other.take_over("a", 0, 2, TakenOver(7, 1)), server.store.add("b", SITTING)
    )
    before, store = server.store.find("a"), server.store
    done = await server.outcome(
        store.append("b", 0, [HEAD]),
        store.append("a", 2, [Tick(9)]), store.append("a", 3, [Tick(9)]),
        store.append("a", 2, [Tick(9)], OVER, live=False), store.keep("a", OVER, live=False),
        store.hand_over("a", 0), store.append("b", 1, [Tick(3)]))  # fmt: skip
    assert [done[0], *done[3:]] == [None, Lost, Lost, Lost, None]
    assert done[1] is Lost and done[2] in (Lost, Gap)
    assert server.store.find("a") == before and server.store.find("b").log == [Tick(3)]


async def test_a_stale_owner_that_knows_nothing_of_the_log_writes_nothing(server):
    await server.outcome(server.store.add("a", SITTING))
    await server.outcome(server.other.take_over("a", 0, 0, None))
    await server.outcome(server.other.append("a", 0, [HEAD, Tick(5)], SITTING, epoch=1))
    assert await server.outcome(server.store.append("a", 2, [Tick(9)])) == [Lost]
    assert server.store.find("a").log == [Tick(5)]


async def test_a_table_that_is_handed_over_has_no_owner_until_one_takes_it(server):
    await dealt(server)
    assert await server.outcome(server.store.hand_over("a", 0)) == [None]
    assert server.store.find("a")[4:] == (True, 0, None)
    assert await server.outcome(server.store.take_over("a", 0, 2, TakenOver(7, 1))) == [1]
    assert server.store.find("a").owner == "one"


async def test_a_deleted_table_is_lost(server):
    assert await server.outcome(server.store.keep("gone", SITTING, live=False)) == [Lost]
    assert server.store.find("gone") is None


async def dealt(server):
    await server.outcome(
        server.store.add("a", SITTING), server.store.append("a", 0, [HEAD, Tick(5)])
    )
