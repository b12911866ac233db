"""A connection that is lost after the commit and before its answer: was it committed? The writer
finds out, by what the log holds."""

import asyncio
import socket
from contextlib import suppress
from threading import Thread
from urllib.parse import urlsplit

import pytest

from sabot.core.log import Head, TakenOver, Tick
from sabot.server.disk import postgres as engine
from sabot.server.disk.data import opened
from sabot.server.disk.games import Made
from sabot.server.table.chairs import Place, Sitting
from sabot.server.table.store import Gap, Lost, Unavailable

HEAD = Head("zinga", 1, 2, {}, b"seed")
SITTING = Sitting("zinga", {}, "ann", bytes(32), (Place(),) * 2)


class Wire:
    """Between a store and its database. `swallow`: the first answer with these bytes in it never
    arrives, and the line is cut; while it isn't `up`, nobody gets through; while it is `mute`,
    nothing is answered."""

    def __init__(self, url):
        self._there = urlsplit(url)
        self.swallow, self.up, self.mute, self.cuts = b"", True, False, 0
        self._sockets = [socket.create_server(("127.0.0.1", 0))]
        self._threads = [Thread(target=self._accept)]
        self._threads[0].start()
        port = self._sockets[0].getsockname()[1]
        name = self._there.netloc.rpartition("@")[0]
        self.url = self._there._replace(netloc=f"{name}@127.0.0.1:{port}").geturl()

    def close(self):
        for each in self._sockets:
            with suppress(OSError):
                each.shutdown(socket.SHUT_RDWR)
        for thread in self._threads:
            thread.join()
        for each in self._sockets:
            each.close()

    def _accept(self):
        with suppress(OSError):  # the end
            while True:
                here, _ = self._sockets[0].accept()
                self._sockets.append(here)
                self._join(here) if self.up else here.shutdown(socket.SHUT_RDWR)

    def _join(self, here):
        there = socket.create_connection((self._there.hostname, self._there.port))
        self._sockets.append(there)
        for ends in ((here, there, False), (there, here, True)):
            self._threads.append(Thread(target=self._pass, args=ends))
            self._threads[-1].start()

    def _pass(self, source, sink, answers):
        """What is asked for is always passed on, so PostgreSQL does it."""
        with suppress(OSError):
            while data := source.recv(65_536):
                if answers and self.swallow and self.swallow in data:
                    self.swallow, self.cuts = b"", self.cuts + 1
                    break
                if not (answers and self.mute):
                    sink.sendall(data)
        for end in (source, sink):
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)


@pytest.fixture
def wire(postgres):
    wire = Wire(postgres.new_database())
    yield wire
    wire.close()


@pytest.fixture
async def store(wire):
    store = opened(wire.url, owner="one")
    await store.add("a", SITTING)
    await store.append("a", 0, [HEAD])
    yield store
    store.close()


async def test_entries_that_were_committed_are_not_written_twice(store, wire):
    wire.swallow = b"INSERT 0 1"
    await store.append("a", 1, [Tick(5)])
    await store.append("a", 2, [Tick(6)])
    assert wire.cuts == 1 and store.find("a").log == [Tick(5), Tick(6)]


async def test_entries_with_chairs_were_committed_together(store, wire):
    wire.swallow = b"COMMIT"
    await store.append("a", 1, [Tick(5)], SITTING, live=False)
    assert wire.cuts == 1 and store.find("a")[3:5] == ([Tick(5)], False)


async def test_a_whole_batch_of_many_tables_is_found_again(store, wire):
    for id in "bcd":
        await store.add(id, SITTING)
    wire.swallow = b"INSERT 0 "
    await asyncio.gather(*[store.append(id, 0, [HEAD, Tick(3)]) for id in "bcd"])
    await asyncio.gather(*[store.append(id, 2, [Tick(4)]) for id in "bcd"])
    assert wire.cuts == 1
    for id in "bcd":
        assert store.find(id).log == [Tick(3), Tick(4)]


async def test_what_was_not_committed_is_written_now(store, wire):
    """The answer to the update is lost before the commit was asked for."""
    wire.swallow = b"UPDATE 1"
    await store.append("a", 1, [Tick(5)], SITTING, live=False)
    assert wire.cuts == 1 and store.find("a")[3:5] == ([Tick(5)], False)


async def test_a_takeover_of_ones_own_is_not_anothers(store, wire):
    other = opened(wire.url, owner="other")
    wire.swallow = b"COMMIT"
    assert await other.take_over("a", 0, 1, TakenOver(7, 1)) == 1
    wire.swallow = b"COMMIT"
    await other.add("b", SITTING)
    wire.swallow = b"COMMIT"
    assert await store.take_over("b", 0, 0, None, SITTING) == 1
    assert wire.cuts == 3 and store.find("a")[3:] == ([TakenOver(7, 1)], True, 1, "other")
    other.close()


async def test_a_takeover_by_another_node_in_the_same_words_is_not_ones_own(store, wire):
    """Nothing of ours was committed; meanwhile the other one was faster."""
    other = opened(wire.url, owner="other")
    wire.swallow, wire.up = b"UPDATE 1", False
    taken = store.take_over("a", 0, 1, TakenOver(7, 1))
    while not wire.cuts:
        await asyncio.sleep(0.01)
    assert await other.take_over("a", 0, 1, TakenOver(7, 1)) == 1
    wire.up = True
    with pytest.raises(Lost):
        await taken
    assert store.find("a").owner == "other"
    other.close()


async def test_a_new_table_of_ones_own_is_not_taken(store, wire):
    wire.swallow = b"COMMIT"
    await store.add("b", SITTING)
    assert wire.cuts == 1 and store.find("b").owner == "one"


async def test_a_record_is_kept_once(store, wire):
    await store.keep("a", SITTING, live=False)
    wire.swallow = b"COMMIT"
    await store.keep_game(Made("a", 9, b"record", []))
    assert wire.cuts == 1 and store.game("a").record == b"record"


async def test_who_lost_the_table_meanwhile_learns_that_both_are_true(store, wire):
    """Committed, and then taken over: the entry is there, so it may be told; the next one isn't."""
    other = opened(wire.url, owner="other")
    wire.swallow, wire.up = b"INSERT 0 1", False
    entry = store.append("a", 1, [Tick(5)])
    while not wire.cuts:
        await asyncio.sleep(0.01)
    wire.up = True
    await other.take_over("a", 0, 2, TakenOver(7, 1))
    await entry
    with pytest.raises(Lost):
        await store.append("a", 2, [Tick(6)])
    assert store.find("a").log == [Tick(5), TakenOver(7, 1)]
    other.close()


async def test_if_it_is_not_found_out_soon_the_table_reads_its_log_again(store, wire, monkeypatch):
    monkeypatch.setattr(engine, "GRACE", 0.3)
    wire.swallow, wire.up = b"INSERT 0 1", False
    with pytest.raises(Unavailable):
        await store.append("a", 1, [Tick(5)])
    assert wire.cuts == 1 and store.trouble.code == "unreachable"
    wire.up = True
    with pytest.raises(Gap):
        await store.append("a", 1, [Tick(6)])
    assert store.find("a").log == [Tick(5)]
    await store.append("a", 2, [Tick(7)])
    assert store.find("a").log == [Tick(5), Tick(7)] and store.trouble is None


async def test_a_database_that_hangs_is_not_waited_for_for_ever(store, wire, monkeypatch):
    monkeypatch.setattr(engine, "PATIENCE", 0.3)
    monkeypatch.setattr(engine, "GRACE", 0.3)
    wire.mute = True
    with pytest.raises(Unavailable):
        await store.append("a", 1, [Tick(5)])
    assert store.trouble.code == "unreachable"
    wire.mute = False
    with pytest.raises(Gap):
        await store.append("a", 1, [Tick(6)])
    assert store.find("a").log == [Tick(5)]
