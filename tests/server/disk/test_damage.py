"""Damaged data: a damaged file opens no server, a damaged table is refused, the others go on."""

import asyncio
import os
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from aiohttp.test_utils import TestServer
from msgspec.json import decode, encode

from sabot.core.game import Illegal
from sabot.core.log import Head
from sabot.server.disk.keys import DAY
from sabot.server.disk.opening import Damaged, prepare
from sabot.server.disk.sqlite import SqliteStore
from sabot.server.http.app import STORE, make_app
from sabot.server.table.chairs import Place, Sitting
from sabot.server.table.lobby import Lobby
from tests.server.page import open_table, visit
from tests.server.process import SABOT

PAGE = 4096
HEAD = Head("zinga", 1, 2, {}, b"seed")
SITTING = Sitting("zinga", {}, "ann", bytes(32), (Place(),) * 2)


async def fill(database):
    store = SqliteStore(database)
    for n in range(20):
        if n < 3:
            await store.add(f"t{n}", SITTING)
        await store.append(f"t{n}", 0, [HEAD, *["x" * 900] * 40], SITTING if n < 3 else None, False)
    store.keys(0)
    store.close()


def spoil(database, page):
    with open(database, "r+b") as file:
        file.seek(page * PAGE)
        file.write(b"\xff" * PAGE)


def pages_of(database):
    return os.path.getsize(database) // PAGE


# A damaged file


@pytest.mark.parametrize("where", ["first", "second", "middle", "last", "cut off"])
async def test_a_damaged_file_starts_no_server_and_one_line_says_why(database, where):
    await fill(database)
    pages = pages_of(database)
    if where == "cut off":
        os.truncate(database, (pages // 2) * PAGE)
    else:
        at = {"first": 0, "second": 1, "middle": pages // 2, "last": pages - 1}
        spoil(database, at[where])
    code, said = await start(database)
    assert code == 1 and len(said) == 1 and said[0].startswith(f"Can't open {database}: ")


async def test_a_file_whose_tables_are_others_starts_no_server(database):
    with closing(prepare(database)) as db, db:
        db.execute("drop table tables")
        db.execute("create table tables (id text, sitting blob)")
    code, said = await start(database)
    assert code == 1 and said[-1] == f"Can't read {database}: no such column: live."
    assert "Traceback" not in "".join(said)


async def start(database):
    process = await asyncio.create_subprocess_exec(
        *(*SABOT, "serve", "--port", "0", "--data", database),
        stderr=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
    )
    said, complained = await asyncio.wait_for(process.communicate(), 30)
    return process.returncode, (said + complained).decode().splitlines()


async def test_a_damaged_page_is_found_before_anything_is_written(database):
    await fill(database)
    spoil(database, pages_of(database) // 2)
    before = Path(database).read_bytes()
    with pytest.raises(Damaged, match="restore a backup"):
        prepare(database)
    assert Path(database).read_bytes() == before


async def test_damage_that_shows_while_it_runs_is_told_for_good_and_the_others_go_on(
    database, guest
):
    await fill(database)
    async with TestServer(make_app(database)) as server:
        ann = await guest(server)
        table = await open_table(ann)
        server.app[STORE]._db.execute("pragma wal_checkpoint(truncate)")
        for page in range(5, pages_of(database)):
            spoil(database, page)
        answer = await ann.get("/api/tables/t1")
        assert (answer.status, (await answer.json())["code"]) == (503, "damaged-table")
        for _ in range(2):
            answer = await ann.get("/healthz")
            assert (answer.status, (await answer.json())["code"]) == (503, "corrupt")
        assert (await visit(ann, table)).seating["stage"] == "gathering"
        await open_table(ann)


async def test_a_change_on_a_damaged_file_is_refused_with_a_code(database, guest):
    async with TestServer(make_app(database)) as server:
        ann = await guest(server)
        spoil_rows(server.app[STORE], "drop table tables")
        answer = await ann.post("/api/tables", json={"game": "zinga", "seats": 2})
        assert (answer.status, (await answer.json())["code"]) == (503, "disk")


def spoil_rows(store, statement, *values):
    with closing(sqlite3.connect(store.data)) as db, db:
        db.execute(statement, values)


# A damaged table


def set_sitting(store, **other):
    [row] = store._db.execute("select sitting from tables where id = 'parlour'").fetchone()
    row = encode(decode(row) | other)
    spoil_rows(store, "update tables set sitting = ? where id = 'parlour'", row)


ROWS = {
    "no sitting": "update tables set sitting = null where id = 'parlour'",
    "an empty sitting": "update tables set sitting = '{}' where id = 'parlour'",
    "a sitting of noise": "update tables set sitting = x'ff00' where id = 'parlour'",
    "no head": "delete from log where revision = 0",
    "a gap": "delete from log where revision = 3",
    "an entry of noise": "update log set entry = x'ff00' where revision = 3",
    "no entry": "update log set entry = null where revision = 3",
    "a revision of noise": "update log set revision = 'x' where revision = 3",
    "a lost end": "update log set revision = 10000 where revision = 3",
}
SITTINGS = {
    "too few chairs": {"places": []},
    "a bot of no level": {"places": [{"level": "wizard"}, {"level": "wizard"}]},
}


@pytest.mark.parametrize("damage", [*ROWS, *SITTINGS])
async def test_a_damaged_table_is_refused_and_another_goes_on(parlour, caplog, damage):
    await parlour.deal("ann")
    await parlour.wait(20)
    parlour.room.stop()
    await parlour.rest()
    sitting = Sitting("zinga", parlour.room.sitting.options, "bob", bytes(32), (Place(),) * 2)
    await parlour.store.add("other", sitting)
    if damage in ROWS:
        spoil_rows(parlour.store, ROWS[damage])
    else:
        set_sitting(parlour.store, **SITTINGS[damage])
    parlour.store.close()
    store = parlour.store = SqliteStore(parlour.store.data)
    lobby = Lobby(store, parlour.clock)
    await lobby.resume(lobby._store.live())
    assert [record.table for record in caplog.records] == ["parlour"]
    assert (await lobby.room("other")).stage == "gathering"
    with pytest.raises(Illegal, match="damaged-table"):
        await lobby.room("parlour")
    await store.append("other", 0, ["x"])
    assert store.trouble is None


# Damaged keys


@pytest.mark.parametrize("row", [(None, 5), ("text", 5), (b"", 5), (b"k" * 32, "noise")])
def test_a_damaged_key_is_not_used(database, row):
    store = SqliteStore(database)
    [key] = store.keys(DAY)
    spoil_rows(store, "insert into keys values (?, ?)", *row)
    assert store.keys(2 * DAY) == [key]
    spoil_rows(store, "delete from keys where key = ?", key)
    [new] = store.keys(2 * DAY)
    assert isinstance(new, bytes) and len(new) == 32 and new not in (key, row[0])
    store.close()


async def test_the_writer_outlives_whatever_it_is_given(store):
    store._ends["a"] = "noise"
    with pytest.raises(TypeError):
        await store.append("a", 1, ["x"])
    await asyncio.wait_for(store.append("b", 0, ["x"]), 5)
