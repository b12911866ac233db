"""A data file of another version: an older one goes on, a newer one is left alone."""

import sqlite3
from contextlib import closing

import pytest

from sabot.core.log import Restarted
from sabot.server.disk.keys import DAY
from sabot.server.disk.migrations import MIGRATIONS, NEWEST, Newer, version_of
from sabot.server.disk.sqlite import SqliteStore
from sabot.server.http.identity import Identities
from sabot.server.table.lobby import Lobby
from sabot.server.table.player import Player

FIRST = """
pragma journal_mode = wal;
pragma synchronous = full;
create table if not exists tables (id text primary key, sitting blob, live int) without rowid;
create table if not exists log (
  table_id text, revision int, entry blob, primary key (table_id, revision)
) without rowid;
create table if not exists keys (key blob);
"""
KEY = bytes(range(32))
ANN = Player("ann", "Ann", "fox")


def rows_of(path, table):
    with closing(sqlite3.connect(path)) as db:
        return db.execute(f"select * from {table} order by 1, 2").fetchall()


def write_fifth_version(path, database):
    with closing(sqlite3.connect(path)) as db, db:
        for statement in (statement for step in MIGRATIONS[:5] for statement in step):
            db.execute(statement)
        db.execute("pragma user_version = 5")
        db.executemany("insert into tables values (?, ?, ?)", chairs_of(database))
        db.executemany("insert into log values (?, ?, ?)", rows_of(database, "log"))


def chairs_of(path):
    """A table's row as it was until the fifth version."""
    return [row[:3] for row in rows_of(path, "tables")]


def write_first_version(path, tables, log):
    with closing(sqlite3.connect(path)) as db, db:
        db.executescript(FIRST)
        db.executemany("insert into tables values (?, ?, ?)", tables)
        db.executemany("insert into log values (?, ?, ?)", log)
        db.execute("insert into keys values (?)", (KEY,))


@pytest.fixture
async def old(parlour, database, tmp_path):
    """As the first version wrote it, in the middle of a game."""
    await parlour.deal("ann")
    await parlour.wait(30)
    parlour.room.stop()
    old = str(tmp_path / "old.db")
    write_first_version(old, chairs_of(database), rows_of(database, "log"))
    return old


async def test_every_table_and_entry_of_the_first_version_is_there(old, database):
    SqliteStore(old).close()
    assert len(rows_of(old, "log")) > 5
    assert rows_of(old, "log") == rows_of(database, "log")
    assert rows_of(old, "tables") == rows_of(database, "tables")


async def test_tables_of_the_fifth_version_belong_to_nobody_and_go_on(parlour, database, tmp_path):
    """The last one in which a table had no owner."""
    await parlour.deal("ann")
    await parlour.wait(30)
    parlour.room.stop()
    old = str(tmp_path / "fifth.db")
    write_fifth_version(old, database)
    store, then = SqliteStore(old), parlour.store.find("parlour")
    before, lobby = store.find("parlour"), Lobby(store, parlour.clock)
    assert before == then and (before.epoch, before.owner) == (0, None)
    await lobby.resume(store.live())
    parlour.store, parlour.room, parlour.guests = store, lobby.rooms["parlour"], []
    parlour.come("ann")
    await parlour.until(lambda: not store.find("parlour").live)
    assert len(store.find("parlour").log) > len(before.log) + 5
    store.close()


async def test_a_live_table_of_the_first_version_goes_on(old, parlour):
    ends, store = rows_of(old, "log")[-1][1], SqliteStore(old)
    lobby = Lobby(store, parlour.clock)
    await lobby.resume(lobby._store.live())
    parlour.store, parlour.room, parlour.guests = store, lobby.rooms["parlour"], []
    parlour.come("ann")
    await parlour.until(lambda: parlour.room.stage == "over")
    log = store.find("parlour").log
    assert isinstance(log[ends], Restarted) and len(log) > ends + 5
    store.close()


async def test_cookies_of_the_first_version_are_good_for_a_year_and_more(old):
    store, then = SqliteStore(old), Identities([KEY])
    keys = store.keys(rows_of(old, "keys")[0][1] + 364 * DAY)
    assert Identities(keys).read(then.write(ANN)) == ANN and keys[0] != KEY
    store.close()


async def test_an_old_file_has_the_newest_version_afterwards(old):
    SqliteStore(old).close()
    with closing(sqlite3.connect(old)) as db:
        assert version_of(db) == NEWEST


async def test_a_migration_that_fails_leaves_the_file_as_it_was(old):
    with closing(sqlite3.connect(old)) as db, db:
        db.execute("alter table keys add column made int")
    with pytest.raises(sqlite3.OperationalError, match="duplicate column"):
        SqliteStore(old)
    with closing(sqlite3.connect(old)) as db:
        assert version_of(db) == 0


def test_a_file_from_the_future_is_refused_and_not_touched(tmp_path):
    path = tmp_path / "new.db"
    SqliteStore(str(path)).close()
    with closing(sqlite3.connect(path)) as db:
        db.execute(f"pragma user_version = {NEWEST + 1}")
    before = path.read_bytes()
    with pytest.raises(Newer, match=f"version {NEWEST + 1}.* knows up to {NEWEST}"):
        SqliteStore(str(path))
    assert path.read_bytes() == before and {f.name for f in tmp_path.iterdir()} == {"new.db"}
