"""Keys and secrets lie in the data file: no other user of the machine may read it."""

import os
import sqlite3
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from sabot.server.disk.lock import lock
from sabot.server.disk.migrations import OURS
from sabot.server.disk.opening import prepare
from sabot.server.disk.sqlite import SqliteStore
from tests.server.process import open_server, run

pytestmark = pytest.mark.skipif(os.name != "posix", reason="modes are for POSIX")
PARTS = ("", "-wal", "-shm", ".lock")


def mode(path):
    return Path(path).stat().st_mode & 0o777


def modes(database):
    return [mode(database + part) for part in PARTS]


@pytest.fixture(autouse=True)
def usual_umask():
    before = os.umask(0o022)
    yield
    os.umask(before)


@contextmanager
def opened(database):
    with lock(database):
        store = SqliteStore(database)
        yield store
        store.close()


async def test_a_new_file_and_all_beside_it_are_for_their_owner_alone(database):
    with opened(database) as store:
        store.keys(0)
        assert modes(database) == [0o600] * 4


async def test_files_that_were_wider_are_closed_and_the_log_says_so(database, caplog):
    with closing(sqlite3.connect(database)) as db:
        db.execute("pragma journal_mode = wal")
        for table in OURS:
            db.execute(f"create table {table} (key, id, live, table_id, revision)")
        for part in ("", "-wal", "-shm"):
            Path(database + part).chmod(0o664)
        Path(database + ".lock").touch(0o644)
        with opened(database):
            assert modes(database) == [0o600] * 4
    [record] = caplog.records
    assert record.levelname == "WARNING" and "others" in record.message
    assert record.modes == "sabot.db 664, sabot.db-wal 664, sabot.db-shm 664, sabot.db.lock 644"


async def test_closed_files_are_no_news(database, caplog):
    for _ in range(2):
        with opened(database):
            pass
    assert not caplog.records


async def test_a_key_rotated_by_hand_leaves_the_file_closed(database):
    prepare(database).close()
    Path(database).chmod(0o644)
    assert (await run("rotate-key", "--data", database))[0] == 0
    assert mode(database) == 0o600


async def test_nothing_of_a_backup_can_be_read_by_others(database, tmp_path):
    prepare(database).close()
    copy = tmp_path / "copy.db"
    assert (await run("backup", str(copy), "--data", database))[0] == 0
    assert mode(copy) == 0o600


# Folders


async def test_a_folder_that_the_server_makes_is_its_own(tmp_path):
    data = tmp_path / "a" / "b" / "sabot.db"
    async with open_server(data):
        assert (mode(data.parent), mode(data)) == (0o700, 0o600)
        assert mode(data.parent.parent) == 0o755


async def test_the_usual_folder_is_closed_though_it_was_there(tmp_path):
    folder = tmp_path / "sabot"
    folder.mkdir(0o755)
    async with open_server("", XDG_DATA_HOME=str(tmp_path)) as server:
        assert mode(folder) == 0o700
        log = await server.close()
    assert "level=warning" in log and '"sabot 755"' in log


async def test_a_folder_that_was_chosen_keeps_its_mode(tmp_path):
    folder = tmp_path / "shared"
    folder.mkdir(0o755)
    async with open_server(folder / "sabot.db") as server:
        assert mode(folder) == 0o755
        assert "level=warning" not in await server.close()
