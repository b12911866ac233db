"""Somebody asks to be forgotten: no file and no table names them any more, and games stay whole."""

import asyncio
import sqlite3
from contextlib import closing

from sabot.server.http.api import LOBBY, STORE
from sabot.server.table.forgetting import forget_player
from sabot.server.table.lobby import replayed
from sabot.server.table.store import Unavailable
from tests.server.page import open_table, visit


async def named(client, name):
    await client.patch("/api/me", json={"name": name})
    return client


async def begin(server, ann, bob, **wish):
    table = await open_table(ann, game="zgame", **wish)
    pages = [await visit(client, table) for client in (ann, bob)]
    for page in pages:
        await page.ready()
    for page in pages:
        await page.until(lambda p: p.view)
    return table, *pages


def stored(server, table):
    kept = server.app[STORE].find(table)
    return kept, repr((kept.sitting, kept.log))


async def test_a_finished_game_keeps_its_result_under_an_invented_name(guest, server):
    ann, bob = await named(await guest(), "Annabella"), await named(await guest(), "Bob")
    table, one, two = await begin(server, ann, bob)
    await one.play("resign")
    await two.until(lambda p: p.seating["stage"] == "over")
    before, text = stored(server, table)
    player = before.sitting.places[0].player
    assert "Annabella" in text and player in text
    for is_in_memory in (True, False):
        if not is_in_memory:
            await one.close()
            await two.close()
            server.app[LOBBY].forget()
            assert table not in server.app[LOBBY].rooms
        answer = await (ann if is_in_memory else bob).delete("/api/me")
        assert answer.status == 200
        kept, text = stored(server, table)
        assert ("Annabella" not in text) and player not in text
    assert "Bob" not in text and table not in server.app[LOBBY].rooms  # put away again
    assert kept.sitting.result == before.sitting.result and len(kept.log) == len(before.log)
    assert replayed(kept).state == replayed(before).state
    me = await (await ann.get("/api/me")).json()
    assert me["name"] != "Annabella"  # another guest, with another cookie


async def test_a_bot_plays_on_in_a_game_and_a_chair_before_one_is_free(guest, server):
    ann, bob = await guest(), await named(await guest(), "Bobbert")
    table, _, two = await begin(server, ann, bob)
    waiting = await open_table(ann)
    first = await visit(ann, waiting)
    await visit(bob, waiting)
    await first.until(lambda p: p.seating["chairs"][1]["name"] == "Bobbert")
    await bob.delete("/api/me")
    await first.until(lambda p: p.seating["chairs"][1]["name"] is None)
    await two.listening
    assert two.refusals[-1]["code"] == "forgotten"
    kept, text = stored(server, table)
    assert "Bobbert" not in text and kept.sitting.places[1].level


async def test_the_table_of_a_host_who_is_forgotten_has_another_one(guest, server):
    ann, bob = await guest(), await guest()
    _, _, two = await begin(server, ann, bob)
    await ann.delete("/api/me")
    await two.until(lambda p: p.seating["host"])


async def test_nothing_of_the_others_changes(guest, server):
    ann, bob, eve = await guest(), await named(await guest(), "Bob"), await guest()
    table, *_ = await begin(server, ann, bob)
    await visit(eve, table)
    before = server.app[LOBBY].rooms[table].sitting
    await eve.delete("/api/me")
    assert server.app[LOBBY].rooms[table].sitting == before


async def test_a_table_that_is_fetched_meanwhile_forgets_them_too(guest, server):
    ann, bob = await named(await guest(), "Annabella"), await guest()
    table, *pages = await begin(server, ann, bob)
    for page in pages:
        await page.close()
    lobby, store = server.app[LOBBY], server.app[STORE]
    player = lobby.rooms[table].sitting.places[0].player
    lobby.rooms.pop(table).stop()
    await store.prove()
    room, _ = await asyncio.gather(lobby.room(table), forget_player(lobby, store, player))
    assert player not in repr(room.sitting) and "Annabella" not in repr(room.sitting)
    await store.settled()
    assert "Annabella" not in stored(server, table)[1]


async def test_a_damaged_table_keeps_nobody_from_being_forgotten(guest, server, database):
    ann, bob = await named(await guest(), "Annabella"), await guest()
    table, *pages = await begin(server, ann, bob)
    for page in pages:
        await page.close()
    player = server.app[LOBBY].rooms[table].sitting.places[0].player
    server.app[LOBBY].rooms.pop(table).stop()
    await server.app[STORE].prove()
    with closing(sqlite3.connect(database)) as db, db:
        broken = "insert into tables (id, sitting, live) values ('broken', ?, 0)"
        db.execute(broken, (f'["{player}"]'.encode(),))
    assert (await ann.delete("/api/me")).status == 200
    assert "Annabella" not in stored(server, table)[1]


async def test_it_is_refused_while_the_disk_fails(guest, server, monkeypatch):
    ann = await guest()
    page = await visit(ann, await open_table(ann))

    def fail(*_):
        failed = asyncio.get_running_loop().create_future()
        failed.set_exception(Unavailable("disk I/O error"))
        return failed

    with monkeypatch.context() as patch:
        patch.setattr(server.app[STORE], "keep", fail)
        for _ in range(2):
            answer = await ann.delete("/api/me")
            assert (answer.status, (await answer.json())["code"]) == (503, "disk")
    server.app[LOBBY].rooms[page.table].ledger.keep()  # as it does by itself after a second
    assert (await ann.delete("/api/me")).status == 200
