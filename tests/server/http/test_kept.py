"""Finished games: each is kept as a record once it is over, for all or for those who played it."""

import gzip
import sqlite3
from contextlib import closing
from io import BytesIO
from pathlib import Path

import pytest
from aiohttp.test_utils import TestServer

from sabot.core.log import Sat
from sabot.core.luck import commitment_of, seed_of
from sabot.kept.reading import read
from sabot.kept.title import head_of
from sabot.kept.verify import verify
from sabot.registry import GAMES
from sabot.server import limits
from sabot.server.clock import today
from sabot.server.disk.games import NEWEST as NEWEST_GAMES
from sabot.server.disk.games import NEWEST_OF_GAME
from sabot.server.disk.keys import DAY
from sabot.server.disk.migrations import MIGRATIONS
from sabot.server.disk.recording import NotOver, made
from sabot.server.disk.sqlite import SqliteStore
from sabot.server.http.api import KEEPER, LOBBY, STORE
from sabot.server.http.app import make_app
from sabot.server.http.chores import prune_old
from tests.server.page import open_table, visit

FOURTH = Path(__file__).parents[1] / "disk" / "fourth.db.gz"


async def named(client, name):
    await client.patch("/api/me", json={"name": name})
    return client


async def begin(*clients, **wish):
    table = await open_table(clients[0], game="zgame", **wish)
    pages = [await visit(client, table) for client in clients]
    for page in pages:
        await page.ready(f"nonce of {pages.index(page)}")
    for page in pages:
        await page.until(lambda p: p.view)
    return table, *pages


async def finish(*clients, **wish):
    table, one, two = await begin(*clients, **wish)
    await one.play("resign")
    await two.until(lambda p: p.seating["stage"] == "over")
    return table


async def fetch(client, table, **query):
    answer = await client.get(f"/api/games/{table}", params=query)
    assert answer.status == 200, await answer.text()
    return read(BytesIO(await answer.read()))


async def code_of(answer):
    return answer.status, (await answer.json())["code"]


def rows(database, sql):
    with closing(sqlite3.connect(database)) as db:
        return db.execute(sql).fetchall()


async def test_a_game_that_ends_is_kept_as_it_was_played(guest, server):
    ann, bob = await named(await guest(), "Ann"), await named(await guest(), "Bob")
    table, one, two = await begin(ann, bob)
    before = server.app[STORE].find(table)
    await one.play("resign")
    await two.until(lambda p: p.seating["stage"] == "over")
    kept = await fetch(await guest(), table)
    assert [player.name for player in kept.title.players] == ["Ann", "Bob"]
    assert kept.title.places == tuple(map(tuple, two.seating["places"])) == ((1,), (0,))
    assert head_of(kept.title) == before.head
    assert kept.log[: len(before.log)] == before.log
    assert kept.title.began <= kept.title.ended
    proof = kept.title.proof
    assert proof.nonces == ("nonce of 0", "nonce of 1")
    assert commitment_of(bytes.fromhex(proof.secret)) == one.seating["commitment"]
    assert seed_of(bytes.fromhex(proof.secret), proof.nonces).hex() == proof.seed
    assert holds(kept)


def holds(kept):
    report = verify(kept, GAMES[kept.title.game].game)
    return report.holds and report.whole


async def test_a_file_is_answered_as_it_is_stored(guest):
    ann, bob = await guest(), await guest()
    table = await finish(ann, bob)
    answer = await ann.get(f"/api/games/{table}")
    assert answer.content_type == "application/vnd.sabot"
    assert "Content-Encoding" not in answer.headers
    assert "Content-Disposition" not in answer.headers
    assert (await answer.read())[:2] == b"\x1f\x8b"
    answer = await ann.get(f"/api/games/{table}", params={"download": ""})
    expected = f'attachment; filename="zgame-{table}.sabot"'
    assert answer.headers["Content-Disposition"] == expected


async def test_a_running_game_and_one_that_never_was_are_refused(guest):
    ann, bob = await guest(), await guest()
    table, *_ = await begin(ann, bob)
    waiting = await open_table(ann)
    for id in (table, waiting):
        assert await code_of(await ann.get(f"/api/games/{id}")) == (409, "not-over-yet")
    for id in ("nosuch", "a b", "x" * 99, "%00", "ä"):
        assert await code_of(await ann.get(f"/api/games/{id}")) == (404, "not-kept")


async def test_a_game_at_a_locked_table_is_for_those_who_played_it(guest):
    ann, bob, eve = await guest(), await guest(), await guest()
    table, one, two = await begin(ann, bob)
    await ann.put(f"/api/tables/{table}/lock", json={"locked": True})
    assert await code_of(await eve.get(f"/api/games/{table}")) == (403, "locked")
    await one.play("resign")
    await two.until(lambda p: p.seating["stage"] == "over")
    assert await code_of(await eve.get(f"/api/games/{table}")) == (403, "locked")
    assert (await fetch(bob, table)).title.id == (await fetch(ann, table)).title.id == table


@pytest.mark.parametrize("method", ["GET", "HEAD"])
async def test_looking_for_games_is_rate_limited(guest, method):
    ann, path = await guest(), "/api/games/nosuch"
    answers = [await ann.request(method, path) for _ in range(limits.FINDS_AT_ONCE + 10)]
    assert {answer.status for answer in answers[-5:]} == {429}


async def test_the_log_is_in_the_record_and_the_table_can_be_looked_at_as_before(
    guest, server, database
):
    ann, bob = await guest(), await guest()
    table = await finish(ann, bob)
    kept = await fetch(ann, table)
    assert rows(database, "select count(*) from log") == [(0,)]
    server.app[LOBBY].rooms.pop(table).stop()
    page = await visit(await guest(), table)
    await page.until(lambda p: p.view)
    assert page.seating["stage"] == "over" and page.seating["places"] == [[1], [0]]
    assert page.revision == len(kept.log)
    await server.app[KEEPER].wait(table)
    assert len(rows(database, "select * from games")) == 1  # and isn't recorded again


async def test_a_game_whose_table_is_taken_up_stays_out_of_a_list_it_was_dropped_from(
    guest, server
):
    ann, bob = await guest(), await guest()
    table = await finish(ann, bob)
    await fetch(ann, table)
    assert (await ann.delete(f"/api/me/games/{table}")).status == 200
    server.app[LOBBY].rooms.pop(table).stop()
    page = await visit(ann, table)
    await page.until(lambda p: p.seating["stage"] == "over")
    await server.app[KEEPER].wait(table)
    assert await listed(ann) == [] and len(await listed(bob)) == 1


async def listed(client, **query):
    answer = await client.get("/api/me/games", params=query)
    assert answer.status == 200, await answer.text()
    return (await answer.json())["games"]


async def test_each_player_has_a_list_of_their_games_newest_first(guest):
    ann, bob = await named(await guest(), "Ann"), await named(await guest(), "Bob")
    eve = await guest()
    first, second = await finish(ann, bob), await finish(bob, ann)
    for table in (first, second):
        await fetch(ann, table)
    games = await listed(ann)
    assert [game["id"] for game in games] == [second, first]
    assert [game["seat"] for game in games] == [1, 0]
    assert games[1]["players"] == ["Ann", "Bob"] and games[1]["places"] == [[1], [0]]
    assert games[1]["game"] == "zgame" and games[1]["lasted"] >= 0
    assert await listed(eve) == []
    assert [game["id"] for game in await listed(ann, before=games[0]["ended"])] == [first]
    assert await listed(ann, game="zinga") == [] and len(await listed(ann, game="zgame")) == 2
    answer = await (await ann.get("/api/me/games", params={"limit": 1})).json()
    assert [game["id"] for game in answer["games"]] == [second] and answer["more"]
    assert await code_of(await ann.get("/api/me/games?game=chess")) == (400, "no-such-game")
    for odd in ("-1", "x", "9" * 40, "0", "1e9", "٣"):
        assert len(await listed(ann, limit=odd)) >= 1 and len(await listed(ann, before=odd)) <= 2
    assert [g["id"] for g in await listed(ann, before=games[0]["ended"], before_id="z\0")] == [
        first
    ]


@pytest.mark.parametrize("game", [{}, {"game": "zgame"}], ids=["all", "one"])
async def test_games_that_ended_in_the_same_moment_are_all_listed_page_by_page(
    guest, database, game
):
    ann, bob = await guest(), await guest()
    for _ in range(3):
        await fetch(ann, await finish(ann, bob))
    with closing(sqlite3.connect(database)) as db, db:
        db.execute("update played set ended = 1780000000000")
    pages, last = [], {}
    while page := await listed(ann, limit=1, **game, **last):
        pages += page
        last = {"before": page[0]["ended"], "before_id": page[0]["id"]}
    assert len(pages) == 3 and pages == await listed(ann, **game)


async def test_a_game_dropped_from_one_list_stays_for_the_others(guest):
    ann, bob = await guest(), await guest()
    table = await finish(ann, bob)
    await fetch(ann, table)
    await ann.delete(f"/api/me/games/{table}")
    await ann.delete("/api/me/games/nosuch")
    assert await listed(ann) == [] and [game["id"] for game in await listed(bob)] == [table]
    assert (await fetch(ann, table)).title.id == table


async def test_a_record_names_nobody_who_asked_to_be_forgotten(guest, database):
    ann, bob = await named(await guest(), "Annabella"), await named(await guest(), "Bob")
    table = await finish(ann, bob)
    before = await fetch(bob, table)
    assert (await ann.delete("/api/me")).status == 200
    kept = await fetch(bob, table)
    everything = repr(kept) + repr(rows(database, "select * from played"))
    assert "Annabella" in repr(before) and "Annabella" not in everything
    assert kept.title.players[1] == before.title.players[1]
    assert [game["players"][1] for game in await listed(bob)] == ["Bob"]
    assert len(rows(database, "select * from played")) == 1
    assert [e for e in kept.log if not isinstance(e, Sat)] == [
        e for e in before.log if not isinstance(e, Sat)
    ]
    assert kept.film[3:] == before.film[3:] and holds(kept)


async def test_a_game_that_is_pruned_leaves_nothing(guest, server, database):
    ann, bob = await guest(), await guest()
    table = await finish(ann, bob)
    await fetch(ann, table)
    server.app[LOBBY].rooms.pop(table).stop()
    assert await prune_old(server.app[STORE], 1, today() + 2 * DAY) == 1
    assert await listed(ann) == []
    assert await code_of(await ann.get(f"/api/games/{table}")) == (404, "not-kept")
    for name in ("tables", "games", "played", "log", "finished"):
        assert rows(database, f"select * from {name}") == []


# The end, and a server that ends with it


async def test_a_game_that_ended_as_the_server_did_is_kept_at_the_next_start(parlour, database):
    await parlour.deal("ann")
    parlour.guests[0].leave()
    await parlour.until(lambda: parlour.room.stage == "closed")
    await parlour.rest()
    assert rows(database, "select id from games") == []
    parlour.store.close()
    async with TestServer(make_app(database)) as server:
        while not rows(database, "select id from games"):
            [task] = server.app[KEEPER]._tasks.values() or [None]
            await server.app[STORE].settled() if task is None else await task
    [(id, record)] = rows(database, "select id, record from games")
    kept = read(BytesIO(record))
    assert (id, kept.title.reason, kept.title.places) == ("parlour", "nobody", None)
    assert holds(kept)
    assert rows(database, "select count(*) from log") == [(0,)]
    assert rows(database, "select player from played") == [("ann",)]


async def test_a_game_that_is_not_over_by_the_disk_has_no_record(parlour, database):
    await parlour.deal("ann")
    await parlour.rest()
    with pytest.raises(NotOver):
        made(database, "parlour", 0)
    assert parlour.store.unrecorded() == []


async def test_a_game_by_other_rules_keeps_its_log(parlour, database, monkeypatch):
    await parlour.deal("ann")
    parlour.guests[0].leave()
    await parlour.until(lambda: parlour.room.stage == "closed")
    await parlour.rest()
    assert parlour.store.unrecorded() == ["parlour"]
    game = type(parlour.room.live.table.game)
    monkeypatch.setattr(game, "version", game.version + 1)
    assert made(database, "parlour", 0) is None
    monkeypatch.undo()
    assert made(database, "parlour", 0)


async def test_the_proof_holds_when_the_host_removed_a_player_in_play(guest):
    ann, bob = await guest(), await guest()
    table, one, _ = await begin(ann, bob)
    assert (await ann.delete(f"/api/tables/{table}/seats/1")).status == 200
    await one.play("resign")
    await one.until(lambda p: p.seating["stage"] == "over")
    kept = await fetch(ann, table)
    assert holds(kept)
    proof = kept.title.proof
    assert seed_of(bytes.fromhex(proof.secret), proof.nonces).hex() == proof.seed
    assert one.seating["proof"]["seed"] == proof.seed


# The file before there were records


async def test_a_game_that_ended_in_a_file_of_the_fourth_version_is_recorded_and_holds(tmp_path):
    """The file was written by the code of that version: a person and a bot, played to its end."""
    old = tmp_path / "old.db"
    old.write_bytes(gzip.decompress(FOURTH.read_bytes()))
    [(entries,)] = rows(old, "select count(*) from log")
    [(ended,)] = rows(old, "select at from finished")
    async with TestServer(make_app(str(old))) as server:
        while server.app[STORE].unrecorded():
            await server.app[STORE].settled()
            await server.app[KEEPER].wait("parlour")
    [(record,)] = rows(old, "select record from games")
    kept = read(BytesIO(record))
    assert holds(kept) and (kept.title.places, kept.title.reason) == (((1,), (0,)), None)
    assert (len(kept.log) + 1, kept.title.ended, kept.title.began) == (entries, ended, None)
    assert rows(old, "select count(*) from log") == [(0,)]
    assert rows(old, "select player, ended from played") == [("ann", ended)]


def test_a_file_of_yesterday_gets_the_new_tables_and_keeps_its_rows(tmp_path):
    old = str(tmp_path / "old.db")
    with closing(sqlite3.connect(old)) as db, db:
        for statement in (s for step in MIGRATIONS[:4] for s in step):
            db.execute(statement)
        db.execute("pragma user_version = 4")
        db.execute("insert into tables values ('done', '{}', 0), ('live', '{}', 1)")
        db.execute("insert into log values ('done', 0, '{}'), ('live', 0, '{}')")
    store = SqliteStore(old)
    assert store.unrecorded() == ["done"]
    store.close()
    assert len(rows(old, "select * from log")) == 2


@pytest.mark.parametrize(("sql", "index"), [
    (NEWEST_GAMES, "PRIMARY KEY"), (NEWEST_OF_GAME, "played_by_game"),
])  # fmt: skip
def test_a_list_is_read_by_an_index_without_a_sort(store, database, sql, index):
    wish = ("ann", 1, "", "zinga", 20) if sql is NEWEST_OF_GAME else ("ann", 1, "", 20)
    with closing(sqlite3.connect(database)) as db:
        [plan] = db.execute(f"explain query plan {sql}", wish).fetchall()
    assert plan[3].startswith("SEARCH played USING") and index in plan[3]
