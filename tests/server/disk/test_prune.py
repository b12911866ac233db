"""Finished games are kept for as long as the operator wants, and live ones whatever their age."""

import sqlite3
from contextlib import closing

import pytest

from sabot.server.disk import prune
from sabot.server.disk.keys import DAY
from sabot.server.disk.sqlite import SqliteStore
from sabot.server.http.chores import prune_old
from sabot.server.ops.flags import age
from tests.server.disk.test_store_versions import FIRST
from tests.server.process import run

NOW = 1_000 * DAY


def ids(database, column="id from tables"):
    with closing(sqlite3.connect(database)) as db:
        return {id for (id,) in db.execute(f"select {column}")}


def grow_old(database, days):
    with closing(sqlite3.connect(database)) as db, db:
        db.execute("update finished set at = ?", (NOW - days * DAY,))


async def finish(parlour):
    await parlour.deal("ann")
    parlour.guests[0].leave()
    await parlour.until(lambda: parlour.room.stage == "closed")
    await parlour.rest()


async def test_a_finished_game_goes_when_it_is_old_enough_with_all_its_rows(parlour, database):
    await finish(parlour)
    grow_old(database, 89)
    await prune_old(parlour.store, 90, NOW)
    assert ids(database) == {"parlour"} == ids(database, "table_id from log")
    grow_old(database, 91)
    await prune_old(parlour.store, 90, NOW)
    assert ids(database) == ids(database, "table_id from log") == set()
    assert ids(database, "table_id from finished") == set()


async def test_a_game_in_play_stays_however_old(parlour, database):
    await parlour.deal("ann")
    await parlour.rest()
    assert ids(database, "table_id from finished") == set()
    await prune_old(parlour.store, 1, NOW)
    assert ids(database) == {"parlour"}


async def test_many_go_a_few_at_a_time_so_that_no_act_waits_for_long(parlour, database):
    sitting = parlour.room.sitting
    for number in range(prune.AT_ONCE * 2 + 1):
        parlour.store.add(f"t{number}", sitting)
        parlour.store.keep(f"t{number}", sitting, live=False)
    await parlour.rest()
    grow_old(database, 100)
    assert await prune_old(parlour.store, 90, NOW) == prune.AT_ONCE * 2 + 1
    assert ids(database) == {"parlour"}


async def test_games_of_before_begin_to_age_with_the_upgrade(tmp_path):
    old = str(tmp_path / "old.db")
    with closing(sqlite3.connect(old)) as db, db:
        db.executescript(FIRST)
        db.execute("insert into tables values ('done', '{}', 0), ('live', '{}', 1)")
        db.execute("insert into keys values (zeroblob(32))")
    SqliteStore(old).close()
    assert ids(old, "table_id from finished") == {"done"}
    assert min(ids(old, "at from finished")) > 1_700_000_000_000


@pytest.mark.parametrize(("text", "days"), [("90d", 90), ("1d", 1), ("2w", 14)])
def test_an_age_is_in_days_or_weeks(text, days):
    assert age(text) == days


@pytest.mark.parametrize("text", ["", "90", "0d", "-1d", "d", "1.5d", "9999999d", "90 d"])
def test_any_other_age_is_refused(text):
    with pytest.raises(Exception, match="90d"):
        age(text)


@pytest.mark.slow
async def test_from_the_command_line_while_a_server_may_run(parlour, database):
    await finish(parlour)
    assert await run("prune", "--older-than", "90d", "--data", database) == (
        0, "No game is older than that.")  # fmt: skip
    grow_old(database, 0)  # NOW is long ago
    assert await run("prune", "--older-than", "90d", "--data", database) == (0, "Deleted 1 game.")
    assert ids(database) == set()
    assert (await run("prune", "--data", database))[0] == 2  # never without an age
