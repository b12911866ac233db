"""A server whose tables are in PostgreSQL: everything that a file can do, and bad databases."""

import argparse
import asyncio
import re
import sys
from io import BytesIO

import pytest
from aiohttp.test_utils import TestServer

from sabot.__main__ import COMMANDS
from sabot.core.log import Head, Tick
from sabot.kept.reading import read
from sabot.kept.verify import verify
from sabot.registry import GAMES
from sabot.server.disk import schema
from sabot.server.disk.data import opened, shown
from sabot.server.disk.keys import ROTATED
from sabot.server.disk.postgres import SIGNS_AFTER
from sabot.server.disk.schema import NEWEST
from sabot.server.http.api import IDENTITIES, KEEPER, LOBBY, STORE
from sabot.server.http.app import make_app
from sabot.server.http.chores import obey
from sabot.server.table.chairs import Place, Sitting
from sabot.server.table.store import Unavailable
from tests.postgres import free_port
from tests.server.http.test_kept import begin, finish
from tests.server.http.test_keys import cookie_of
from tests.server.page import open_table
from tests.server.process import start

HEAD = Head("zinga", 1, 2, {}, b"seed")
SITTING = Sitting("zinga", {}, "ann", bytes(32), (Place(),) * 2)


@pytest.fixture
def database(postgres):
    return postgres.new_database()


async def test_a_game_is_played_kept_verified_and_listed(guest, server):
    ann, bob = await guest(), await guest()
    table = await finish(ann, bob)
    await server.app[KEEPER].wait(table)
    answer = await ann.get(f"/api/games/{table}")
    kept = read(BytesIO(await answer.read()))
    assert answer.status == 200 and verify(kept, GAMES["zgame"].game).holds
    listed = await (await bob.get("/api/me/games")).json()
    assert [game["id"] for game in listed["games"]] == [table]
    assert server.app[STORE].find(table).log == kept.log
    assert (await ann.delete("/api/me")).status == 200
    health = await ann.get("/healthz")
    assert health.status == 200


async def test_a_game_goes_on_after_a_restart(guest, database):
    async with TestServer(make_app(database)) as first:
        ann, bob = await guest(first), await guest(first)
        table, *pages = await begin(ann, bob)
        cookie = cookie_of(ann)
        for page in pages:
            await page.close()
    async with TestServer(make_app(database)) as second:
        room = await second.app[LOBBY].room(table)
        assert room.stage == "playing" and room.seats(second.app[IDENTITIES].read(cookie).id)


async def test_the_operators_commands_work_on_a_url(guest, server, database, capsys):
    ann = await guest()
    table = await open_table(ann)
    assert await sabot("tables", database) == 0
    told = capsys.readouterr().out
    assert table in told and "gathering" in told
    closing = asyncio.create_task(sabot("close", database, table))
    while not server.app[STORE].orders().closing:
        await asyncio.sleep(0.05)
    await obey(server.app)
    assert await closing == 0
    assert capsys.readouterr().out == f"{table} is closed, and its players are told.\n"
    assert await sabot("ban", database, "eve") == 0
    assert server.app[STORE].orders().banned == {"eve"}
    assert await sabot("unban", database, "eve") == 0
    assert await sabot("unban", database, "eve") == "eve is not banned."
    assert await sabot("prune", database, "--older-than", "90d") == 0
    assert "No game is older than that." in capsys.readouterr().out
    assert await sabot("rotate-key", database) == 0 and "two hours" in capsys.readouterr().out


async def test_a_backup_is_left_to_pg_dump_and_no_password_is_shown(database, tmp_path):
    told = await sabot("backup", database, str(tmp_path / "copy"))
    assert "pg_dump" in told and "secret" not in told and shown(database) in told


async def sabot(command, data, *rest):
    """As another process would run it: 0, or what it complains of."""
    parser = argparse.ArgumentParser()
    commands = parser.add_subparsers()
    for add in COMMANDS:
        add(commands)
    wish = parser.parse_args([command, "--data", data, *rest])
    return await asyncio.to_thread(wish.run, wish)


# Keys


async def test_a_new_key_signs_when_every_node_has_read_it(database):
    store = opened(database)
    [old] = store.keys(0)
    assert store.keys(ROTATED)[0] == old and len(store.keys(ROTATED)) == 2
    assert store.keys(ROTATED + SIGNS_AFTER)[1] == old
    store.close()


# Bad databases


ROLL_BACK = """
create sequence tries;
create function roll_back() returns trigger language plpgsql as $$ begin
  if nextval('tries') <= %d then raise 'undone' using errcode = '%s'; end if;
  return new;
end $$;
create trigger undo before insert on log for each row execute function roll_back()"""


@pytest.mark.parametrize("code", ["40P01", "40001"])
async def test_a_batch_that_a_deadlock_undid_is_written_again(postgres, database, code):
    store = opened(database)
    await store.add("hall", SITTING)
    postgres.psql(ROLL_BACK % (2, code), database.rpartition("/")[2])
    await store.append("hall", 0, [HEAD, Tick(1)])
    assert store.find("hall").log == [Tick(1)] and store.trouble is None
    store.close()


async def test_a_batch_that_is_always_undone_fails_like_any_other(postgres, database):
    store = opened(database)
    await store.add("hall", SITTING)
    postgres.psql(ROLL_BACK % (10**6, "40P01"), database.rpartition("/")[2])
    with pytest.raises(Unavailable):
        await store.append("hall", 0, [HEAD])
    assert store.find("hall").head is None
    store.close()


async def test_a_server_that_cannot_start_says_so_in_one_line(postgres):
    bad = postgres.url(password="other secret")
    process = await start("serve", "--port", "0", SABOT_DATA=bad)
    _, told = await asyncio.wait_for(process.communicate(), 30)
    [line] = told.decode().splitlines()
    assert process.returncode == 1 and line.startswith(f"Can't open {shown(bad)}: password auth")


def refusal(data):
    with pytest.raises(Unavailable) as refusal:
        opened(data)
    return str(refusal.value)


def test_a_database_that_cannot_be_reached_or_is_not_there(postgres):
    assert "refused" in refusal(postgres.url("sabot", port=free_port()))
    assert 'database "nowhere" does not exist' in refusal(postgres.url("nowhere"))


def test_a_read_only_database(postgres, database):
    opened(database).close()
    name = database.rpartition("/")[2]
    postgres.psql(f"alter database {name} set default_transaction_read_only = on")
    assert refusal(database) == "it is read-only"


async def test_a_command_writes_to_no_read_only_database(postgres, database):
    opened(database).close()
    name = database.rpartition("/")[2]
    postgres.psql(f"alter database {name} set default_transaction_read_only = on")
    assert "read-only transaction" in await sabot("ban", database, "ann")


async def test_a_database_of_another_program(postgres, database):
    empty = await sabot("tables", database)
    postgres.psql("create table shop (price int)", database.rpartition("/")[2])
    assert refusal(database) == "it holds no tables of Sabot, but others"
    assert empty == f"Can't use {shown(database)}: it holds no tables of Sabot."
    assert await sabot("tables", database) == empty.replace("Sabot.", "Sabot, but others.")


async def test_a_schema_from_the_future_is_left_alone(postgres, database):
    opened(database).close()
    name = database.rpartition("/")[2]
    postgres.psql(f"update sabot set version = {NEWEST + 1}", name)
    assert refusal(database).startswith(f"it has version {NEWEST + 1}, and this Sabot knows up to")
    assert f"it has version {NEWEST + 1}" in await sabot("ban", database, "eve")
    assert postgres.psql("select version from sabot", name) == str(NEWEST + 1)


async def test_an_older_schema_is_brought_up_to_date_by_a_start(postgres, database, monkeypatch):
    opened(database).close()
    newer = (*schema.MIGRATIONS, ("alter table tables add column colour text",))
    monkeypatch.setattr(schema, "MIGRATIONS", newer)
    monkeypatch.setattr(schema, "NEWEST", len(newer))
    assert "a start of `sabot serve` makes it" in await sabot("tables", database)
    opened(database).close()
    assert await sabot("tables", database) == 0
    assert postgres.psql("select colour from tables", database.rpartition("/")[2]) == ""


async def test_nodes_that_start_together_make_one_schema(database):
    stores = await asyncio.gather(*[asyncio.to_thread(opened, database) for _ in range(4)])
    keys = await asyncio.gather(*[asyncio.to_thread(store.keys, 0) for store in stores])
    assert all(key == keys[0] for key in keys) and len(keys[0]) == 1
    for store in stores:
        store.close()


def test_a_missing_extra_is_named(monkeypatch):
    monkeypatch.setitem(sys.modules, "asyncpg", None)
    for module in ("batch", "postgres", "session"):
        monkeypatch.delitem(sys.modules, f"sabot.server.disk.{module}", raising=False)
        monkeypatch.delattr(f"sabot.server.disk.{module}", raising=False)
    with pytest.raises(Unavailable, match=re.escape("pip install 'sabot[postgres]'")):
        opened("postgresql://127.0.0.1/sabot")
