"""What an operator orders from the command line while the server runs: close a table, ban."""

import asyncio
import sqlite3
from contextlib import closing

import pytest
from msgspec.json import decode

from sabot.server.disk import orders
from sabot.server.http import chores
from sabot.server.http.api import LOBBY, STORE
from sabot.server.http.chores import obey
from sabot.server.table import chairs
from sabot.server.table.lobby import Lobby
from tests.server.page import open_table, visit
from tests.server.process import open_server, run


def order(database, give, *subject):
    with closing(sqlite3.connect(database)) as db:
        return give(db, *subject)


async def begin(ann, bob, table):
    pages = [await visit(client, table) for client in (ann, bob)]
    for page in pages:
        await page.ready()
    for page in pages:
        await page.until(lambda p: p.view)
    return pages


def sitting(server, table):
    return server.app[LOBBY].rooms[table].sitting


# Closing a table


async def test_a_table_in_play_closes_and_its_players_are_told_why(guest, server, database):
    ann, bob = await guest(), await guest()
    table = await open_table(ann)
    pages = await begin(ann, bob, table)
    order(database, orders.close, table)
    await obey(server.app)
    for page in pages:
        await page.until(lambda p: p.seating["ended"] == "operator")
        assert page.seating["stage"] == "closed"
        await page.until(lambda p: p.events and p.events[-1]["on"] == "closed")
        assert page.events[-1]["why"] == "operator"
    answer = await (await ann.post(f"/api/tables/{table}/rematch")).json()
    assert answer["code"] == "closed-by-operator"
    assert table not in server.app[STORE].live() and order(database, orders.closing_of) == []


async def test_a_table_that_gathers_closes_too(guest, server, database):
    ann = await guest()
    page = await visit(ann, await open_table(ann))
    order(database, orders.close, page.table)
    await obey(server.app)
    await page.until(lambda p: p.seating["stage"] == "closed")
    assert await (await ann.get("/api/tables")).json() == []


async def test_an_order_given_while_no_server_ran_is_carried_out_at_the_start(parlour, database):
    await parlour.deal("ann")
    await parlour.rest()
    parlour.room.stop()
    order(database, orders.close, "parlour")
    lobby = Lobby(parlour.store, parlour.clock)
    await lobby.resume(parlour.store.live())
    for id in parlour.store.orders().closing:
        await lobby.close_table(id)
    await parlour.rest()
    assert lobby.rooms["parlour"].ended == "operator" and parlour.store.live() == []


async def test_an_order_for_a_table_that_is_not_there_is_dropped(server, database, caplog):
    order(database, orders.close, "nowhere")
    await obey(server.app)
    assert order(database, orders.closing_of) == [] and "can't be closed" in caplog.text


async def test_a_fault_is_told_and_later_orders_are_carried_out(server, monkeypatch, caplog):
    looks = asyncio.Queue()

    async def fail_once(app):
        looks.put_nowait(looks.qsize())
        if looks.qsize() == 1:
            raise KeyError("a fault of ours")

    monkeypatch.setattr(chores, "obey", fail_once)
    monkeypatch.setattr(chores, "SOON", 0)
    task = asyncio.create_task(chores.obey_for_ever(server.app))
    while looks.qsize() < 2:
        await asyncio.sleep(0)
    task.cancel()
    assert "a fault of ours" in caplog.text


# A ban


async def code(answer):
    return (await answer.json()).get("code")


async def test_a_banned_player_leaves_every_table_and_comes_to_none(guest, server, database):
    ann, bob = await guest(), await guest()
    table = await open_table(ann)
    one, two = await begin(ann, bob, table)
    player = sitting(server, table).places[1].player
    order(database, orders.ban, player, 0)
    await obey(server.app)
    await asyncio.wait_for(two.listening, 10)
    assert two.refusals[-1]["code"] == "banned"
    await one.until(lambda p: p.seating["chairs"][1]["level"])  # a bot plays on
    answer = await bob.get(f"/api/tables/{table}")
    assert (answer.status, await code(answer)) == (403, "banned")
    assert await code(await bob.post("/api/tables", json={"game": "zinga", "seats": 2})) == "banned"
    line = await bob.ws_connect("/ws", params={"table": table})
    assert (await line.receive_json())["code"] == "banned"
    await line.close()
    assert (await bob.get("/healthz")).status == 200
    assert (await ann.get(f"/api/tables/{table}")).status == 200


async def test_a_ban_can_be_lifted(guest, server, database):
    ann = await guest()
    table = await open_table(ann)
    player = sitting(server, table).host
    order(database, orders.ban, player, 0)
    await obey(server.app)
    assert await code(await ann.get("/api/me")) == "banned"
    order(database, orders.unban, player)
    await obey(server.app)
    assert (await ann.get("/api/me")).status == 200


async def test_the_table_of_a_banned_host_has_another_one(guest, server, database):
    ann, bob = await guest(), await guest()
    table = await open_table(ann)
    _, two = await begin(ann, bob, table)
    order(database, orders.ban, sitting(server, table).host, 0)
    await obey(server.app)
    await two.until(lambda p: p.seating["host"])
    assert list(chairs.people(sitting(server, table))) == [1]


# From the command line


@pytest.mark.slow
async def test_an_operator_lists_closes_and_bans_while_the_server_runs(tmp_path):
    async with open_server(tmp_path / "sabot.db") as server:
        page = await server.play()
        data = ("--data", server.data)
        status, told = await run("tables", "--json", *data)
        [card] = decode(told)
        assert (status, card["table"], card["stage"]) == (0, page.table, "playing")
        [player] = card["players"]
        assert page.table in (await run("tables", *data))[1]
        status, told = await run("close", page.table, *data)
        assert (status, told) == (0, f"{page.table} is closed, and its players are told.")
        await page.until(lambda p: p.seating["ended"] == "operator")
        assert await run("tables", "--json", *data) == (0, "[]")
        assert (await run("close", page.table, *data))[0] == 1
        status, told = await run("ban", *data, "--", player["id"])
        assert status == 0
        await asyncio.wait_for(page.listening, 10)
        assert player["id"] in (await run("ban", *data))[1]
        assert (await run("unban", *data, "--", player["id"]))[0] == 0
        assert (await run("unban", *data, "--", player["id"]))[0] == 1


async def test_without_a_data_file_each_says_so_and_makes_none(tmp_path):
    data = tmp_path / "none.db"
    for words in (("tables",), ("close", "abc234"), ("ban", "somebody"), ("unban", "somebody")):
        status, told = await run(*words, "--data", str(data))
        assert status == 1 and "There is no" in told and not data.exists()
