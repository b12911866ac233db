"""A disk that is full, read-only or held by another: tables wait, nothing is lost, play goes on."""

import asyncio
import os
import resource
import sqlite3
import tempfile
from contextlib import closing, contextmanager, suppress
from itertools import count
from pathlib import Path

import pytest

from sabot.core.log import Paused, Resumed
from sabot.server.disk.keys import ROTATED
from sabot.server.disk.opening import prepare
from sabot.server.disk.sqlite import SqliteStore
from sabot.server.http.app import STORE
from sabot.server.table.lobby import replayed
from tests.browser.server import free_port
from tests.server.page import open_table
from tests.server.parlour import SECOND, Clock
from tests.server.process import open_server, run

NOBODY = 65_534


@contextmanager
def full(store, path):
    [pages] = store._db.execute("pragma page_count").fetchone()
    store._db.execute(f"pragma max_page_count = {pages}")
    for size in (1_000, 100, 10, 0):
        fill(store._db, size)
    yield
    store._db.execute("pragma max_page_count = 100000")


def fill(db, size):
    """What is left in the pages that are there, just behind the entries of the parlour."""
    with suppress(sqlite3.OperationalError), db:
        for number in count():
            row = ("parlour~", size * 100_000 + number, bytes(size))
            db.execute("insert into log values (?, ?, ?)", row)
            db.commit()


@contextmanager
def read_only(store, path):
    store._db.execute("pragma query_only = on")
    yield
    store._db.execute("pragma query_only = off")


@contextmanager
def locked(store, path):
    store._db.execute("pragma busy_timeout = 0")
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("begin exclusive")
        yield
        other.execute("rollback")


TROUBLES = [(full, "disk-full"), (read_only, "read-only"), (locked, "locked")]


@pytest.mark.parametrize(("trouble", "code"), TROUBLES)
async def test_a_table_waits_says_so_once_and_goes_on(parlour, database, caplog, trouble, code):
    await parlour.deal("ann")
    await parlour.wait(5)
    parlour.store.clock = parlour.clock
    with trouble(parlour.store, database):
        await parlour.until(lambda: parlour.room.live.paused == "disk")
        told = parlour.room.live.told
        await parlour.wait(100)
        assert parlour.room.live.told == told and parlour.store.trouble.code == code
    await parlour.wait(3)
    assert parlour.room.live.paused == "" and parlour.store.trouble is None
    await parlour.wait(60)
    failed, mended = caplog.records
    assert failed.levelname == "ERROR" and failed.code == code
    assert mended.levelname == "WARNING" and "again" in mended.message


@pytest.mark.parametrize("trouble", [trouble for trouble, _ in TROUBLES])
async def test_what_was_stored_is_whole_and_the_game_comes_to_its_end(parlour, database, trouble):
    await parlour.deal("ann")
    await parlour.wait(5)
    with trouble(parlour.store, database):
        await parlour.wait(30)
    await parlour.until(lambda: parlour.room.stage == "over")
    with closing(sqlite3.connect(database)) as db:
        assert db.execute("pragma integrity_check").fetchone() == ("ok",)
    kept = parlour.store.find("parlour")
    assert replayed(kept).state == parlour.room.live.table.state
    why = [entry.why for entry in kept.log if isinstance(entry, Paused)]
    assert why == ["disk"] and sum(isinstance(entry, Resumed) for entry in kept.log) == 1


async def test_a_bad_entry_spoils_no_other_and_is_no_trouble_of_the_disk(store, caplog):
    bad, good = store.append("a", 7, ["x"]), store.append("b", 0, ["x"])
    await asyncio.wait([bad, good])
    assert "does not follow" in str(bad.exception()) and good.exception() is None
    assert store.trouble is None and [record.table for record in caplog.records] == ["a"]


async def test_a_disk_that_comes_and_goes_is_a_line_a_minute(database, caplog):
    clock = Clock()
    store = SqliteStore(database, clock)
    await store.add("a", None)
    for second in range(120):
        clock.stand(second * SECOND)
        with read_only(store, database), pytest.raises(sqlite3.OperationalError):
            await store.keep("a", None, live=False)
        await store.keep("a", None, live=False)
    store.close()
    assert [record.levelname for record in caplog.records] == ["ERROR", "WARNING"]


# At the doors


@pytest.mark.parametrize(("trouble", "code"), TROUBLES[1:])  # a full file still has room for little
async def test_health_is_ill_with_a_reason_and_well_again_though_nobody_plays(
    guest, server, database, trouble, code
):
    ann, store = await guest(), server.app[STORE]
    await look(ann, 200, {"code": "well"})
    with trouble(store, database):
        refused = await ann.post("/api/tables", json={"game": "zinga", "seats": 2})
        assert refused.status == 503 and (await refused.json())["code"] == "disk"
        await look(ann, 503, {"code": code, "why": store.trouble.why})
    await look(ann, 200, {"code": "well"})
    await open_table(ann)


async def look(client, status, told):
    answer = await client.get("/healthz")
    assert (answer.status, await answer.json()) == (status, told)


# In a process of its own


@pytest.mark.slow
async def test_a_server_whose_file_can_grow_no_more_waits_until_it_can(tmp_path):
    async with open_server(tmp_path / "sabot.db") as server:
        page = await server.play()
        limit_files(server, Path(server.data + "-wal").stat().st_size)
        await page.until(lambda p: p.seating["paused"] == "disk", 30)
        assert await server.health() == (503, "disk")
        limit_files(server, resource.RLIM_INFINITY)
        seen = page.revision
        await page.until(lambda p: not p.seating["paused"] and p.revision > seen + 2, 30)
        assert await server.health() == (200, "well")
        log = await server.close()
    assert log.count("level=error") == 1 and 'code=disk why="disk I/O error"' in log
    with closing(sqlite3.connect(server.data)) as db:
        assert db.execute("pragma integrity_check").fetchone() == ("ok",)


def limit_files(server, size):
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))


async def refused(data):
    code, line = await run("serve", "--port", str(free_port()), "--data", str(data))
    assert code == 1
    return line


async def test_a_file_that_another_holds_starts_no_server(database):
    with closing(prepare(database)) as other:
        other.execute("begin exclusive")
        assert await refused(database) == f"Can't open {database}: database is locked."


async def test_a_file_of_a_later_version_starts_no_server(database):
    with closing(prepare(database)) as db:
        db.execute("pragma user_version = 1000")
    assert "it has version 1000" in await refused(database)


async def test_a_folder_that_cannot_be_made_starts_no_server(tmp_path):
    (tmp_path / "file").touch()
    assert "Can't open" in await refused(tmp_path / "file" / "sabot.db")


def test_a_file_that_may_only_be_read_is_found_out_at_the_start():
    with tempfile.TemporaryDirectory() as folder:  # pytest's own are closed to others
        path = Path(folder) / "sabot.db"
        prepare(str(path)).close()
        path.chmod(0o444)
        Path(folder).chmod(0o777)
        with as_nobody(), pytest.raises(sqlite3.OperationalError, match="readonly"):
            SqliteStore(str(path))


@contextmanager
def as_nobody():
    """Root may write what nobody may."""
    own = os.geteuid()
    if own == 0:
        os.seteuid(NOBODY)
    yield
    os.seteuid(own)


async def test_keys_wait_for_another_process_that_writes(store, database):
    [key] = store.keys(0)
    with closing(sqlite3.connect(database, isolation_level=None)) as other:
        other.execute("begin exclusive")
        asking = asyncio.create_task(asyncio.to_thread(store.keys, ROTATED))
        await asyncio.sleep(0)
        other.execute("rollback")
    assert (await asking)[1] == key
