"""A data file that is deleted, renamed or replaced while its server runs."""

import os
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from aiohttp.test_utils import TestServer

from sabot.server.disk.opening import prepare
from sabot.server.http.app import STORE, make_app
from tests.server.page import open_table
from tests.server.process import run

PARTS = ("", "-wal", "-shm")


def delete(database):
    for part in PARTS:
        Path(database + part).unlink()


def delete_the_write_ahead_log(database):
    Path(database + "-wal").unlink()


def rename(database):
    os.rename(database, database + ".old")


def replace(database):
    delete(database)
    prepare(database).close()


def empty(database):
    delete(database)
    Path(database).touch()


LOSSES = [delete, delete_the_write_ahead_log, rename, replace, empty]


@pytest.mark.parametrize("lose", LOSSES)
async def test_health_says_so_though_nobody_plays(guest, database, lose):
    ann = await guest()
    lose(database)
    answer = await ann.get("/healthz")
    assert (answer.status, (await answer.json())["code"]) == (503, "moved")


@pytest.mark.parametrize("lose", [delete, rename])
async def test_a_read_creates_no_file_and_is_refused(guest, database, lose):
    ann = await guest()
    lose(database)
    answer = await ann.get("/api/tables/abcdef")
    assert (answer.status, (await answer.json())["code"]) == (503, "disk")
    assert not Path(database).exists()


async def test_a_read_takes_no_other_file_for_ours(guest, server, database):
    """Its tables are others than those we write to."""
    ann = await guest()
    table = await open_table(ann)
    with closing(sqlite3.connect(database)) as db, db:
        db.execute("update tables set live = 0")
    server.app[STORE].find(table)
    replace(database)
    with pytest.raises(sqlite3.OperationalError, match="isn't the file"):
        server.app[STORE].find(table)
    with pytest.raises(sqlite3.OperationalError, match="isn't the file"):
        server.app[STORE].keys(0)


@pytest.mark.parametrize("lose", LOSSES)
async def test_a_table_pauses_for_told_means_stored(parlour, database, lose):
    await parlour.deal("ann")
    await parlour.wait(5)
    lose(database)
    await parlour.until(lambda: parlour.room.live.paused == "disk")
    assert parlour.store.trouble.code == "moved"


async def test_a_file_that_is_put_back_goes_on(parlour, database):
    await parlour.deal("ann")
    await parlour.wait(5)
    os.rename(database, database + ".old")
    await parlour.until(lambda: parlour.room.live.paused == "disk")
    os.rename(database + ".old", database)
    await parlour.wait(3)
    assert parlour.room.live.paused == "" and parlour.store.trouble is None


async def test_a_link_that_points_elsewhere_is_told(tmp_path, guest):
    real, other, link = (tmp_path / name for name in ("a.db", "b.db", "link.db"))
    link.symlink_to(real)
    async with TestServer(make_app(str(link))) as server:
        ann = await guest(server)
        assert (await ann.get("/healthz")).status == 200
        prepare(str(other)).close()
        link.unlink()
        link.symlink_to(other)
        assert (await (await ann.get("/healthz")).json())["code"] == "moved"


# Files of others


@pytest.mark.parametrize("kind", ["nothing", "tables of another program"])
async def test_a_backup_of_a_file_without_our_tables_is_refused(tmp_path, kind):
    foreign = make_foreign(tmp_path / "foreign.db", kind)
    copy = tmp_path / "copy.db"
    code, line = await run("backup", str(copy), "--data", str(foreign))
    assert code == 1 and not copy.exists()
    assert line == f"Can't copy {foreign} to {copy}: it holds no tables of Sabot."


@pytest.mark.parametrize("words", [["serve", "--port", "0"], ["rotate-key"]])
async def test_a_file_of_another_program_is_left_as_it_is(tmp_path, words):
    foreign = make_foreign(tmp_path / "foreign.db", "tables of another program")
    before = foreign.read_bytes()
    code, line = await run(*words, "--data", str(foreign))
    assert code == 1 and "it holds no tables of Sabot" in line and foreign.read_bytes() == before


async def test_an_empty_file_has_no_key_to_rotate(tmp_path):
    empty = make_foreign(tmp_path / "empty.db", "nothing")
    code, line = await run("rotate-key", "--data", str(empty))
    assert code == 1 and "it holds no tables of Sabot" in line and not empty.stat().st_size


def make_foreign(path, kind):
    path.touch(mode=0o600)
    if kind != "nothing":
        with closing(sqlite3.connect(path)) as db, db:
            db.execute("create table diary (day text)")
    return path
