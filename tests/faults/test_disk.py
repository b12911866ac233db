"""The disk of the simulated runs keeps the promises of the real store."""

import sqlite3

import pytest

from sabot.core.log import Head, Tick
from sabot.server.disk.sqlite import SqliteStore
from sabot.server.table.chairs import Place, Sitting
from sabot.server.table.store import Gap, Taken
from tests.faults.disk import Disk, Platter
from tests.server.parlour import Clock

HEAD = Head("zinga", 1, 2, {}, b"seed")
SITTING = Sitting("zinga", {}, "ann", bytes(32), (Place(),) * 2)


class Real:
    def __init__(self, path):
        self.store = SqliteStore(path)

    async def outcome(self, *waited):
        return [await failure(each) for each in waited]

    def works(self, works):
        self.store._db.execute(f"pragma query_only = {'off' if works else 'on'}")


class Simulated:
    def __init__(self, path):
        self.clock, self.failing = Clock(), False
        self.store = Disk(Platter(), self.clock, fails=lambda: self.failing)

    async def outcome(self, *waited):
        while self.clock.next() is not None:
            self.clock.ring()
        return [await failure(each) for each in waited]

    def works(self, works):
        self.failing = not works


async def failure(waited):
    try:
        return await waited
    except (sqlite3.Error, Gap, Taken) as error:
        return type(error)


@pytest.fixture(params=[Real, Simulated])
def house(request, tmp_path):
    return request.param(str(tmp_path / "sabot.db"))


async def test_what_was_committed_is_found_again(house):
    done = house.store.keep("a", SITTING, live=True), house.store.append("a", 0, [HEAD, Tick(5)])
    assert await house.outcome(*done) == [None, None]
    assert house.store.live() == ["a"]
    assert house.store.find("a")[1:] == (SITTING, HEAD, [Tick(5)], True)
    assert house.store.find("b") is None


async def test_a_gap_is_refused_and_spoils_nothing_else(house):
    append = house.store.append
    done = append("a", 0, [HEAD]), append("a", 2, [Tick(9)]), append("a", 1, [Tick(5)])
    assert await house.outcome(house.store.keep("a", SITTING, live=False), *done) == [
        None, None, Gap, None]  # fmt: skip
    assert house.store.find("a").log == [Tick(5)] and house.store.live() == []


async def test_what_follows_a_failed_commit_is_a_gap(house):
    await house.outcome(house.store.keep("a", SITTING, True), house.store.append("a", 0, [HEAD]))
    house.works(False)
    assert await house.outcome(house.store.append("a", 1, [Tick(5)])) == [
        sqlite3.OperationalError]  # fmt: skip
    house.works(True)
    assert await house.outcome(house.store.append("a", 2, [Tick(9)])) == [Gap]
    assert house.store.find("a").log == []


async def test_nothing_to_write_cannot_fail(house):
    house.works(False)
    assert await house.outcome(house.store.append("a", 0, [])) == [None]


async def test_chairs_that_go_along_with_a_log_are_there_with_it_or_not_at_all(house):
    house.works(False)
    await house.outcome(house.store.append("a", 0, [HEAD], SITTING))
    assert house.store.find("a") is None
    house.works(True)
    assert await house.outcome(house.store.append("a", 0, [HEAD], SITTING, live=False)) == [None]
    assert house.store.find("a")[1:] == (SITTING, HEAD, [], False) and house.store.live() == []
    gap = house.store.append("a", 7, [Tick(5)], SITTING, live=True)
    assert await house.outcome(gap) == [Gap] and house.store.live() == []


async def test_a_new_table_takes_the_place_of_no_other(house):
    await house.outcome(house.store.keep("a", SITTING, False), house.store.append("b", 0, [HEAD]))
    assert await house.outcome(house.store.add("a", SITTING)) == [Taken]
    assert await house.outcome(house.store.add("b", SITTING)) == [Taken]
    assert await house.outcome(house.store.add("c", SITTING)) == [None]
    assert house.store.live() == ["c"]
