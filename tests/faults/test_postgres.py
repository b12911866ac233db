"""Five faults of a real PostgreSQL, while tables write: nothing told is lost, nothing twice."""

import asyncio
import os
import signal
import time

import pytest

from sabot.core.log import Head, TakenOver, Tick
from sabot.server.cluster.nodes import LEASE
from sabot.server.disk.data import opened
from sabot.server.disk.session import OF_A_NODE, connect
from sabot.server.table.chairs import Place, Sitting
from sabot.server.table.store import Gap, Lost, Unavailable

HEAD = Head("zinga", 1, 2, {}, b"seed")
SITTING = Sitting("zinga", {}, "ann", bytes(32), (Place(),) * 2)
TABLES = 4
ENOUGH = 15  # commits of each table after a fault


class Writer:
    """One table, as `Live` and the lobby treat it: what failed is taken back and tried again; after
    a gap it is read from the store."""

    def __init__(self, store, id):
        self.store, self.id = store, id
        self.told, self.next, self.failures, self.gaps = [], 1, 0, 0

    async def write_on(self, until):
        while not until():
            tick = Tick(self.next * 1_000 + self.failures)  # no try writes what another did
            try:
                await self.store.append(self.id, self.next, [tick])
                self.told.append(tick)
                self.next += 1
            except Unavailable:
                self.failures += 1
                await asyncio.sleep(0.02)
            except Gap:
                self.gaps += 1
                await self._read_again()

    async def _read_again(self):
        """What is found there beyond what was told is told now."""
        found = await asyncio.to_thread(self._find)
        if found:
            assert found.log[: len(self.told)] == self.told
            self.told, self.next = found.log, len(found.log) + 1

    def _find(self):
        try:
            return self.store.find(self.id)
        except Unavailable:
            return None

    @property
    def is_well(self):
        """Told means stored, in one order, and nothing else is there."""
        return self.store.find(self.id).log == self.told


@pytest.fixture
async def store(own_postgres):
    store = opened(own_postgres.new_database(), owner="one")
    for n in range(TABLES):
        await store.add(f"t{n}", SITTING)
        await store.append(f"t{n}", 0, [HEAD])
    yield store
    store.close()


async def suffer(store, fault, seconds=20):
    """Tables write on through it, and for a while after it."""
    writers = [Writer(store, f"t{n}") for n in range(TABLES)]
    end, over = time.monotonic() + seconds, []

    def until():
        assert time.monotonic() < end, "tables don't go on"
        return bool(over) and all(writer.next > over[0] + ENOUGH for writer in writers)

    tasks = [asyncio.create_task(writer.write_on(until)) for writer in writers]
    await asyncio.sleep(0.1)
    await fault()
    over.append(max(writer.next for writer in writers))
    await asyncio.gather(*tasks)
    assert all(writer.is_well for writer in writers)
    return writers


def backends(postgres, sign):
    """Sent to every backend that serves us: PostgreSQL itself, not the library, ends them."""
    found = postgres.psql("select pid from pg_stat_activity where application_name = 'sabot'")
    for pid in found.split():
        os.kill(int(pid), sign)


async def test_backends_that_die_during_commits_are_not_even_noticed(store, own_postgres):
    """Whether the last commit was made is found out; no table needs to know."""

    async def fault():
        for _ in range(10):
            await asyncio.to_thread(backends, own_postgres, signal.SIGTERM)
            await asyncio.sleep(0.03)

    writers = await suffer(store, fault)
    assert sum(writer.failures for writer in writers) == 0
    assert store.trouble is None


async def test_a_crash_of_the_database_pauses_tables_until_it_is_back(store, own_postgres):
    async def fault():
        own_postgres.stop(signal.SIGQUIT)
        await asyncio.sleep(2.5)  # longer than a lost connection is given
        assert store.trouble.code == "unreachable"
        await asyncio.to_thread(own_postgres.start)

    writers = await suffer(store, fault)
    assert all(writer.failures for writer in writers) and store.trouble is None


async def test_a_restart_in_order_is_survived(store, own_postgres):
    async def fault():
        await asyncio.to_thread(own_postgres.stop)
        await asyncio.to_thread(own_postgres.start)

    await suffer(store, fault)
    assert store.trouble is None


async def test_a_database_that_became_read_only_is_told_and_recovers(store, own_postgres):
    async def fault():
        own_postgres.psql("alter system set default_transaction_read_only = on")
        own_postgres.psql("select pg_reload_conf()")
        while store.trouble is None:
            await asyncio.sleep(0.02)
        assert store.trouble.code == "read-only"
        own_postgres.psql("alter system reset default_transaction_read_only")
        own_postgres.psql("select pg_reload_conf()")

    writers = await suffer(store, fault)
    assert all(writer.failures for writer in writers) and store.trouble is None


async def test_an_owner_that_was_stopped_writes_nothing_after_the_takeover(store, own_postgres):
    """Its backend hangs in the middle; meanwhile another node takes all tables over."""
    writers = [Writer(store, f"t{n}") for n in range(TABLES)]
    other = opened(store.data, owner="other")
    lost = [asyncio.create_task(writer.write_on(lambda: False)) for writer in writers]
    await asyncio.sleep(0.1)
    found = own_postgres.psql(WRITER)
    os.kill(int(found), signal.SIGSTOP)
    ends = {}
    for writer in writers:
        ends[writer.id] = await take_over(other, writer.id)
    os.kill(int(found), signal.SIGCONT)
    assert {type(found) for found in await asyncio.gather(*lost, return_exceptions=True)} == {Lost}
    for writer in writers:
        log = other.find(writer.id).log
        assert log == ends[writer.id] and log[: len(writer.told)] == writer.told
    other.close()


WRITER = """select pid from pg_stat_activity where application_name = 'sabot'
 and query like '%insert into log%' order by state_change desc limit 1"""


async def take_over(other, id):
    """As a node does: again, until what was read is what is there."""
    while True:
        entry = TakenOver(9_000_000, 1)
        try:
            kept = await asyncio.to_thread(other.find, id)
            await other.take_over(id, 0, len(kept.log) + 1, entry, kept.sitting)
            return [*kept.log, entry]
        except (Lost, Unavailable):  # a busy machine may take too long for the database's patience
            await asyncio.sleep(0)


async def test_a_node_that_is_gone_in_the_middle_of_a_transaction_holds_up_no_takeover(
    store, own_postgres
):
    """Its machine hangs up on nobody: for the database it is still there, with its rows locked."""
    gone = await connect(store.data, OF_A_NODE)
    await gone.execute("begin")
    await gone.execute("update tables set live = live where id = 't0'")
    other = opened(store.data, owner="other")
    began = time.monotonic()
    await take_over(other, "t0")
    assert time.monotonic() - began < LEASE / 1e6
    other.close()
