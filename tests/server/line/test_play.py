"""A real server, real sockets, whole tables."""

import asyncio

import pytest
from aiohttp.test_utils import TestServer

from sabot.registry import GAMES
from sabot.server.http.api import LOBBY
from sabot.server.http.app import STORE, make_app
from tests.server.page import open_table, visit


async def test_alone_the_game_starts_when_you_are_there(guest):
    ann = await guest()
    page = await visit(ann, await open_table(ann, seats=4, alone=True))
    levels = [chair["level"] for chair in page.seating["chairs"]]
    assert levels == [None, "normal", "normal", "normal"]
    await page.ready()
    await page.until(lambda p: p.view)
    assert page.seating["stage"] == "playing" and page.view["phase"] == "pause"


async def test_a_friend_with_the_link_sits_and_a_third_looks_on(guest):
    ann, bob, eve = [await guest() for _ in range(3)]
    table = await open_table(ann)
    pages = [await visit(client, table) for client in (ann, bob, eve)]
    assert [page.seating["seat"] for page in pages] == [0, 1, None]
    assert [page.seating["host"] for page in pages] == [True, False, False]
    for page in pages[:2]:
        await page.ready()
    for page in pages:
        await page.until(lambda p: p.view)
    assert [page.view["mine"] is None for page in pages] == [False, False, True]


async def test_looking_at_a_link_takes_no_chair(guest):
    ann, bob = await guest(), await guest()
    table = await open_table(ann)
    await bob.get(f"/t/{table}"), await bob.get(f"/api/tables/{table}")
    card = await (await ann.get(f"/api/tables/{table}")).json()
    assert [chair["name"] for chair in card["chairs"]] == [None, None]


async def play_until_rung(page):
    await page.ready()
    await page.until(lambda p: p.view and p.view["phase"] == "rolled", seconds=20)
    await asyncio.sleep(0.15)  # real time: sooner is a false start (ZG-23)
    await page.play("ring", reaction=150)
    await page.until(lambda p: any(e["on"] in ("rang", "late") for e in p.events))


@pytest.mark.slow
async def test_a_ring_is_heard_and_decided(guest):
    ann = await guest()
    page = await visit(ann, await open_table(ann, alone=True, options={"pause_time": 3_000}))
    await play_until_rung(page)
    assert page.heard == [1]


async def test_the_same_claim_twice_is_one_claim(guest):
    ann = await guest()
    page = await visit(ann, await open_table(ann, alone=True))
    await page.ready()
    await page.until(lambda p: p.view)
    for _ in range(2):
        page.seq = 0
        await page.play("pass")
    await page.until(lambda p: p.heard == [1, 1])
    await page.until(lambda p: p.refusals)
    assert [refusal["seq"] for refusal in page.refusals] == [1]


@pytest.mark.slow
async def test_a_server_that_crashed_goes_on_with_everything_it_told(guest, server, database):
    ann = await guest()
    table = await open_table(ann, alone=True)
    page = await visit(ann, table)
    await play_until_rung(page)
    told = page.revision
    cookies = ann.session.cookie_jar

    # Nothing is closed or saved: a second server opens the file that the first left behind.
    for room in server.app[LOBBY].rooms.values():
        room.stop()
    async with TestServer(make_app(database)) as again:
        back = await visit(await guest(again, cookies), table, after=str(told))
        await back.until(lambda p: any(e["on"] == "resumed" for e in p.events))
        assert back.seating["seat"] == 0
        assert back.updates[0]["revision"] == told + 1
        stored = again.app[STORE].find(table)
        assert len(stored.log) >= back.revision
        await back.close()


async def test_a_rematch_keeps_the_seats(guest, server):
    ann, bob = await guest(), await guest()
    table = await open_table(ann)
    pages = [await visit(client, table) for client in (ann, bob)]
    answer = await ann.post(f"/api/tables/{table}/rematch")
    assert (await answer.json())["code"] == "not-over-yet"
    server.app[LOBBY].rooms[table]._close()
    again = (await (await ann.post(f"/api/tables/{table}/rematch")).json())["table"]
    await pages[1].until(lambda p: p.seating["next"] == again)
    assert (await (await bob.post(f"/api/tables/{table}/rematch")).json())["table"] == again
    bobs, anns = await visit(bob, again), await visit(ann, again)
    assert [anns.seating["seat"], bobs.seating["seat"]] == [0, 1]
    assert anns.seating["commitment"] != pages[0].seating["commitment"]


async def test_the_shelf_lists_live_tables(guest):
    ann = await guest()
    assert await (await ann.get("/api/tables")).json() == []
    table = await open_table(ann)
    await visit(ann, table)
    [card] = await (await ann.get("/api/tables")).json()
    assert (card["table"], card["stage"]) == (table, "gathering")


async def test_every_game_shows_its_seats_levels_and_options(guest):
    cards = {card["id"]: card for card in await (await (await guest()).get("/api/games")).json()}
    assert list(cards) == list(GAMES)
    card = cards["zinga"]
    assert card["seats"] == [2, 3, 4, 5, 6, 7, 8]
    bounds = {"least": 1000, "most": 6000, "choices": []}
    assert {"name": "call_time", "default": 1500, **bounds} in card["options"]


async def test_a_guest_keeps_a_name_and_may_change_it(guest):
    ann = await guest()
    me = await (await ann.get("/api/me")).json()
    assert me["name"] and me["animal"]
    await ann.patch("/api/me", json={"name": "  Zoë\u202e the\ngreat "})
    assert (await (await ann.get("/api/me")).json()) == {**me, "name": "Zoë the great"}
    page = await visit(ann, await open_table(ann))
    assert page.seating["chairs"][0]["name"] == "Zoë the great"


@pytest.mark.slow
async def test_a_page_that_comes_in_the_middle_is_told_what_happened(guest):
    ann = await guest()
    table = await open_table(ann, alone=True)
    page = await visit(ann, table)
    await play_until_rung(page)
    again = await visit(ann, table)
    await again.until(lambda p: p.view)
    assert [event["on"] for event in again.past][:4] == ["sat", "sat", "rolling", "rolled"]


async def test_the_server_says_where_phones_find_it(guest, tmp_path):
    near = make_app(str(tmp_path / "near.db"), address="http://192.0.2.7:8000")
    async with TestServer(near) as server:
        answer = await (await guest(server)).get("/api/server")
        assert await answer.json() == {"address": "http://192.0.2.7:8000"}
