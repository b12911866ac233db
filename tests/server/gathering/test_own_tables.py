"""A player who left a table in the middle finds the way back on the shelf; nobody else does."""

from sabot.server.http.api import LOBBY
from tests.server.page import open_table, visit


async def listed(client):
    return await (await client.get("/api/tables")).json()


async def begin(client, **wish):
    page = await visit(client, await open_table(client, alone=True, **wish))
    await page.ready()
    await page.until(lambda p: p.view)
    return page


async def leave(server, page):
    await page.close()
    assert page.table in server.app[LOBBY].rooms


async def test_a_game_left_alone_is_listed_for_its_player_and_for_nobody_else(guest, server):
    ann, bob = await guest(), await guest()
    page = await begin(ann, listed=True)
    assert [card["yours"] for card in await listed(bob)] == [False]
    await leave(server, page)
    [card] = await listed(ann)
    assert (card["table"], card["yours"], card["stage"]) == (page.table, True, "playing")
    assert await listed(bob) == []


async def test_ones_own_tables_come_first_and_the_newest_before_the_others(guest, server):
    ann, bob = await guest(), await guest()
    first, others, second = await begin(ann), await begin(bob, listed=True), await begin(ann)
    await leave(server, first)
    cards = [(card["table"], card["yours"]) for card in await listed(ann)]
    assert cards == [(second.table, True), (first.table, True), (others.table, False)]


async def test_a_locked_table_is_listed_for_those_who_sit_there(guest):
    ann, bob, eve = await guest(), await guest(), await guest()
    table = await open_table(ann, listed=True)
    for client in (ann, bob):
        await visit(client, table)
    await ann.put(f"/api/tables/{table}/lock", json={"locked": True})
    assert [len(await listed(client)) for client in (ann, bob, eve)] == [1, 1, 0]


async def test_a_game_that_is_over_is_no_longer_ones_own(guest):
    ann = await guest()
    page = await begin(ann, game="zgame")
    await page.play("resign")
    await page.until(lambda p: p.seating["stage"] == "over")
    assert await listed(ann) == []


async def test_from_outside_a_table_says_nothing_of_whose_it_is(guest):
    ann, bob = await guest(), await guest()
    page = await begin(ann)
    for client in (ann, bob):
        card = await (await client.get(f"/api/tables/{page.table}")).json()
        assert card["yours"] is False
