"""Tables that stand still: health and metrics say so, and they go on by themselves."""

import asyncio
import os
import sqlite3
from contextlib import closing
from threading import Event

import pytest
from aiohttp.test_utils import TestClient, TestServer
from msgspec.json import encode

from sabot.core.log import Tick
from sabot.server.disk.lock import lock
from sabot.server.http.api import LOBBY
from sabot.server.http.app import STORE, make_app
from sabot.server.table.lobby import Lobby
from tests.browser.server import free_port
from tests.server.parlour import SECOND
from tests.server.process import open_server, run

# One server for one file


async def test_a_symbolic_link_does_not_get_round_the_lock(tmp_path):
    real, link = tmp_path / "sabot.db", tmp_path / "link.db"
    link.symlink_to(real)
    async with open_server(real):
        code, line = await run("serve", "--port", str(free_port()), "--data", str(link))
    assert (code, line) == (1, f"{link} is in use by another Sabot; --data takes another file.")


def test_a_linked_folder_does_not_either(tmp_path):
    (tmp_path / "real").mkdir()
    (tmp_path / "link").symlink_to(tmp_path / "real")
    with lock(str(tmp_path / "real" / "sabot.db")), pytest.raises(BlockingIOError):
        lock(str(tmp_path / "link" / "sabot.db"))


async def test_a_file_with_a_second_name_starts_no_server(store, database, tmp_path):
    os.link(database, tmp_path / "second.db")
    code, line = await run("serve", "--port", str(free_port()), "--data", database)
    assert code == 1 and "another name too" in line


# A log that another has written to


@pytest.fixture
async def lobby(parlour):
    """The parlour's room, in a lobby."""
    parlour.room.stop()
    await parlour.rest()
    lobby = Lobby(parlour.store, parlour.clock)
    parlour.room = await lobby.room("parlour")
    return lobby


def write_behind_its_back(parlour):
    """As a second server would: the next entry."""
    live = parlour.room.live
    row = ("parlour", live.table.revision + 1, encode(Tick(live.now() // 1000)))
    with closing(sqlite3.connect(parlour.store.data)) as db, db:
        db.execute("insert into log values (?, ?, ?)", row)


async def test_a_table_whose_log_is_another_is_fetched_again_and_goes_on(parlour, lobby, caplog):
    [ann] = await parlour.deal("ann")
    await parlour.wait(5)
    write_behind_its_back(parlour)
    cuts = []
    ann.reader.cut = lambda: cuts.append("ann")
    await parlour.until(lambda: parlour.room.is_still)
    stood = parlour.clock.now()
    await parlour.until(lambda: lobby.rooms.get("parlour") is not parlour.room)
    assert parlour.clock.now() - stood < 2 * SECOND
    assert cuts == ["ann"] and not parlour.room.is_still
    while lobby._fetching:
        await parlour.rest()
    parlour.room, parlour.guests = lobby.rooms["parlour"], []
    parlour.come("ann", cursor=ann.reader.cursor)
    await parlour.until(lambda: parlour.room.stage == "over")
    assert any("stood still" in record.message for record in caplog.records)


async def test_the_room_it_was_in_writes_nothing_more(parlour, lobby):
    ann, bob = await parlour.deal("ann", "bob")
    await parlour.wait(5)
    write_behind_its_back(parlour)
    await parlour.until(lambda: lobby.rooms.get("parlour") is not parlour.room)
    while lobby._fetching:
        await parlour.rest()
    parlour.room, parlour.guests = lobby.rooms["parlour"], []
    parlour.come("ann"), parlour.come("bob")
    await parlour.rest()
    before = parlour.store.find("parlour").sitting
    for guest in (ann, bob):
        guest.room.leave(guest.reader)
    await parlour.wait(1)
    guest.room._close()  # nobody is left there
    await parlour.rest()
    kept = parlour.store.find("parlour")
    assert kept.live and kept.sitting == before == parlour.room.sitting


async def test_a_table_whose_rules_failed_is_fetched_again(parlour, lobby, monkeypatch):
    await parlour.deal("ann")
    await parlour.wait(5)
    broken = parlour.room
    with monkeypatch.context() as patch:
        patch.setattr(broken.live.table, "advance", fail)
        await parlour.until(lambda: broken.live.paused == "fault")
        assert broken.is_still
    await parlour.until(lambda: lobby.rooms.get("parlour") is not broken)
    while lobby._fetching:
        await parlour.rest()
    parlour.room, parlour.guests = lobby.rooms["parlour"], []
    parlour.come("ann")
    await parlour.until(lambda: parlour.room.stage == "over")


def fail(*_):
    raise ZeroDivisionError


async def test_rules_that_fail_again_and_again_are_tried_ever_less_often(parlour, lobby):
    await parlour.deal("ann")
    await parlour.wait(5)
    tries = []
    for _ in range(9):
        room, before = lobby.rooms["parlour"], parlour.clock.now()
        parlour.room, parlour.guests = room, []
        parlour.come("ann")
        await parlour.rest()
        room.live.table.advance = fail
        await parlour.until(lambda room=room: lobby.rooms.get("parlour") is not room)
        while lobby._fetching:
            await parlour.rest()
        tries.append(parlour.clock.now() - before)
    assert tries[-1] >= 60 * SECOND > 10 * tries[0]


async def test_health_and_metrics_say_so(parlour, lobby, tmp_path):
    await parlour.deal("ann")
    await parlour.wait(5)
    app = make_app(str(tmp_path / "doors.db"))
    app[LOBBY].rooms["parlour"] = parlour.room
    async with TestClient(TestServer(app)) as client:
        assert (await client.get("/healthz")).status == 200
        parlour.room.live.table.advance = fail
        while parlour.room.live.paused != "fault":
            parlour.clock.ring()
            await parlour.rest()
        answer = await client.get("/healthz")
        told = {"code": "still", "why": "tables that stand still: 1"}
        assert (answer.status, await answer.json()) == (503, told)
        assert "sabot_tables_still 1.0" in await (await client.get("/metrics")).text()


async def test_a_table_that_waits_for_its_people_does_not_stand_still(parlour):
    [ann] = await parlour.deal("ann")
    ann.leave()
    await parlour.wait(5)
    assert parlour.room.live.paused == "nobody" and not parlour.room.is_still


# A disk that hangs


async def test_a_commit_that_hangs_is_told(guest, server, parlour):
    """No error comes from a disk that doesn't answer."""
    ann, store, hangs, goes_on = await guest(), server.app[STORE], Event(), Event()
    store._db.create_function("hang", 0, lambda: hangs.set() or goes_on.wait(20))
    store._db.execute("create temp trigger slow before update on keys begin select hang(); end")
    store.clock = parlour.clock
    proof = store.prove()
    await asyncio.to_thread(hangs.wait, 5)
    parlour.clock.stand(6 * SECOND)
    answer = await ann.get("/healthz")
    assert (answer.status, (await answer.json())["code"]) == (503, "slow")
    goes_on.set()
    await proof
    assert (await ann.get("/healthz")).status == 200


# A bot that can't read the log


async def test_a_bot_that_cannot_read_the_log_tries_again(parlour):
    _, bob = await parlour.deal("ann", "bob")
    await parlour.wait(5)
    spoiled = "update log set entry = ? where revision = 1 and table_id = 'parlour'"
    with closing(sqlite3.connect(parlour.store.data)) as db:
        [good] = db.execute("select entry from log where revision = 1").fetchone()
        db.execute(spoiled, (b"noise",))
        db.commit()
        bob.leave()
        await parlour.wait(30)
        assert parlour.level(1) is None
        db.execute(spoiled, (good,))
        db.commit()
    await parlour.wait(12)
    assert parlour.level(1) == "normal"
