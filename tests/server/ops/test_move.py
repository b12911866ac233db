"""`sabot move`: a server moves from its file into PostgreSQL, and play goes on there."""

import argparse
import asyncio
import sqlite3
from contextlib import closing

import pytest

from sabot.core.log import Restarted
from sabot.server.disk.data import opened, shown
from sabot.server.disk.games import Made
from sabot.server.disk.lock import lock
from sabot.server.disk.sqlite import SqliteStore
from sabot.server.ops.move import move as move_now
from sabot.server.table.lobby import Lobby
from tests.server.disk.test_store_script import CARD, EVER, HEAD, SITTING


@pytest.fixture
def url(postgres):
    return postgres.new_database()


async def move(file, url):
    wish = argparse.Namespace(file=file, url=url)
    return await asyncio.to_thread(move_now, wish)


async def test_a_game_in_play_goes_on_there_and_a_kept_one_is_kept(parlour, database, url, capsys):
    await parlour.deal("ann")
    await parlour.wait(20)
    parlour.room.stop()
    for id, live in (("done", False), ("gathering", True)):
        await parlour.store.add(id, SITTING)
        await parlour.store.keep(id, SITTING, live)
    await parlour.store.append("done", 0, [HEAD])
    await parlour.store.keep_game(Made("done", 9, b"record", [("ann", 9, "done", "zinga", CARD)]))
    before, keys = parlour.store.find("parlour"), parlour.store.keys(10**12)
    assert await move(database, url) == 0
    counted = f"3 tables, {len(before.log) + 1} log, 1 keys, 1 finished, 1 games, 1 played"
    told = f"Moved to {shown(url)}: {counted}. {database} is as it was.\n"
    assert capsys.readouterr().out == told
    store = opened(url)
    assert store.keys(10**12) == keys and store.find("parlour") == before
    assert sorted(store.live()) == ["gathering", "parlour"]
    assert store.game("done").record == b"record"
    assert [game.id for game in store.games_of("ann", None, EVER, 9)] == ["done"]
    lobby = Lobby(store, parlour.clock)
    await lobby.resume(store.live())
    parlour.store, parlour.room, parlour.guests = store, lobby.rooms["parlour"], []
    parlour.come("ann")
    await parlour.until(lambda: len(parlour.room.live.table.log) > len(before.log) + 20)
    log = store.find("parlour").log
    assert isinstance(log[len(before.log)], Restarted) and log[: len(before.log)] == before.log
    lobby.close()
    store.close()


async def test_a_database_with_rows_of_its_own_is_left_alone(database, url):
    SqliteStore(database).close()
    store = opened(url)
    await store.add("mine", SITTING)
    told = await move(database, url)
    assert told.endswith(f"to {shown(url)}: it isn't empty: it has rows of its own.")
    assert store.live() == ["mine"]
    store.close()


async def test_a_file_in_use_is_not_moved(database, url):
    SqliteStore(database).close()
    with lock(database):
        assert await move(database, url) == f"{database} is in use by a server: stop it first."


async def test_bad_names_are_one_line_each(tmp_path, database, url):
    SqliteStore(database).close()
    nowhere, notes = str(tmp_path / "nowhere.db"), tmp_path / "notes.txt"
    notes.write_text("dear diary, " * 1_000)
    assert await move(nowhere, url) == f"There is no {nowhere}; --from names the file to move."
    assert "is not a URL of PostgreSQL" in await move(database, "sabot.db")
    assert "file is not a database" in await move(str(notes), url)
    assert not (tmp_path / "notes.txt.lock").exists()
    told = await move(database, "postgresql://127.0.0.1:9/sabot")
    assert told.startswith(f"Can't move {database} to postgresql://127.0.0.1:9/sabot: [Errno 111]")


async def test_of_two_moves_at_once_one_finds_the_other_s_rows(tmp_path, url):
    files = [str(tmp_path / name) for name in ("one.db", "two.db")]
    for file in files:
        store = SqliteStore(file)
        await store.add("hall", SITTING)
        store.close()
    told = await asyncio.gather(*(move(file, url) for file in files))
    [late] = [each for each in told if each != 0]
    assert late.endswith("it isn't empty: it has rows of its own.")


@pytest.mark.parametrize(
    "row", ["'a' || char(0), 0, x''", "x'ff', 0, x''", "'a', 0, 'text'", "'a', 99999999999, x''"]
)
async def test_a_row_that_no_server_wrote_is_one_line(database, url, row):
    SqliteStore(database).close()
    with closing(sqlite3.connect(database)) as db, db:
        db.execute(f"insert into log values ({row})")
    assert "a row of log isn't Sabot's: " in await move(database, url)
    store = opened(url)
    assert store.live() == []
    store.close()
