"""A crowd of onlookers: it never keeps a player or the host from their own table."""

import pytest
from aiohttp.test_utils import TestServer

from sabot.server import limits
from sabot.server.http.api import LOBBY
from sabot.server.http.app import make_app
from tests.server.page import open_table, visit

FEW = {"ONLOOKERS_AT_TABLE": 5, "ONLOOKERS_AT_TABLE_OF_ADDRESS": 3, "ONLOOKERS_OF_ADDRESS": 4}


@pytest.fixture
def few(monkeypatch):
    for name, number in FEW.items():
        monkeypatch.setattr(limits, name, number)


@pytest.fixture
async def proxied(database, guest):
    """Behind a proxy, so that guests can come from several addresses."""
    async with TestServer(make_app(database + ".2", behind_proxy=True)) as server:

        async def come(address):
            client = await guest(server)
            client.session.headers["X-Forwarded-For"] = address
            return client

        yield come


async def refused(client, table, **query):
    socket = await client.ws_connect("/ws", params={"table": table, **query})
    told = await socket.receive_json()
    await socket.close()
    return told.get("code")


async def crowd(guest, table, number):
    """Onlookers, each a guest of their own."""
    for _ in range(number):
        await visit(await guest(), table, watch="")


async def test_a_seated_player_comes_back_to_a_table_full_of_onlookers_from_one_address(guest, few):
    ann, bob = await guest(), await guest()
    table = await open_table(ann)
    pages = [await visit(client, table) for client in (ann, bob)]
    for page in pages:
        await page.ready()
    await pages[1].until(lambda p: p.view)
    await pages[1].close()
    await pages[0].until(lambda p: not p.seating["chairs"][1]["here"])
    await crowd(guest, table, 3)
    assert await refused(await guest(), table) == "too-many-lines"
    again = await visit(bob, table)
    assert again.seating["seat"] == 1 and not again.refusals


async def test_the_host_fits_though_they_only_watch(guest, few):
    ann = await guest()
    table = await open_table(ann)
    await crowd(guest, table, 3)
    assert await refused(await guest(), table, watch="") == "too-many-lines"
    assert (await visit(ann, table, watch="")).seating["host"]


async def test_one_address_fills_no_table(proxied, few):
    ann = await proxied("192.0.2.1")
    table = await open_table(ann)
    for _ in range(3):
        await visit(await proxied("192.0.2.1"), table, watch="")
    assert await refused(await proxied("192.0.2.1"), table, watch="") == "too-many-lines"
    for _ in range(2):
        await visit(await proxied("192.0.2.2"), table, watch="")
    assert await refused(await proxied("192.0.2.3"), table, watch="") == "too-many-lines"
    assert (await visit(ann, table)).seating["seat"] == 0


async def test_one_address_watches_so_many_tables_and_no_more(guest, few):
    ann = await guest()
    tables = [await open_table(ann) for _ in range(2)]
    for table in tables:
        await crowd(guest, table, 2)
    assert await refused(await guest(), tables[0], watch="") == "too-many-lines"
    assert (await visit(ann, tables[0])).seating["seat"] == 0


async def test_whoever_may_still_take_a_chair_fits_and_whoever_may_not_does_not(guest, few):
    ann, bob = await guest(), await guest()
    table = await open_table(ann)
    await visit(ann, table)
    await crowd(guest, table, 3)
    assert (await visit(bob, table)).seating["seat"] == 1
    assert await refused(await guest(), table) == "too-many-lines"


async def test_sitting_down_and_getting_up_again_lets_in_no_crowd(guest, few, server):
    ann = await guest()
    table = await open_table(ann)
    await crowd(guest, table, 3)
    for _ in range(2):  # as many as there are chairs
        page = await visit(await guest(), table)
        await page.say(do="rise")
        await page.until(lambda p: p.seating["seat"] is None)
    assert await refused(await guest(), table) == "too-many-lines"
    assert len(server.app[LOBBY].rooms[table].readers) == 5


async def test_seats_of_one_address_have_a_limit_too(guest, monkeypatch):
    monkeypatch.setattr(limits, "LINES_OF_ADDRESS", 2)
    ann = await guest()
    for _ in range(2):
        await visit(ann, await open_table(ann))
    assert await refused(ann, await open_table(ann)) == "too-many-lines"
