"""`sabot backup`: one moment of a server that is open, in one file."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from msgspec.json import decode, encode

from sabot.core.log import Entry, Head
from sabot.core.table import Table
from sabot.registry import GAMES
from sabot.server.disk.sqlite import SqliteStore
from tests.server.process import open_server, run


def logs_of(path):
    """Each table's entries, as they lie on the disk."""
    found = {}
    with closing(sqlite3.connect(path)) as db:
        for id, entry in db.execute("select table_id, entry from log order by 1, revision"):
            found.setdefault(id, []).append(entry)
    return found


def replay(rows):
    head = decode(rows[0], type=Head)
    return Table(GAMES[head.game].game, head, [decode(row, type=Entry) for row in rows[1:]])


def view_of(table):
    return encode(table.view_at(table.revision, 0))


@pytest.mark.slow
async def test_a_copy_of_a_server_in_play_replays_to_the_same_bytes(tmp_path):
    copy = tmp_path / "copies" / "copy.db"
    copy.parent.mkdir()
    async with open_server(tmp_path / "sabot.db") as server:
        pages = [await server.play() for _ in range(3)]
        for page in pages:
            await page.until(lambda p: p.revision > 5, 30)
        assert await run("backup", str(copy), "--data", server.data) == (
            0, f"{copy}: {copy.stat().st_size} bytes, whole and sound.")  # fmt: skip
        copied = logs_of(copy)
        for page in pages:
            await page.until(lambda p: p.revision > len(copied[p.table]), 30)
        await server.close()
    all = logs_of(server.data)
    assert copied.keys() == {page.table for page in pages}
    for id, rows in copied.items():
        assert 5 < len(rows) < len(all[id]) and rows == all[id][: len(rows)]
        assert view_of(replay(rows)) == view_of(replay(all[id][: len(rows)]))
    assert [file.name for file in copy.parent.iterdir()] == ["copy.db"]


async def test_a_server_opens_from_its_copy(parlour, database, tmp_path):
    await parlour.deal("ann")
    await parlour.wait(20)
    copy = str(tmp_path / "copy.db")
    assert (await run("backup", copy, "--data", database))[0] == 0
    again = SqliteStore(copy)
    assert again.find("parlour") == parlour.store.find("parlour") and again.live() == ["parlour"]
    again.close()


async def test_a_copy_is_for_its_owner_alone_and_needs_no_other_file(store, database, tmp_path):
    copy = tmp_path / "copy.db"
    await run("backup", str(copy), "--data", database)
    assert copy.stat().st_mode & 0o777 == 0o600
    with closing(sqlite3.connect(f"{copy.as_uri()}?immutable=1", uri=True)) as db:
        assert db.execute("pragma journal_mode").fetchone() == ("delete",)


async def test_a_backup_replaces_nothing(store, database, tmp_path):
    mine = tmp_path / "mine"
    mine.write_text("dear diary")
    code, line = await run("backup", str(mine), "--data", database)
    assert code == 1 and "replaces nothing" in line and mine.read_text() == "dear diary"


async def test_without_a_server_there_is_nothing_to_copy(tmp_path):
    code, line = await run("backup", str(tmp_path / "copy.db"), "--data", str(tmp_path / "no.db"))
    assert code == 1 and "There is no" in line and not list(tmp_path.iterdir())


@pytest.mark.parametrize("damage", ["header", "middle"])
async def test_of_a_damaged_server_no_copy_is_left(database, tmp_path, damage):
    store = SqliteStore(database)
    await store.append("a", 0, ["x" * 300] * 400)
    store.close()
    spoil(Path(database), at=0 if damage == "header" else 8 * 4096)
    copy = tmp_path / "copy.db"
    code, line = await run("backup", str(copy), "--data", database)
    assert code == 1 and "Can't copy" in line and not copy.exists()


def spoil(file, at):
    whole = bytearray(file.read_bytes())
    whole[at : at + 4096] = b"\xff" * 4096
    file.write_bytes(whole)
